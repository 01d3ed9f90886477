import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accepted, chooses, input, wantsMesh } from '../../../machines/change-plan/change-plan.cases.ts';
import { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import { askedMesh, changingBy, offeredMesh, open, present } from '../../../machines/change-plan/changes.cases.ts';
import { layerEntry } from '../../analytics/tracker.ts';
import { changePlanAnalytics } from './change-plan.analytics.ts';

test('each page of changing a plan is told with the plans that it is about, by their skus (DB-05, SC-17)', async () => {
  const machine = changePlanMachine.provide({
    actors: {
      loadChanges: fromPromise(() => Promise.resolve(changingBy(open))),
      offerChange: fromPromise(() => Promise.resolve(offeredMesh)),
      acceptChange: fromPromise(() => Promise.resolve(askedMesh)),
    },
  });
  const actor = createActor(machine, { input }).start();
  const told = (state: string) => {
    const event = changePlanAnalytics.entering[state]?.({ snapshot: actor.getSnapshot(), output: null, left: [] });
    return event && layerEntry(event.name, event.data);
  };
  await waitFor(actor, (snapshot) => snapshot.matches('choose_plan'));
  expect(told('choose_plan')).toMatchObject({
    step: 'choose_plan',
    mesh_wifi: false,
    skus_1: 'broadband-150-12,broadband-1000-12',
  });
  actor.send(wantsMesh(true));
  actor.send(chooses(present));
  await waitFor(actor, (snapshot) => snapshot.matches('confirm_plan'));
  expect(told('confirm_plan')).toMatchObject({ step: 'confirm_plan', mesh_wifi: true, skus_1: 'broadband-500-12' });
  actor.send(accepted);
  await waitFor(actor, (snapshot) => snapshot.matches('change_plan_confirmation'));
  expect(told('change_plan_confirmation')).toMatchObject({ mesh_wifi: true, skus_1: 'broadband-500-12' });
});
