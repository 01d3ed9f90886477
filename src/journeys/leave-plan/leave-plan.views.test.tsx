import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import { accepted, chooses, input, notAccepted } from '../../../machines/leave-plan/leave-plan.cases.ts';
import { leavePlanMachine } from '../../../machines/leave-plan/leave-plan.machine.ts';
import { selectLeavePlan, type LeavePlanModel } from '../../../machines/leave-plan/leave-plan.selectors.ts';
import type { LeavePlanView, LeavingWay, PlanCancellation } from '../../../machines/leave-plan/leave-plan.types.ts';
import {
  asked,
  askedForGood,
  atTheEnd,
  ended,
  leavingBy,
  notLive,
  open,
  soon,
  withdrawing,
} from '../../../machines/leave-plan/plans.cases.ts';
import { views } from './leave-plan.views.ts';

async function show(
  cancellation: PlanCancellation,
  name: LeavePlanView,
  { past = [], change = {} }: { past?: ReturnType<typeof chooses>[]; change?: Partial<LeavePlanModel> } = {},
) {
  const machine = leavePlanMachine.provide({
    actors: { loadLeaving: fromPromise(() => Promise.resolve(leavingBy(cancellation))) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of past) actor.send(event);
  const send = vi.fn<(event: EventFrom<typeof leavePlanMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectLeavePlan(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const button = (name: string) => screen.getByRole('button', { name });

test('the fee of each last day stands there as arithmetic before anything is asked (DB-06)', async () => {
  const send = await show(open, 'ChoosingLastDay');
  expect(screen.getByText('Full Fibre 150, 4 Heron Way, Wrenholt, LK9 1SA')).toBeVisible();
  expect(screen.getByText(/within your minimum term/)).toBeVisible();
  const early = screen.getByRole('radio', { name: /^Wednesday 23 September 2026/ });
  expect(early.closest('label')).toHaveTextContent('Exit fee: 5 months × £15 = £75');
  const late = screen.getByRole('radio', { name: /^Tuesday 23 February 2027/ });
  expect(late.closest('label')).toHaveTextContent('No exit fee');
  expect(early).not.toBeChecked();
  await userEvent.click(button('See what it costs'));
  expect(send).toHaveBeenLastCalledWith(chooses(''));
  await userEvent.click(late);
  await userEvent.click(button('See what it costs'));
  expect(send).toHaveBeenLastCalledWith(chooses(atTheEnd.lastDay));
});

test('who moves to another provider reads that they need not ask for anything (DB-06)', async () => {
  await show(open, 'ChoosingLastDay');
  const region = screen.getByRole('region', { name: 'Moving to another provider?' });
  expect(region).toHaveTextContent('you’ll pay nothing past the day before the switch');
});

test.each<[LeavingWay | null, RegExp]>([
  ['WITHDRAW', /^Until Monday 16 February 2026 you can change your mind/],
  ['EXIT_FEE', /^You’re within your minimum term/],
  ['NOTICE', /^Your minimum term is over/],
  ['ROLLING', /^Your plan rolls from month to month/],
  [null, /^These are the days/],
])('the rule %s is told in words (DB-06)', async (how, words) => {
  await show({ ...open, how }, 'ChoosingLastDay');
  expect(screen.getByText(words)).toBeVisible();
});

test('a single day is chosen from the start, and says what comes back', async () => {
  await show(withdrawing, 'ChoosingLastDay');
  const day = screen.getByRole('radio');
  expect(day).toBeChecked();
  expect(day.closest('label')).toHaveTextContent('No exit fee. We’ll give you back £8.33');
});

test('before the end is asked for, its costs and the final bill are read and ticked (DB-06)', async () => {
  const send = await show(open, 'ConfirmingLeaving', { past: [chooses(soon.lastDay)] });
  expect(screen.getByText('5 months × £15 = £75')).toBeVisible();
  const bill = screen.getByRole('region', { name: 'Your final bill' });
  expect(within(bill).getByRole('row', { name: /^Exit fee/ })).toHaveTextContent('£75');
  expect(within(bill).getByRole('row', { name: /^To pay/ })).toHaveTextContent('£75');
  await userEvent.click(button('End my plan'));
  expect(send).toHaveBeenLastCalledWith(notAccepted);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button('End my plan'));
  expect(send).toHaveBeenLastCalledWith(accepted);
  await userEvent.click(button('Choose another day'));
  expect(send).toHaveBeenLastCalledWith({ type: 'otherDay.requested' });
});

test('where nothing is left to pay there is no final bill', async () => {
  await show(open, 'ConfirmingLeaving', { past: [chooses(atTheEnd.lastDay)] });
  expect(screen.getByRole('region', { name: 'Your final bill' })).toHaveTextContent('there’ll be no final bill');
});

test('what has changed meanwhile is told where the member comes back to', async () => {
  await show(open, 'ConfirmingLeaving', { past: [chooses(soon.lastDay)], change: { news: 'costsChanged' } });
  expect(screen.getByRole('status')).toHaveTextContent('What leaving costs has changed since you looked');
});

test('a plan that ends says when, what to send back and until when it can be kept (DB-06)', async () => {
  const send = await show(asked, 'ShowingLeaving');
  expect(screen.getByText('Your last day is Wednesday 23 September 2026.')).toBeVisible();
  expect(screen.getByText(/keep your plan until Tuesday 22 September 2026/)).toBeVisible();
  expect(screen.getByText(/prepaid bag/)).toBeVisible();
  await userEvent.click(button('Keep my plan'));
  expect(send).toHaveBeenLastCalledWith({ type: 'staying.requested' });
});

test('on its last day a plan cannot be kept, and the page says why', async () => {
  await show(askedForGood, 'ShowingLeaving');
  expect(screen.queryByRole('button', { name: 'Keep my plan' })).toBeNull();
  expect(screen.getByText(/can’t be kept any more/)).toBeVisible();
});

test('a plan that is not live leads to its order, one that has ended to its bills', async () => {
  await show(notLive, 'NotLiveYet');
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/orders\/9e9e/),
  );
  await show(ended, 'PlanEnded', { change: { endedOn: '2026-05-03' } });
  expect(screen.getByText(/^Its last day was Sunday 3 May 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bills' })).toHaveAttribute('href', '/dashboard/bills');
});
