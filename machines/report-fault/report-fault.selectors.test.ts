import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import {
  before,
  delayed,
  none,
  notLive,
  open,
  over,
  paused,
  planWith,
  repaired,
  visitId,
  wantsDay,
  withVisit,
} from './faults.cases.ts';
import { changes, input, nothingTyped, reports } from './report-fault.cases.ts';
import { reportFaultMachine } from './report-fault.machine.ts';
import { selectReportFault } from './report-fault.selectors.ts';
import type { Faults } from './report-fault.types.ts';

/** What a page is told once these faults have been read. */
async function read(faults: Faults, ...events: EventFrom<typeof reportFaultMachine>[]) {
  const machine = reportFaultMachine.provide({
    actors: { loadFaults: fromPromise(() => Promise.resolve(planWith(faults))) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of events) actor.send(event);
  return selectReportFault(actor.getSnapshot());
}

test('nothing is known of a plan that is looked up', () => {
  const model = selectReportFault(createActor(reportFaultMachine, { input }).getSnapshot());
  expect(model).toMatchObject({ planName: '', address: '', fault: null, earlier: [], blocked: null, isBusy: true });
});

test('the form knows the plan, its Go Live date and the member’s number, and what was refused', async () => {
  expect(await read(none, reports(nothingTyped))).toMatchObject({
    planName: 'Full Fibre 150',
    address: '4 Heron Way, Wrenholt, LK9 1SA',
    phone: input.phone,
    goLive: '2026-02-24',
    blocked: null,
    errors: { problem: 'problemMissing' },
    isBusy: false,
  });
});

test('an open fault stands before those that are over, with the promise of its repair (DB-01)', async () => {
  const { fault, earlier } = await read(withVisit);
  expect(fault).toMatchObject({
    state: 'FOUND_AT_HOME',
    repair: { kind: 'REPAIR', date: '2026-09-09' },
    isLate: false,
  });
  expect(earlier).toEqual([before]);
});

test('a repair is late once a day of it counts, and no more once it is done', async () => {
  expect((await read(open)).fault?.isLate).toBe(false);
  expect((await read(delayed)).fault?.isLate).toBe(true);
  expect((await read(over)).fault).toMatchObject({ id: repaired.id, isLate: false, compensationInPence: 2068 });
});

test('where none can be reported the reason is told, with what was wrong before', async () => {
  expect(await read(notLive)).toMatchObject({
    blocked: 'NOT_LIVE',
    fault: null,
    orderId: expect.stringMatching(/^9e9e/),
  });
  expect(await read(paused)).toMatchObject({ blocked: 'PAUSED', fault: { number: before.number }, earlier: [] });
});

test('a visit at which nobody was at home is the one that a day is wanted for (BK-31)', async () => {
  expect((await read(withVisit)).fault?.wanted).toBeNull();
  expect((await read(wantsDay)).fault?.wanted).toMatchObject({ id: visitId, state: 'NO_ACCESS' });
});

test('while dates are looked for the page waits for them, and for nothing else', async () => {
  expect(await read(withVisit)).toMatchObject({ isBusy: false, isMoving: false });
  expect(await read(withVisit, changes)).toMatchObject({ isBusy: true, isMoving: true });
  expect(await read(withVisit, { type: 'news.requested' })).toMatchObject({ isBusy: true, isMoving: false });
});
