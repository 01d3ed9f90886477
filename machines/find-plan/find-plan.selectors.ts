import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { findPlanMachine } from './find-plan.machine.ts';
import { begunPlans, pageOf, planOnItsWay } from './find-plan.rules.ts';

/** A plan to choose, and where it leads. */
export type ListedPlan = {
  id: string;
  name: string;
  address: string;
  status: string;
  /** A pause runs, whatever else the plan is at the time. */
  isPaused: boolean;
  page: string;
};

export type FindPlanModel = {
  /** Those that have ended last. */
  plans: ListedPlan[];
  /** Of the plan that has not begun; null where none is on its way. */
  orderId: string | null;
};

export const selectFindPlan = ({
  context: { plans, purpose },
}: SnapshotFrom<typeof findPlanMachine>): FindPlanModel => ({
  plans: begunPlans(plans).map((found) => ({
    id: found.plan.id,
    name: found.plan.displayName,
    address: premiseLine(found.home),
    status: found.planStatus,
    isPaused: found.pausedUntil !== null,
    page: pageOf(found, purpose),
  })),
  orderId: planOnItsWay(plans)?.orderId ?? null,
});
