import type { ItemNames } from '../read-bills/read-bills.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberPlan = Wire<'MemberPlan'>;
export type PlanCancellation = Wire<'PlanCancellation'>;
export type LastDay = Wire<'LastDay'>;
export type LeavingWay = Wire<'LeavingWay'>;
export type OrderedSwitch = Wire<'OrderedSwitch'>;
export type FallsAway = Wire<'FallsAway'>;

/** `planId` is what stands in the address: anything, until the gateway knows a plan of the member by it. */
export type LeavePlanInput = { memberId: string; planId: string };

/** A plan, how it can end, and what the lines of its final bill are called. */
export type Leaving = { plan: MemberPlan; cancellation: PlanCancellation; names: ItemNames };

/** What has become of what the member wanted, told on the page they come back to. */
export type LeaveNews = 'costsChanged' | 'askedElsewhere' | 'stayingTooLate';

/** Why what was submitted is not taken; the words are in the journey's copy. */
export type LeavePlanRefusal = 'notChosen' | 'notAccepted';

export type LeavePlanContext = LeavePlanInput & {
  /** As it was read last; null until it has been. */
  leaving: Leaving | null;
  /** The last day of service that the member has chosen. */
  lastDay: LocalDate | null;
  errors: Partial<Record<'lastDay' | 'costsAccepted', LeavePlanRefusal>>;
  news: LeaveNews | null;
  failure: Failure | null;
};

export type LeavePlanEvent =
  | { type: 'lastDay.submitted'; lastDay: LocalDate }
  /** Back to the days, with the one that was chosen. */
  | { type: 'otherDay.requested' }
  | { type: 'leaving.submitted'; costsAccepted: boolean }
  | { type: 'staying.requested' }
  | { type: 'staying.confirmed' }
  | { type: 'staying.declined' }
  /** Back to what it costs, after a call that failed. */
  | { type: 'costs.requested' }
  | RetryRequested;

export type LeavePlanView =
  | 'LoadingLeaving'
  | 'PlanMissing'
  | 'LeavingNotLoaded'
  | 'NotLiveYet'
  | 'PlanEnded'
  | 'ChoosingLastDay'
  | 'ConfirmingLeaving'
  | 'LeavingNotSent'
  | 'ShowingLeaving'
  | 'ConfirmingStaying'
  | 'StayingNotSent'
  | 'PlanKept';

/** `exitFeeInPence`: what the member was shown, so that nobody agrees to another fee. Sent twice it changes nothing. */
export type CancelPlanInput = { planId: string; lastDay: LocalDate; exitFeeInPence: number };
