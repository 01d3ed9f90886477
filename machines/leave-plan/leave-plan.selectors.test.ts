import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { lines } from '../read-bills/bills.cases.ts';
import { chooses, input } from './leave-plan.cases.ts';
import { leavePlanMachine } from './leave-plan.machine.ts';
import { selectLeavePlan } from './leave-plan.selectors.ts';
import type { LeavingWay, PlanCancellation } from './leave-plan.types.ts';
import { asked, atTheEnd, leavingBy, open, soon, withdrawing } from './plans.cases.ts';

/** What a page is told once a plan that ends so has been read. */
async function read(cancellation: PlanCancellation, ...events: ReturnType<typeof chooses>[]) {
  const machine = leavePlanMachine.provide({
    actors: { loadLeaving: fromPromise(() => Promise.resolve(leavingBy(cancellation))) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of events) actor.send(event);
  return selectLeavePlan(actor.getSnapshot());
}

test('nothing is known of a plan that is looked up', () => {
  const model = selectLeavePlan(createActor(leavePlanMachine, { input }).getSnapshot());
  expect(model).toMatchObject({ planName: '', ends: [], chosen: null, asked: null, isBusy: true });
});

test('each last day has its fee, its final bill and when the router comes back (DB-06)', async () => {
  const model = await read(open);
  expect(model).toMatchObject({
    planName: 'Full Fibre 150',
    address: '4 Heron Way, Wrenholt, LK9 1SA',
    how: 'EXIT_FEE',
    withdrawUntil: '2026-02-16',
    chosen: null,
  });
  expect(
    model.ends.map(({ lastDay, exitFee, totalInPence, sendBackBy }) => [lastDay, exitFee, totalInPence, sendBackBy]),
  ).toEqual([
    [soon.lastDay, soon.exitFee, 7500, soon.sendBackBy],
    [atTheEnd.lastDay, null, 0, atTheEnd.sendBackBy],
  ]);
});

test('the day that was chosen is told, and one that was asked for is no choice any more', async () => {
  expect((await read(open, chooses(atTheEnd.lastDay))).chosen?.lastDay).toBe(atTheEnd.lastDay);
  const model = await read(asked);
  expect(model).toMatchObject({ ends: [], asked: { lastDay: soon.lastDay, takeBackUntil: '2026-09-22' } });
});

test('lines of the final bill are named as far as their names are known', async () => {
  const [tomorrow] = (await read(withdrawing)).ends;
  expect(tomorrow?.refundInPence).toBe(833);
  expect(tomorrow?.lines.map(({ kind, name }) => [kind, name])).toEqual([
    ['UNUSED_DAYS', null],
    ['REFUND', null],
  ]);
  const [option] = withdrawing.options;
  if (!option) throw new Error('no day to choose');
  const finalBill = { ...option.finalBill, lines: [lines.setUpBack] };
  const [named] = (await read({ ...withdrawing, options: [{ ...option, finalBill }] })).ends;
  expect(named?.lines).toMatchObject([{ kind: 'SET_UP', name: 'Full Fibre 150' }]);
});

test('a rule of a newer gateway is told as none', async () => {
  expect((await read({ ...open, how: 'BY_CARRIER_PIGEON' as LeavingWay })).how).toBeNull();
});
