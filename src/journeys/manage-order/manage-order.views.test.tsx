import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom, fromPromise } from 'xstate';
import { inHomeId, outsideId } from '../../../machines/book-install/book-install.cases.ts';
import { input } from '../../../machines/manage-order/manage-order.cases.ts';
import { manageOrderMachine } from '../../../machines/manage-order/manage-order.machine.ts';
import { selectManageOrder, type ManageOrderModel } from '../../../machines/manage-order/manage-order.selectors.ts';
import type { ManageOrderView, MemberOrder } from '../../../machines/manage-order/manage-order.types.ts';
import { cancelling, closed, orderWith, running, toRebook } from '../../../machines/manage-order/orders.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './manage-order.views.ts';

await loadLateViews(views);

/** The model of an order that has just been read. */
async function modelOf(order: MemberOrder): Promise<ManageOrderModel> {
  const machine = manageOrderMachine.provide({ actors: { loadOrder: fromPromise(() => Promise.resolve(order)) } });
  const actor = createActor(machine, { input });
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('showingOrder')).toBe(true));
  return selectManageOrder(actor.getSnapshot());
}

async function show(
  order: MemberOrder,
  name: ManageOrderView = 'ShowingOrder',
  change: Partial<ManageOrderModel> = {},
) {
  const send = vi.fn<(event: EventFrom<typeof manageOrderMachine>) => void>();
  const View = views[name];
  const model = { ...(await modelOf(order)), ...change };
  render(
    <MemoryRouter>
      <View model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('an order shows its id, how it stands, its visits, promises, plan and papers (OR-05, DB-01)', async () => {
  await show({ ...running, meshWifi: true });
  expect(screen.getByText('LK-20260105-0001')).toBeVisible();
  expect(screen.getByText(/^Committed: your Go Live date/)).toBeVisible();
  const visits = screen.getByRole('region', { name: 'Your visits' });
  expect(
    within(visits)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Outside install', 'Home install']);
  expect(within(visits).getAllByText('Rowan Archer, 07700 900101')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'What you’ve been promised' })).toHaveTextContent('Go Live');
  expect(screen.getByRole('region', { name: 'What you’ve ordered' })).toHaveTextContent(
    /Mesh Wi-FiIn the monthly price.*Go Live dateTuesday 24 February 2026.*Each month£25/,
  );
  expect(screen.getByRole('link', { name: /^Contract summary/ })).toHaveAttribute(
    'href',
    expect.stringContaining('summary-1'),
  );
});

test('dates that stand are folded with what they are worth; what was broken is said at once', async () => {
  const [standing] = running.promises;
  if (!standing) throw new Error('The order of the cases has no promise');
  const broken = { ...standing, id: 'broken', state: 'BROKEN', causedBy: 'NETWORK' } as const;
  await show({ ...running, promises: [standing, broken] });
  expect(screen.getByText(/^Broken by the network/)).toBeVisible();
  expect(screen.getByText('To come')).not.toBeVisible();
  await userEvent.click(screen.getByText('The date to come, and what it’s worth'));
  expect(screen.getByText('To come')).toBeVisible();
});

test('a Go Live that is late stays in sight with what it is worth so far, though it is still to come', async () => {
  const [standing] = running.promises;
  if (!standing) throw new Error('The order of the cases has no promise');
  const late = {
    ...standing,
    state: 'OPEN',
    compensation: { ...standing.compensation, days: 3, amountInPence: 1938 },
  } as const;
  await show({ ...running, promises: [late], compensationInPence: 1938 });
  const promised = within(screen.getByRole('region', { name: 'What you’ve been promised' }));
  expect(promised.getAllByText(/£19\.38/)[0]).toBeVisible();
  expect(promised.queryByText(/and what it’s worth/)).toBeNull();
});

test('what came off a bill for a broken promise is said, and leads to that bill (DB-06)', async () => {
  const credits = [{ billId: '4b1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0001', date: '2026-02-24', amountInPence: 1938 }];
  await show({ ...running, credits });
  const promises = within(screen.getByRole('region', { name: 'What you’ve been promised' }));
  const link = promises.getByRole('link', { name: /^£19\.38 came off your bill of.*24/ });
  expect(link).toHaveAttribute('href', '/dashboard/bills/4b1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0001');
});

test.each([
  [/^Change date \(Home install/, { type: 'dateChange.requested', visitId: inHomeId }],
  [/^Change contact or notes \(Outside install/, { type: 'detailsChange.requested', visitId: outsideId }],
  [/^Add to calendar \(Home install/, { type: 'calendar.requested', visitId: inHomeId }],
  ['Cancel order', { type: 'cancellation.requested' }],
])('%s tells the machine which visit is meant', async (name, event) => {
  const send = await show(running);
  await userEvent.click(button(name));
  expect(send).toHaveBeenCalledWith(event);
});

test('a visit that could not take place comes first, says why, and has no way but another date (DB-04)', async () => {
  await show({
    ...running,
    order: orderWith({}, [{}, { rebookingRequired: true, stateDescription: 'Choose another date' }]),
  });
  expect(screen.getByText('You need to choose another date')).toBeVisible();
  const [first] = within(screen.getByRole('region', { name: 'Your visits' })).getAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Home install');
  expect(button(/^Choose another date \(Home/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /calendar \(Home/ })).toBeNull();
});

test('on the day the engineer has a name and a number, and nothing can be changed any more (BK-30)', async () => {
  await show(closed);
  expect(screen.getByRole('link', { name: '07700 900555' })).toHaveAttribute('href', 'tel:07700900555');
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test.each([
  ['CANCEL', '2026-02-15', 'You can cancel for free until Sunday 15 February 2026.', 'Cancel order'],
  ['CANCEL', null, 'You can cancel for free for as long as your order is delayed, or no date is set.', 'Cancel order'],
  [
    'WITHDRAW',
    '2026-02-16',
    'you can withdraw from your contract until Monday 16 February 2026.',
    'Withdraw from contract',
  ],
] as const)('%s until %s is said, and can be done (DB-06)', async (how, until, words, name) => {
  await show({ ...running, cancellation: { how, until } });
  expect(screen.getByRole('region', { name: 'Cancel your order' })).toHaveTextContent(words);
  expect(button(name)).toBeVisible();
});

test.each([
  [
    '2026-02-15',
    'After that you can still change your mind until Monday 16 February 2026: you withdraw from your contract, and pay only for days on which you’ve used the service.',
  ],
  ['2026-02-16', null],
  [null, null],
])('who can cancel until %s is told of a later day to withdraw: %s (DB-06)', async (until, words) => {
  await show({ ...running, cancellation: { how: 'CANCEL', until } });
  expect(screen.queryByText(/still change your mind/)?.textContent ?? null).toBe(words);
});

test.each([
  ['COMPLETED', /^Your broadband is live/, true],
  ['CANCELLED', /^This order is cancelled/, false],
  ['REJECTED', /^The network couldn’t take this order/, false],
  ['COMMITTED', /^Your engineers are on their way/, true],
  ['A_STATE_OF_NEXT_YEAR', /^Your engineers are on their way/, true],
])('an order that is %s says why it cannot be cancelled (DB-06)', async (state, words, hasHelp) => {
  await show({ ...running, order: orderWith({ state }), cancellation: { how: null, until: null } });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Cancel order|Withdraw)/ })).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Chat with us' })).toHaveLength(hasHelp ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'Leave us' })).toHaveLength(state === 'COMPLETED' ? 1 : 0);
});

test('an order whose broadband has a last day leads to how it ends, and not to leaving (DB-06)', async () => {
  const order = orderWith({ state: 'COMPLETED' });
  await show({
    ...running,
    order: { ...order, plan: { ...order.plan, serviceEnd: '2026-06-23' } },
    cancellation: { how: null, until: null },
  });
  expect(screen.getByText(/Your broadband’s last day:/)).toHaveTextContent(/last day: Tuesday 23 June 2026\.$/);
  expect(screen.queryByRole('link', { name: 'Leave us' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See how your broadband ends' })).toHaveAttribute(
    'href',
    `/dashboard/plans/${order.plan.id}/leave`,
  );
});

test('an order has the reference by which the network knows it, once there is one (OR-05)', async () => {
  await show(running);
  expect(screen.getByText('NET-1001')).toBeVisible();
});

test('an order that the network has not acknowledged has no reference of theirs', async () => {
  await show({ ...running, order: { ...running.order, externalOrderId: null } });
  expect(screen.queryByText('Network’s reference')).toBeNull();
});

test('a cancellation says when it will be complete', async () => {
  await show({ ...cancelling, order: { ...cancelling.order, cancellationCompletionDate: '2026-02-17' } });
  expect(screen.getByText('The cancellation is complete by Tuesday 17 February 2026.')).toBeVisible();
});

test.each([
  ['dateChanged', 'Your visit has a new date. We’ve told the network.'],
  ['ending', 'This order is being cancelled, so nothing has been changed.'],
] as const)('"%s" is told at the top of the order', async (news, words) => {
  await show(running, 'ShowingOrder', { news });
  expect(screen.getByText(words)).toBeVisible();
});

test('who withdraws is asked about withdrawing, and may keep the order (DB-06)', async () => {
  const send = await show(toRebook, 'ConfirmingCancellation');
  const dialog = screen.getByRole('dialog', { name: 'Withdraw from your contract?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my order' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, withdraw' }));
  expect(send.mock.calls).toEqual([[{ type: 'cancellation.declined' }], [{ type: 'cancellation.confirmed' }]]);
});

test('the form for the engineer begins with what they know, and a refused phone number says what to do (BK-26)', async () => {
  const { visits } = await modelOf(running);
  const [outside] = visits;
  const send = await show(running, 'ChangingDetails', {
    ...(outside && { details: outside.details }),
    errors: { phone: 'phoneWrong' },
  });
  expect(screen.getByLabelText(/^Anything else/)).toHaveValue('Ring the lower bell');
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(
    /Enter a UK phone number, like 07700 900123/,
  );
  await userEvent.click(button('Save'));
  expect(send).toHaveBeenCalledWith({
    type: 'details.submitted',
    firstName: 'Rowan',
    lastName: 'Archer',
    phone: '07700 900101',
    healthAndSafety: '',
    engineerInstructions: 'Ring the lower bell',
  });
});

test('who comes too late for the engineer has a way back to what was entered, to the order and to us (BK-26)', async () => {
  const send = await show(running, 'DetailsTooLate');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'It’s too late to tell your engineer something new',
  );
  await userEvent.click(button('Back to your order'));
  await userEvent.click(button('Look at the details'));
  expect(send.mock.calls).toEqual([[{ type: 'order.requested' }], [{ type: 'details.resumed' }]]);
  expect(screen.getByRole('link', { name: 'Chat with us' })).toBeVisible();
});

test('an order without visits and papers says so', async () => {
  const { order } = running;
  const plan = { ...order.plan, contractSummaryDocId: null, contractInformationDocId: null };
  await show({ ...running, promises: [], order: { ...order, plan, appointments: [] } });
  expect(screen.getByText('No visits are booked for this order.')).toBeVisible();
  expect(screen.getByText('Your contract isn’t ready to download yet.')).toBeVisible();
});

test('an order that is live leads to its bills; before that there are none', async () => {
  await show(running);
  expect(screen.queryByRole('link', { name: 'See your bills' })).toBeNull();
  await show({ ...running, order: orderWith({ plan: { ...running.order.plan, serviceStart: '2026-02-24' } }) });
  expect(screen.getByRole('link', { name: 'See your bills' })).toHaveAttribute('href', '/dashboard/bills');
  expect(screen.getByRole('link', { name: /^See your plan/ })).toHaveAttribute(
    'href',
    `/dashboard/plans/${running.order.plan.id}`,
  );
  expect(screen.getByRole('link', { name: 'Report a fault' })).toHaveAttribute(
    'href',
    `/dashboard/plans/${running.order.plan.id}/fault`,
  );
});

test.each([
  ['that is under way', running, 'street'],
  [
    'whose outside visit was made',
    {
      ...running,
      promises: running.promises.map((promise) => ({
        ...promise,
        kind: 'OUTSIDE_VISIT' as const,
        state: 'KEPT' as const,
      })),
    },
    'wall',
  ],
  ['that is completed', { ...closed, order: { ...closed.order, state: 'COMPLETED' } }, 'home'],
  ['that is being cancelled', cancelling, undefined],
] as const)('the picture of an order %s shows how far the fibre has come', async (_, order, reach) => {
  await show(order);
  expect(document.querySelector<SVGElement>('[data-reach]')?.dataset['reach']).toBe(reach);
});

test('what is on its way has the width of what comes, so that nothing moves', async () => {
  await show(running, 'LoadingOrder');
  const coming = document.querySelector<HTMLElement>('[data-width]')?.dataset['width'];
  cleanup();
  await show(running, 'ShowingOrder');
  expect(document.querySelector<HTMLElement>('[data-width]')?.dataset['width']).toBe(coming);
});
