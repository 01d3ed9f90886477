import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { orderId } from '../../../machines/dashboard/dashboard.cases.ts';
import type { OrderCard } from '../../../machines/dashboard/order-card.rules.ts';
import { order as anyOrder } from './test-views.tsx';
import { RunningOrder } from './views/RunningOrder.tsx';

const booked = { id: 'v', visitType: 'PRE_WORK', stateDescription: 'Booked', engineerName: 'Ash Merrow' } as const;

const order: OrderCard = {
  ...anyOrder,
  visits: [
    {
      ...booked,
      date: '2026-02-17',
      time: '8am-12pm',
      worth: { rateInPence: 3231, per: 'VISIT', days: 0, amountInPence: 0 },
    },
  ],
};

const show = (shown: OrderCard) =>
  render(
    <MemoryRouter>
      <RunningOrder order={shown} isMain />
    </MemoryRouter>,
  );

const link = (name: RegExp) => screen.getByRole('link', { name });

test('of one that is being cancelled nothing says that it will be paid', () => {
  show({ ...order, isPaidLater: false, goLive: null });
  expect(screen.queryByText('Go Live date')).toBeNull();
  expect(screen.queryByText('Nothing to pay before your Go Live date')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Choose how you pay/ })).toBeNull();
});

test('one that runs has its visits, promises, plan and papers (DB-01, OR-05)', () => {
  show(order);
  const card = screen.getByRole('region', { name: /^Your Full Fibre 150 order ?, LK-1$/ });
  expect(card).toHaveTextContent('Order ID: LK-1');
  expect(card).toHaveTextContent('Ash Merrow is coming');
  expect(card).toHaveTextContent('£25 a month with mesh Wi-Fi');
  expect(card).toHaveTextContent('Go Live dateTuesday 24 February 2026');
  expect(card).toHaveTextContent('Next: your outside install on Tuesday 17 February 2026');
  expect(screen.getByRole('region', { name: /^Outside install/ })).toHaveTextContent('We pay you £32.31 if we miss it');
  expect(link(/^Choose how you pay.*LK-1$/)).toHaveAttribute('href', '/dashboard/payment-method');
  expect(card).toHaveTextContent('What you’ve been promisedGo Live');
  expect(link(/^Contract summary/)).toHaveAttribute('href', expect.stringContaining('docId=summary-1'));
  expect(screen.queryByRole('link', { name: /^Contract information/ })).toBeNull();
  expect(link(/^See and change your order.*LK-1$/)).toHaveAttribute('href', `/dashboard/orders/${orderId}`);
});

test('one whose promises all stand at its visits has no list of them, and one without a visit no next date', () => {
  show({ ...order, promises: [], visits: [] });
  expect(screen.queryByRole('heading', { name: 'What you’ve been promised' })).toBeNull();
  expect(screen.queryByText(/^Next:/)).toBeNull();
});

test('papers that are not there yet are said to be on their way', () => {
  show({ ...order, summaryId: null });
  expect(screen.getByText('Not ready to download yet')).toBeVisible();
});
