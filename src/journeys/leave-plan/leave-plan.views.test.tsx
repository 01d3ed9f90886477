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
  orderedSwitch,
  overdueSwitch,
  planned,
  soon,
  withdrawing,
} from '../../../machines/leave-plan/plans.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './leave-plan.views.ts';

await loadLateViews(views);

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

const withSwitch = { ...open, orderedSwitch };

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
  expect(screen.getByText('£15').closest('dd')).toHaveTextContent('5 months × £15 = £75');
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
  // There may be no final bill.
  expect(screen.getByText('Its last day was Sunday 3 May 2026. You can still read all your bills.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bills' })).toHaveAttribute('href', '/dashboard/bills');
});

test('a switch that is ordered stands first: nothing need be done, and which days come before it or after (DB-06, SW-12)', async () => {
  await show(withSwitch, 'ChoosingLastDay');
  const region = screen.getByRole('region', { name: 'Your switch to Riverbourne Broadband' });
  expect(region).toHaveTextContent(
    'Riverbourne Broadband will take over your broadband on Saturday 10 October 2026. You need do nothing here.',
  );
  expect(region).toHaveTextContent('4 months × £15 = £60');
  expect(region).toHaveTextContent('From your last day until the switch you’d have no broadband from us');
  expect(region).toHaveTextContent('If you choose a later day, the switch still comes first');
  expect(within(region).getByRole('link', { name: 'See your switch' })).toHaveAttribute(
    'href',
    `/dashboard/switches/${orderedSwitch.switchId}`,
  );
  const early = screen.getByRole('radio', { name: /^Wednesday 23 September 2026/ });
  expect(early.closest('label')).toHaveTextContent('16 days without broadband from us before the switch');
  const late = screen.getByRole('radio', { name: /^Tuesday 23 February 2027/ });
  expect(late.closest('label')).toHaveTextContent('No exit fee. The switch comes first');
  expect(screen.queryByRole('region', { name: 'Moving to another provider?' })).toBeNull();
});

test.each([
  ['2026-09-25', 'One day without broadband from us before the switch'],
  ['2026-09-24', 'The switch follows on the next day'],
  ['2026-09-23', 'The switch comes first'],
])('a switch on %s, beside a last day on 23 September (SW-12)', async (day, words) => {
  await show({ ...open, orderedSwitch: { ...orderedSwitch, day } }, 'ChoosingLastDay');
  const early = screen.getByRole('radio', { name: /^Wednesday 23 September 2026/ });
  expect(early.closest('label')).toHaveTextContent(words);
});

test('one that is overdue may come any day, and no day is told to come before it (SW-12)', async () => {
  await show({ ...open, orderedSwitch: overdueSwitch }, 'ChoosingLastDay');
  const region = screen.getByRole('region', { name: 'Your switch to Riverbourne Broadband' });
  expect(region).toHaveTextContent('was to take over your broadband on Saturday 5 September 2026, and hasn’t');
  expect(region).toHaveTextContent('the switch ends your plan first, at its own exit fee');
  expect(region).not.toHaveTextContent('will take over');
  expect(screen.getByRole('radio', { name: /^Tuesday 23 February 2027/ }).closest('label')).not.toHaveTextContent(
    'first',
  );
});

test('what is planned and falls away is read before anything is sent (DB-04, DB-05, DB-06)', async () => {
  await show({ ...open, fallsAway: planned }, 'ChoosingLastDay');
  expect(
    screen.getByText(
      /the pause that you planned from Tuesday 15 September 2026 to Monday 28 September 2026 falls away/,
    ),
  ).toHaveTextContent('If you then keep your plan before the pause begins, it stands again; after that it’s gone.');
  expect(screen.getByText(/^Your plan won’t become Full Fibre 500 on Thursday 24 September 2026/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Away for a while?' })).toBeNull();
});

test('so is what the chosen day means beside the switch, and again what falls away', async () => {
  await show({ ...withSwitch, fallsAway: planned }, 'ConfirmingLeaving', { past: [chooses(soon.lastDay)] });
  expect(screen.getByRole('status')).toHaveTextContent('you’ll have no broadband from us for 16 days');
  expect(screen.getByRole('region', { name: 'What else changes' })).toHaveTextContent('falls away');
});

test('a day that the switch comes before counts only if it is called off', async () => {
  await show(withSwitch, 'ConfirmingLeaving', { past: [chooses(atTheEnd.lastDay)] });
  expect(screen.getByRole('status')).toHaveTextContent(
    'With the switch your last day is Friday 9 October 2026. Exit fee: 4 months × £15 = £60. The day you choose here counts only if the switch is called off.',
  );
});

test('a plan that ends before its switch says so, and for how long there is no broadband (SW-12)', async () => {
  await show({ ...asked, orderedSwitch }, 'ShowingLeaving');
  expect(screen.getByText('Your last day is Wednesday 23 September 2026.')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Your switch to Riverbourne Broadband' });
  expect(region).toHaveTextContent('Between your last day and the switch you’ll have no broadband from us for 16 days');
});

test('one that the switch ends first shows the switch’s day and bill, and what the chosen day would cost (SW-12)', async () => {
  await show({ ...asked, orderedSwitch: { ...orderedSwitch, day: '2026-09-20' } }, 'ShowingLeaving');
  expect(screen.getByText('Your last day is Friday 9 October 2026.')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Your switch to Riverbourne Broadband' });
  expect(region).toHaveTextContent('You need do nothing more');
  expect(screen.getByText(/^You can keep your plan until Friday 9 October 2026/)).toBeVisible();
  expect(region).toHaveTextContent(
    'Your plan ends on that day only if the switch is called off. Exit fee: 5 months × £15 = £75 for that day.',
  );
  const bill = screen.getByRole('region', { name: 'Your final bill' });
  expect(within(bill).getByRole('row', { name: /^To pay/ })).toHaveTextContent('£45');
});

test('who may keep the plan reads until when its pause stands again (DB-04)', async () => {
  await show({ ...asked, fallsAway: { ...planned, change: null } }, 'ShowingLeaving');
  expect(screen.getByText(/is off/)).toHaveTextContent(
    'It stands again if you keep your plan by Monday 14 September 2026. After that it’s gone',
  );
});

test('a pause that begins after the plan can be kept no more stands again whenever it is kept', async () => {
  const pause = { from: '2026-09-23', to: '2026-09-28' };
  await show({ ...asked, fallsAway: { pause, change: null } }, 'ShowingLeaving');
  expect(screen.getByText(/is off/)).toHaveTextContent('If you keep your plan, it stands again.');
});

test('keeping the plan does not stop the switch: the question and its answer say so (SW-12)', async () => {
  const kept = { ...withSwitch, fallsAway: { ...planned, change: null } };
  await show({ ...asked, orderedSwitch, fallsAway: kept.fallsAway }, 'ConfirmingStaying');
  const dialog = screen.getByRole('dialog', { name: 'Keep your plan?' });
  expect(dialog).toHaveTextContent('still takes over your broadband on Saturday 10 October 2026');
  expect(dialog).toHaveTextContent('to Monday 28 September 2026 stands again');
  expect(dialog).not.toHaveTextContent('goes on as before');
});

test.each([
  [open, 'Good that you’re staying', 'Your plan goes on as before'],
  [withSwitch, 'You’ve kept your plan', 'keeping your plan doesn’t stop the switch'],
] as const)('a plan that was kept goes on, or until the switch', async (cancellation, heading, words) => {
  await show(cancellation, 'PlanKept');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});
