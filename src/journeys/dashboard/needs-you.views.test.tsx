import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NeedsYou } from './views/NeedsYou.tsx';

const show = (needs: Partial<ComponentProps<typeof NeedsYou>>) =>
  render(
    <MemoryRouter>
      <NeedsYou toRebook={[]} onOffer={[]} toRepair={[]} unfinished={null} {...needs} />
    </MemoryRouter>,
  );

test('where nothing waits for the member there is no card', () => {
  show({});
  expect(screen.queryByRole('region')).toBeNull();
});

test('a visit to choose another date for leads to its order, with why and when it was (DB-04)', () => {
  const visit = { visitId: 'v', orderId: 'o', orderKey: 'LK-1', visitType: 'IN_HOME', date: '2026-02-17' } as const;
  show({ toRebook: [{ ...visit, why: 'Nobody was at home: choose another date' }] });
  const card = screen.getByRole('region', { name: 'Needs you' });
  expect(card).toHaveTextContent('Choose another date for your home install');
  expect(card).toHaveTextContent(
    'Nobody was at home: choose another date. It was planned for Tuesday 17 February 2026.',
  );
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/dashboard/orders/o');
});

test('an earlier date that came free leads to its order, with until when it is held (DB-04)', () => {
  const offer = { offerId: 'f', orderId: 'o', orderKey: 'LK-1', visitType: 'PRE_WORK', date: '2026-02-12' } as const;
  show({ onOffer: [{ ...offer, time: '12pm-4pm', until: '2026-02-05T13:30:00+00:00' }] });
  const card = screen.getByRole('region', { name: 'Needs you' });
  expect(card).toHaveTextContent('An earlier date for your outside install');
  expect(card).toHaveTextContent(
    'We’re holding Thursday 12 February 2026, 12pm-4pm, for you until 1:30pm on Thursday 5 February 2026.',
  );
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/dashboard/orders/o');
});

test.each([
  ['READY', /Agree to your switch.*starts once you agree/],
  ['FAILED', /We couldn’t order your switch/],
  ['EXPIRED', /The offer from your old provider has run out/],
] as const)(
  'a switch that is %s leads to the summary of its own order, where it goes on, also when its banner is put away (SW-09)',
  (why, words) => {
    show({ toRepair: [{ orderId: 'o', orderKey: 'LK-1', why }] });
    const card = screen.getByRole('region', { name: 'Needs you' });
    expect(card).toHaveTextContent(words);
    expect(card).toHaveTextContent('Order LK-1');
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/dashboard/orders/o/order-summary');
  },
);

test('an order that was begun can be carried on with, as far as it is known', () => {
  show({ unfinished: { path: '/postcode-checker', planName: null, address: null } });
  expect(screen.getByRole('link', { name: 'Carry on with your order' })).toHaveAttribute('href', '/postcode-checker');
});
