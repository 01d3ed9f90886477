import { livePlan, planWith } from '../manage-plan/plans.cases.ts';
import { answered, failed, type ModelCase, offline } from '../shared/model-case.ts';
import type { findPlanMachine } from './find-plan.machine.ts';
import { begunPlans, onlyPlan, planOnItsWay } from './find-plan.rules.ts';
import type { FindPlanContext, FindPlanInput, MemberPlan } from './find-plan.types.ts';

const memberId = '100001';

export const toPlan: FindPlanInput = { memberId, purpose: null };
export const toFault: FindPlanInput = { memberId, purpose: 'fault' };

export const starts = { 'a member': toPlan, 'a member with a fault to report': toFault } satisfies Record<
  string,
  FindPlanInput
>;

export const live: MemberPlan = livePlan.member;
export const another: MemberPlan = planWith({
  plan: { id: '6f0c2f6e-0003-4d0d-9a9a-3c3c3c3c0003', displayName: 'Full Fibre 500' },
  home: { ...live.home, streetNumber: '11' },
}).member;
/** The home that the member has moved out of. */
export const ended: MemberPlan = {
  ...another,
  planStatus: 'ENDED',
  contract: null,
};
export const ordered: MemberPlan = planWith({
  planStatus: 'ORDERED',
  plan: { serviceStart: null },
  contract: null,
}).member;
/** Its order was cancelled. */
export const neverBegun: MemberPlan = { ...ordered, planStatus: 'ENDED' };

export const cases: readonly ModelCase<typeof findPlanMachine>[] = [
  answered('loadPlans', [live]),
  answered('loadPlans', [live, ended]),
  answered('loadPlans', [live, ordered]),
  answered('loadPlans', [ended]),
  answered('loadPlans', [live, another]),
  answered('loadPlans', [ordered]),
  answered('loadPlans', [neverBegun]),
  answered('loadPlans', []),
  failed('loadPlans', offline),
  answered('leadOn'),
  failed('leadOn', offline),
];

/** Which plans there are. */
export const facts = ({ purpose, plans, failure }: FindPlanContext) => ({
  purpose,
  begun: begunPlans(plans).length,
  isOnlyOne: onlyPlan(plans) !== null,
  isOnItsWay: planOnItsWay(plans) !== undefined,
  isFailed: failure !== null,
});
