import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import { type chooses, input, offerOf, type wantsMesh } from '../../../machines/change-plan/change-plan.cases.ts';
import { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import { selectChangePlan, type ChangePlanModel } from '../../../machines/change-plan/change-plan.selectors.ts';
import type { ChangePlanView, PlanChanges } from '../../../machines/change-plan/change-plan.types.ts';
import { changingBy } from '../../../machines/change-plan/changes.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './change-plan.views.ts';

await loadLateViews(views);

/** Draws a view of a plan that can change so, after what its member has done. */
export async function show(
  changes: PlanChanges,
  name: ChangePlanView,
  {
    past = [],
    change = {},
    typed = {},
  }: {
    past?: (ReturnType<typeof chooses> | ReturnType<typeof wantsMesh>)[];
    change?: Partial<ChangePlanModel>;
    typed?: Readonly<Record<string, string>>;
  } = {},
) {
  const machine = changePlanMachine.provide({
    actors: {
      loadChanges: fromPromise(() => Promise.resolve(changingBy(changes))),
      offerChange: fromPromise(({ input: chosen }) => Promise.resolve(offerOf(chosen))),
    },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of past) actor.send(event);
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const send = vi.fn<(event: EventFrom<typeof changePlanMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectChangePlan(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: typed, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}
