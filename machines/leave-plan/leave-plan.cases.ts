import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { leavePlanMachine } from './leave-plan.machine.ts';
import { standingOf } from './leave-plan.rules.ts';
import type { LeavePlanContext, LeavePlanInput } from './leave-plan.types.ts';
import {
  asked,
  askedForGood,
  atTheEnd,
  ended,
  later,
  leavingBy,
  notLive,
  open,
  planId,
  soon,
  withdrawing,
} from './plans.cases.ts';

export const input: LeavePlanInput = { memberId: '100001', planId };

export const starts = { 'a member with a plan': input } satisfies Record<string, LeavePlanInput>;

export const noSuchPlan = refused(404, 'plan.not-found');
export const costsAreOthers = refused(409, 'cancellation.changed');
export const alreadyLeaving = refused(409, 'plan.already-leaving');
export const tooLate = refused(409, 'cancellation.too-late');

export const accepted = { type: 'leaving.submitted', costsAccepted: true } as const;
export const notAccepted = { type: 'leaving.submitted', costsAccepted: false } as const;
export const chooses = (lastDay: string) => ({ type: 'lastDay.submitted', lastDay }) as const;

export const cases: readonly ModelCase<typeof leavePlanMachine>[] = [
  answered('loadLeaving', leavingBy(open)),
  answered('loadLeaving', leavingBy(later)),
  answered('loadLeaving', leavingBy(withdrawing)),
  answered('loadLeaving', leavingBy(asked)),
  answered('loadLeaving', leavingBy(askedForGood)),
  answered('loadLeaving', leavingBy(notLive)),
  answered('loadLeaving', leavingBy(ended)),
  failed('loadLeaving', noSuchPlan),
  failed('loadLeaving', offline),
  chooses(soon.lastDay),
  chooses(atTheEnd.lastDay),
  chooses(''),
  accepted,
  notAccepted,
  answered('cancelPlan', asked),
  failed('cancelPlan', costsAreOthers),
  failed('cancelPlan', alreadyLeaving),
  failed('cancelPlan', offline),
  answered('keepPlan', open),
  failed('keepPlan', tooLate),
  failed('keepPlan', offline),
];

/** How the plan can end, and what of it was chosen. */
export const facts = ({ leaving, lastDay, errors, news, failure }: LeavePlanContext) => ({
  standing: leaving && standingOf(leaving),
  ends: leaving?.cancellation.options.map((option) => option.lastDay),
  canStay: (leaving?.cancellation.asked?.takeBackUntil ?? null) !== null,
  lastDay,
  errors,
  news,
  isFailed: failure !== null,
});
