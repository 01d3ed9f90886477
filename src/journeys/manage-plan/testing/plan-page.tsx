import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createActor, type EventFrom, fromPromise, waitFor } from 'xstate';
import { input } from '../../../../machines/manage-plan/manage-plan.cases.ts';
import { managePlanMachine } from '../../../../machines/manage-plan/manage-plan.machine.ts';
import { type ManagePlanModel, selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { Boosts, ManagePlanView, Pauses, ThisPlan } from '../../../../machines/manage-plan/manage-plan.types.ts';
import { freePauses, typed } from '../../../../machines/manage-plan/pauses.cases.ts';
import { livePlan, someBoosts } from '../../../../machines/manage-plan/plans.cases.ts';
import { loadLateViews } from '../../../journey-host/late-view.tsx';
import { views } from '../manage-plan.views.ts';

await loadLateViews(views);

export type Found = { plan?: ThisPlan; boosts?: Boosts; pauses?: Pauses };

/** The model of a page to which everything has come, and what the member has typed. */
export async function modelOf(found: Found, inForm = false): Promise<ManagePlanModel> {
  const { plan = livePlan, boosts = someBoosts, pauses = freePauses } = found;
  const machine = managePlanMachine.provide({
    actors: {
      loadPlan: fromPromise(() => Promise.resolve(plan)),
      loadBoosts: fromPromise(() => Promise.resolve(boosts)),
      loadPauses: fromPromise(() => Promise.resolve(pauses)),
    },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ page: 'cardsShown' }));
  if (inForm) {
    actor.send({ type: 'pause.requested' });
    actor.send({ type: 'pause.chosen', ...typed });
  }
  return selectManagePlan(actor.getSnapshot());
}

/** Draws a view of the page and hands out what it sends. */
export function draw(model: ManagePlanModel, name: ManagePlanView = 'ManagePlan') {
  const send = vi.fn<(event: EventFrom<typeof managePlanMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}
