import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accepted, chooses, input, offerOf, wantsMesh } from './change-plan.cases.ts';
import { changePlanMachine } from './change-plan.machine.ts';
import { asked, changingBy, faster, offered, offeredMesh, open, present, slower } from './changes.cases.ts';

const pageOf = (to: 'choose_plan' | 'confirm_plan') => ({ type: 'xstate.route', to: `#${to}` }) as const;

/** A member who has read the offer of 1 Gbps. */
async function reading() {
  const machine = changePlanMachine.provide({
    actors: {
      loadChanges: fromPromise(() => Promise.resolve(changingBy(open))),
      offerChange: fromPromise(({ input: chosen }) => Promise.resolve(offerOf(chosen))),
      acceptChange: fromPromise(() => Promise.resolve(asked)),
    },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choose_plan'));
  expect(actor.getSnapshot().can(pageOf('confirm_plan'))).toBe(false);
  actor.send(chooses(faster));
  await waitFor(actor, (snapshot) => snapshot.matches('confirm_plan'));
  return actor;
}

test('Back from what is confirmed leads to the plans, and Forward to what was read (DB-05)', async () => {
  const actor = await reading();
  actor.send(pageOf('choose_plan'));
  expect(actor.getSnapshot().value).toBe('choose_plan');
  actor.send(pageOf('confirm_plan'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'confirm_plan', context: { offer: offered } });
});

test('another plan is another offer', async () => {
  const actor = await reading();
  actor.send(pageOf('choose_plan'));
  actor.send(chooses(slower));
  expect(actor.getSnapshot().can(pageOf('confirm_plan'))).toBe(false);
  await waitFor(actor, (snapshot) => snapshot.matches('confirm_plan'));
  expect(actor.getSnapshot().context.offer?.plan).toEqual(slower);
});

test('other kit is another offer, and is kept over Back and Forward (CU-02)', async () => {
  const actor = await reading();
  actor.send(pageOf('choose_plan'));
  actor.send(wantsMesh(true));
  expect(actor.getSnapshot().can(pageOf('confirm_plan'))).toBe(false);
  actor.send(chooses(present));
  await waitFor(actor, (snapshot) => snapshot.matches('confirm_plan'));
  expect(actor.getSnapshot().context.offer).toEqual(offeredMesh);
  actor.send({ type: 'plans.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'choose_plan', context: { meshWifi: true } });
});

test('there is no way back to a choice once the plan changes', async () => {
  const actor = await reading();
  actor.send(accepted);
  await waitFor(actor, (snapshot) => snapshot.matches('change_plan_confirmation'));
  expect((['choose_plan', 'confirm_plan'] as const).map((page) => actor.getSnapshot().can(pageOf(page)))).toEqual([
    false,
    false,
  ]);
});
