import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { inputsIn } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { answered } from '../shared/model-case.ts';
import { another, ended, live, ordered, toFault, toPlan } from './find-plan.cases.ts';
import { findPlanMachine } from './find-plan.machine.ts';
import { selectFindPlan } from './find-plan.selectors.ts';
import type { FindPlanInput, MemberPlan } from './find-plan.types.ts';

/** The machine once the plans have come. */
function read(plans: MemberPlan[], input: FindPlanInput = toPlan) {
  const actor = createActor(unanswered(findPlanMachine), { input }).start();
  actor.send(answered('loadPlans', plans));
  return actor.getSnapshot() as SnapshotFrom<typeof findPlanMachine>;
}

const page = (found: MemberPlan) => `/dashboard/plans/${found.plan.id}`;

test.each([
  [null, live, page(live)],
  ['fault', live, `${page(live)}/fault`],
  ['change', live, `${page(live)}/change`],
  ['leave', live, `${page(live)}/leave`],
  // Nothing else leads anywhere: the address is what somebody has written.
  ['../../auth/logout', live, page(live)],
  ['pause', live, page(live)],
  // What has ended can be read, and no more.
  ['fault', ended, page(ended)],
])('for %s a member with one plan is led on to its page (DB-01)', (purpose, plan, path) => {
  expect(inputsIn(read([plan], { ...toPlan, purpose }))).toEqual({ leadOn: { path } });
});

test('several plans say which each is, and lead to where the member wants to go with it (DB-01)', () => {
  const paused = { ...another, pausedUntil: '2026-03-20' };
  const gone = { ...ended, plan: { ...ended.plan, id: '6f0c2f6e-0004-4d0d-9a9a-3c3c3c3c0004' } };
  const { plans, orderId } = selectFindPlan(read([live, paused, ordered, gone], toFault));
  expect(plans).toEqual([
    {
      id: live.plan.id,
      name: live.plan.displayName,
      address: '4 Heron Way, Larkhaven, LK1 1AA',
      status: 'ACTIVE',
      isPaused: false,
      page: `${page(live)}/fault`,
    },
    expect.objectContaining({ name: 'Full Fibre 500', isPaused: true, page: `${page(paused)}/fault` }),
    expect.objectContaining({ status: 'ENDED', page: page(gone) }),
  ]);
  expect(orderId).toBe(ordered.orderId);
});

test('a plan on its way is told of by its order', () => {
  expect(selectFindPlan(read([ordered]))).toEqual({ plans: [], orderId: ordered.orderId });
});
