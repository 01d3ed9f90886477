import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { booking } from '../../../machines/book-install/book-install.cases.ts';
import { howToPay, resumed, starts } from '../../../machines/order-broadband/order-broadband.cases.ts';
import { order } from '../../../machines/review-order/review-order.cases.ts';
import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import { selectOrderBroadband } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { Booking, OrderBroadbandContext } from '../../../machines/order-broadband/order-broadband.types.ts';
import { watchLostFocus } from '../../ui/lost-focus.ts';
import { OrderPlaced } from './views/OrderPlaced.tsx';
import { OrderUpdates } from './views/OrderUpdates.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const send = vi.fn<(event: { type: string }) => void>();

/** The order summary of a customer who chose 24 December and these visits. */
function draw(
  visits: Pick<Booking, 'outsideVisit' | 'inHomeVisit'>,
  change: Partial<OrderBroadbandContext> = {},
  filling = 'noFileWanted',
) {
  const snapshot = createActor(orderBroadbandMachine, { input: starts['a member'] }).getSnapshot();
  const context: OrderBroadbandContext = {
    ...snapshot.context,
    ...resumed,
    plan: { ...resumed.plan, upfrontPrice: '3000', monthlyPrice: '2500' },
    product: { ...resumed.product, setupPriceInPence: 3000 },
    switching: snapshot.context.switching,
    customisation: { productId: resumed.product.productId, meshWifi: false, connectionDate: '2026-12-24' },
    booking: { ...booking, ...visits },
    order,
    ...change,
  };
  const model = selectOrderBroadband({
    ...snapshot,
    context,
    matches: (value) => (value as { fillingCalendar?: string }).fillingCalendar === filling,
  });
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <OrderPlaced model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
      </MemoryRouter>
    </MantineProvider>,
  );
}

/** Term and details of each row of what was ordered, one behind the other. */
const ordered = () =>
  within(screen.getByRole('region', { name: 'What you’ve ordered' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
const button = (name: RegExp) => screen.getByRole('button', { name });

const engineers = /notes to your engineers/;
const visit = booking.outsideVisit;

test('a home without visits is told its Go Live date, and nothing of engineers (OR-07, CU-03)', () => {
  draw({ outsideVisit: null, inHomeVisit: null });
  expect(ordered()).toContainEqual('Go Live date: Thursday 24 December 2026');
  expect(screen.queryByText(engineers)).toBeNull();
});

test('a single visit for both works is one home install (BK-31)', () => {
  draw({ outsideVisit: null, inHomeVisit: visit });
  expect(screen.getByRole('region', { name: 'Home install' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Outside install' })).toBeNull();
});

test('each price says how often it is paid (OR-07)', () => {
  draw({ outsideVisit: visit, inHomeVisit: visit });
  expect(ordered()).toEqual(expect.arrayContaining(['Each month: £25', 'Set-up, once: £30']));
});

test('a switch is told with the provider that is left, and nothing of it where nobody has decided (OR-07)', () => {
  draw({ outsideVisit: visit, inHomeVisit: visit });
  expect(ordered().filter((row) => row.startsWith('Your switch'))).toEqual([]);
  cleanup();
  const { switching } = createActor(orderBroadbandMachine, { input: starts['a member'] }).getSnapshot().context;
  draw({ outsideVisit: visit, inHomeVisit: visit }, { switching: { ...switching, wish: 'self' } });
  expect(ordered()).toContain('Your switch: You cancel it yourself');
});

test('whoever has no way to pay is offered to choose one, after the order’s number (OR-04)', () => {
  draw({ outsideVisit: null, inHomeVisit: null }, { order: { ...order, redirectUrl: howToPay } });
  const offer = screen.getByRole('region', { name: 'Choose how you pay' });
  expect(offer).toHaveTextContent('Nothing is due today.');
  const choose = within(offer).getByRole('link', { name: 'Choose how you pay' });
  expect(choose).toHaveAttribute('href', '/dashboard/payment-method');
  expect(screen.getByText(order.orderKey).compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the way to pay stands above both columns where two visits have no switch beside them, else above the visits', () => {
  const both = { outsideVisit: visit, inHomeVisit: visit };
  const toPay = { order: { ...order, redirectUrl: howToPay } };
  const { switching } = createActor(orderBroadbandMachine, { input: starts['a member'] }).getSnapshot().context;
  const isInColumn = () => {
    const column = screen.getByRole('region', { name: 'Your visits' }).parentElement;
    return column?.contains(screen.getByRole('region', { name: 'Choose how you pay' }));
  };
  draw(both, toPay);
  expect(isInColumn()).toBe(false);
  cleanup();
  draw(both, { ...toPay, switching: { ...switching, wish: 'self' } });
  expect(isInColumn()).toBe(true);
  cleanup();
  draw({ ...both, outsideVisit: null }, toPay);
  expect(isInColumn()).toBe(true);
});

test('whoever has a way to pay is asked for none (OR-04)', () => {
  draw({ outsideVisit: null, inHomeVisit: null });
  expect(screen.queryByRole('region', { name: 'Choose how you pay' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See your order' })).toBeVisible();
});

test('a home with engineer visits is told what its engineers get (OR-07)', () => {
  draw({ outsideVisit: visit, inHomeVisit: visit });
  expect(screen.getByText(engineers)).toBeVisible();
  const visits = within(screen.getByRole('region', { name: 'Your visits' }));
  for (const name of ['Outside install', 'Home install'])
    expect(visits.getByRole('region', { name })).toHaveTextContent('Tuesday 17 February 20268am-12pm');
  expect(ordered()).toEqual(
    expect.arrayContaining(['Router: Included', 'Contact for the visits: Rowan Archer, 07700 900101']),
  );
});

test('the chosen day is told beside an outside visit, unless that is later: then it is the day after (OR-07, CU-03)', () => {
  draw({ outsideVisit: visit && { ...visit, date: '2026-12-14' }, inHomeVisit: null });
  expect(screen.getByText(engineers)).toBeVisible();
  expect(ordered()).toContainEqual('Go Live date: Thursday 24 December 2026');
  cleanup();
  draw({ outsideVisit: visit && { ...visit, date: '2026-12-28' }, inHomeVisit: null });
  expect(ordered()).toContainEqual('First charge: Tuesday 29 December 2026');
});

test('what happens next stands with its days, and the first charge with its sum (OR-07, OR-08)', () => {
  draw({
    outsideVisit: visit && { ...visit, date: '2026-12-14' },
    inHomeVisit: visit && { ...visit, date: '2026-12-21' },
  });
  const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Ordered, doneMonday 23 November 2026/),
    expect.stringMatching(/^Outside installMonday 14 December 2026, 8am-12pm/),
    expect.stringMatching(/^Your router is on its wayA few days before/),
    expect.stringMatching(/^Home installMonday 21 December 2026, 8am-12pm/),
    expect.stringMatching(/^Go Live dateMonday 21 December 2026/),
    expect.stringMatching(/^First month chargedMonday 21 December 2026.*£55, VAT included/),
  ]);
  expect(screen.getByText(/^You can change your mind until Monday/)).toHaveTextContent('until Monday 7 December 2026.');
});

test('a visit goes into the customer’s calendar, and its date can be changed (BK-29, DB-04)', async () => {
  draw({ outsideVisit: null, inHomeVisit: visit });
  await userEvent.click(button(/^Add to calendar \(Home install/));
  expect(send).toHaveBeenLastCalledWith({ type: 'calendar.requested', appointmentId: visit?.appointmentId });
  const change = screen.getByRole('link', { name: /^Change this date \(Home install/ });
  expect(change).toHaveAttribute('href', `/dashboard/orders/${order.id}#order-visits`);
});

test('a calendar file that was not made is told beside its visit (BK-29)', () => {
  const home = visit && { ...visit, appointmentId: 'home' };
  draw({ outsideVisit: visit, inHomeVisit: home }, { calendarVisit: 'home' }, 'fileNotMade');
  const card = screen.getByRole('region', { name: 'Home install' });
  expect(within(card).getByRole('alert')).toHaveTextContent('We couldn’t make the calendar file.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('the papers of the contract are there to read where the order tells of them (CO-04)', () => {
  draw({ outsideVisit: null, inHomeVisit: null });
  expect(screen.queryByRole('region', { name: 'Your contract' })).toBeNull();
  cleanup();
  const plan = { ...resumed.plan, contractSummaryDocId: 'doc-1', contractInformationDocId: 'doc-2' };
  draw({ outsideVisit: null, inHomeVisit: null }, { order: { ...order, plan } });
  const papers = within(screen.getByRole('region', { name: 'Your contract' })).getAllByRole('link');
  expect(papers.map((link) => link.getAttribute('href'))).toEqual([
    '/broadband/api/contracts/download-contract?docId=doc-1',
    '/broadband/api/contracts/download-contract?docId=doc-2',
  ]);
});

test('who asks for updates stays in that part of the page when the button gives way to the answer (OR-09)', async () => {
  onTestFinished(watchLostFocus());
  function Updates() {
    const [updates, setUpdates] = useState<'offered' | 'on'>('offered');
    return (
      <main>
        <h1>Thank you</h1>
        <OrderUpdates updates={updates} send={() => setUpdates('on')} />
      </main>
    );
  }
  render(<Updates />);
  screen.getByRole('button', { name: 'Keep me posted' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('You’ll get order updates by email and text.');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Follow your order' })).toHaveFocus());
});

test.each([
  ['where the engineer comes in', booking.inHomeVisit, 'The engineer plugs your router in, and you’re online.'],
  ['where nobody does', null, 'Plug your router in, and you’re online.'],
])('who plugs the router in is said as it is %s', (_, inHomeVisit, words) => {
  draw({ outsideVisit: visit, inHomeVisit });
  expect(screen.getByText(words)).toBeVisible();
});

test('the way to the order stands with its day and its number, before all that is to be read', () => {
  draw({ outsideVisit: visit, inHomeVisit: booking.inHomeVisit });
  const order = screen.getByRole('link', { name: 'See your order' });
  const next = screen.getByRole('heading', { name: 'What happens next' });
  expect(order.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
