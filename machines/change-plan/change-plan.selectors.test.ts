import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { chooses, input, wantsMesh } from './change-plan.cases.ts';
import { changePlanMachine } from './change-plan.machine.ts';
import { selectChangePlan } from './change-plan.selectors.ts';
import type { PlanChanges } from './change-plan.types.ts';
import {
  asked,
  changingBy,
  ended,
  faster,
  fasterWithMesh,
  keptWithMesh,
  offered,
  offeredAnew,
  onlyKit,
  open,
  openWithMesh,
  present,
  slower,
  slowerWithMesh,
  switchAhead,
} from './changes.cases.ts';

/** What a page is told once a plan that can change so has been read. */
async function read(
  changes: PlanChanges,
  events: (ReturnType<typeof chooses> | ReturnType<typeof wantsMesh>)[] = [],
  drawn = offered,
) {
  const machine = changePlanMachine.provide({
    actors: {
      loadChanges: fromPromise(() => Promise.resolve(changingBy(changes))),
      offerChange: fromPromise(() => Promise.resolve(drawn)),
    },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of events) actor.send(event);
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return selectChangePlan(actor.getSnapshot());
}

test('nothing is known of a plan that is looked up', () => {
  const model = selectChangePlan(createActor(changePlanMachine, { input }).getSnapshot());
  expect(model).toMatchObject({ address: '', present: null, options: [], offer: null, asked: null, isBusy: true });
});

test('a page knows the plan as it is, what it can become, and from when (DB-05)', async () => {
  expect(await read(open)).toMatchObject({
    address: '4 Heron Way, Wrenholt, LK9 1SA',
    meshWifi: false,
    meshWifiMonthlyPriceInPence: 400,
    hasOtherPlans: true,
    present,
    from: '2026-09-24',
    minimumTermEnd: '2027-02-23',
    options: [slower, faster],
    offer: null,
    lastDay: null,
    isBusy: false,
  });
});

test('every plan has the kit that is wanted, and the present one with the other kit is one of them (CU-02)', async () => {
  expect(await read(open, [wantsMesh(true)])).toMatchObject({
    meshWifi: true,
    present,
    options: [slowerWithMesh, keptWithMesh, fasterWithMesh],
  });
  expect((await read(open, [wantsMesh(true), wantsMesh(false)])).options).toEqual([slower, faster]);
  const had = await read(openWithMesh);
  expect(had).toMatchObject({ meshWifi: true, present: { meshWifi: true } });
  expect(had.options.map(({ displayName }) => displayName)).toEqual(['150 Mbps', '1 Gbps']);
  const without = await read(openWithMesh, [wantsMesh(false)]);
  expect(without.options.map(({ displayName }) => displayName)).toEqual(['150 Mbps', '500 Mbps', '1 Gbps']);
});

test('where the network carries nothing else the kit is all that can change', async () => {
  expect(await read(onlyKit)).toMatchObject({ hasOtherPlans: false, options: [] });
  expect(await read(onlyKit, [wantsMesh(true)])).toMatchObject({ hasOtherPlans: false, options: [keptWithMesh] });
});

test('an offer that is drawn anew brings the day and the last day of its own documents', async () => {
  const { offer, from, minimumTermEnd } = await read(open, [chooses(faster)], offeredAnew);
  expect(offer).toEqual({ ...offeredAnew, besideSwitch: null });
  expect({ from, minimumTermEnd }).toEqual({ from: '2026-10-24', minimumTermEnd: '2027-03-05' });
});

test('the offer is told once it is drawn, and the change once it is agreed', async () => {
  expect((await read(open, [chooses(faster)])).offer).toEqual({ ...offered, besideSwitch: null });
  expect(await read(asked)).toMatchObject({ options: [], asked: { plan: faster, undoUntil: '2026-09-23' } });
});

test.each([
  ['2026-09-24', 'tooLate'],
  ['2026-09-25', 'cutShort'],
])('a change stands to the switch of %s as %s (DB-05, SW-12)', async (day, besideSwitch) => {
  const changes = { ...asked, switchAhead: { ...switchAhead, day } };
  expect((await read(changes)).asked).toMatchObject({ besideSwitch });
  const overdue = { ...switchAhead, day, isOverdue: true };
  expect((await read({ ...open, switchAhead: overdue }, [chooses(faster)])).offer?.besideSwitch).toBe('open');
});

test('a plan that has ended can become nothing', async () => {
  expect(await read(ended)).toMatchObject({ from: null, options: [], asked: null });
});
