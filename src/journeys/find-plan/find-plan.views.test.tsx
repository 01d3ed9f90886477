import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { another, ended, live, ordered, toFault } from '../../../machines/find-plan/find-plan.cases.ts';
import { findPlanMachine } from '../../../machines/find-plan/find-plan.machine.ts';
import { selectFindPlan } from '../../../machines/find-plan/find-plan.selectors.ts';
import type { FindPlanView, MemberPlan } from '../../../machines/find-plan/find-plan.types.ts';
import { views } from './find-plan.views.ts';

/** Draws the page that a member with these plans comes to, who wants to report a fault. */
async function show(...plans: MemberPlan[]): Promise<void> {
  const machine = findPlanMachine.provide({ actors: { loadPlans: fromPromise(() => Promise.resolve(plans)) } });
  const actor = createActor(machine, { input: toFault }).start();
  const snapshot = await waitFor(actor, (one) => !one.hasTag('busy'));
  const [meta] = Object.values(snapshot.getMeta());
  const View = views[meta?.view as FindPlanView];
  render(
    <MemoryRouter>
      <View model={selectFindPlan(snapshot)} send={() => undefined} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
}

test('several plans are told apart by name, home and how they stand, and each leads on (DB-01)', async () => {
  const gone = { ...ended, plan: { ...ended.plan, id: '6f0c2f6e-0004-4d0d-9a9a-3c3c3c3c0004' } };
  await show(live, { ...another, pausedUntil: '2026-03-20' }, gone);
  const plans = screen.getAllByRole('listitem');
  expect(plans.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Full Fibre 150, 4 Heron Way, Larkhaven, LK1 1AALive/),
    expect.stringMatching(/^Full Fibre 500, 11 Heron Way, Larkhaven, LK1 1AALive, paused/),
    expect.stringMatching(/^Full Fibre 500, 11 Heron Way, Larkhaven, LK1 1AAEnded/),
  ]);
  const ways = plans.map((plan) => within(plan).getByRole('link').getAttribute('href'));
  expect(ways).toEqual([
    `/dashboard/plans/${live.plan.id}/fault`,
    `/dashboard/plans/${another.plan.id}/fault`,
    `/dashboard/plans/${gone.plan.id}`,
  ]);
});

test('who has no plan that is live is led to the order that is on its way, or to a new one (DB-01)', async () => {
  await show(ordered);
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    `/dashboard/orders/${ordered.orderId}`,
  );
  await show();
  expect(screen.getByRole('link', { name: 'Check your address' })).toHaveAttribute('href', '/postcode-checker');
});
