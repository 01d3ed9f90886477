import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberPlan = Wire<'MemberPlan'>;

/** What a plan has a page of its own for, behind its own page. */
export type Purpose = 'change' | 'fault' | 'leave';

/** `purpose` is what stands in the address, `?for=…`: anything, or null for the page of the plan itself. */
export type FindPlanInput = { memberId: string; purpose: string | null };

export type FindPlanContext = FindPlanInput & {
  /** All that were ordered, those that have ended last; empty until they have been read. */
  plans: readonly MemberPlan[];
  failure: Failure | null;
};

export type FindPlanEvent = RetryRequested;

export type FindPlanView = 'LoadingPlans' | 'PlansNotLoaded' | 'ListingPlans' | 'PlanOnItsWay' | 'NoPlans';
