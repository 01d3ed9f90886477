import type { AnyMachineSnapshot } from 'xstate';
import { answered, type CallEnded, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { managePlanMachine } from './manage-plan.machine.ts';
import { canBoost, isPausePossible } from './manage-plan.rules.ts';
import type { Card, ManagePlanContext, ManagePlanEvent, ManagePlanInput } from './manage-plan.types.ts';
import {
  allUsed,
  fewDays,
  freePauses,
  made,
  nothingTyped,
  planned,
  resting,
  switching,
  tooMany,
  typed,
  unmade,
} from './pauses.cases.ts';
import { boosted, livePlan, noneLeft, planId, someBoosts } from './plans.cases.ts';

export const input: ManagePlanInput = { memberId: '100001', planId, contractNewTab: true };

export const starts = { 'a member with a plan': input } satisfies Record<string, ManagePlanInput>;

export const noSuchPlan = refused(404, 'plan.not-found');
export const boostBlocked = refused(409, 'boost.blocked');
export const tooLong = refused(409, 'pause.too-long');
export const otherLastDay = refused(409, 'pause.last-day');
export const dayHasTurned = refused(400, 'invalid.request');
export const pauseBlocked = refused(409, 'pause.blocked');

export const chosen = { type: 'pause.chosen', ...typed } as const;
export const chosenTooMany = { type: 'pause.chosen', ...tooMany } as const;
export const chosenNothing = { type: 'pause.chosen', ...nothingTyped } as const;
export const agreed = { type: 'pause.agreed', isAgreed: true } as const;
export const notAgreed = { type: 'pause.agreed', isAgreed: false } as const;

/** Boosts that are shown have states inside, none of which anybody waits for. */
type At = { page: string; plan: string; boost: string | { showingBoosts: string }; pause: string };

/**
 * The regions know nothing of each other, so the model need not have everything happen beside everything else: what
 * happens in one after its first answer happens while the others have what they asked for.
 */
export function areOthersQuiet(card: Card, { value }: AnyMachineSnapshot): boolean {
  const { page, plan, boost, pause } = value as At;
  return (
    page === 'cardsShown' &&
    (card === 'plan' || plan === 'showingPlan') &&
    (card === 'boost' || typeof boost !== 'string') &&
    (card === 'pause' || pause === 'showingPauses')
  );
}

const aloneIn =
  (card: Card, happens: ManagePlanEvent | CallEnded) =>
  (snapshot: AnyMachineSnapshot): ManagePlanEvent | CallEnded | null =>
    areOthersQuiet(card, snapshot) ? happens : null;

export const cases: readonly ModelCase<typeof managePlanMachine>[] = [
  answered('loadPlan', livePlan),
  failed('loadPlan', noSuchPlan),
  failed('loadPlan', offline),
  answered('loadBoosts', someBoosts),
  answered('loadBoosts', noneLeft),
  failed('loadBoosts', offline),
  answered('lookForNews', noneLeft),
  answered('lookForNews', boosted),
  failed('lookForNews', offline),
  answered('startBoost', boosted),
  failed('startBoost', boostBlocked),
  failed('startBoost', offline),
  answered('loadPauses', freePauses),
  answered('loadPauses', fewDays),
  answered('loadPauses', planned),
  answered('loadPauses', resting),
  answered('loadPauses', allUsed),
  answered('loadPauses', switching),
  failed('loadPauses', offline),
  answered('planPause', made),
  failed('planPause', tooLong),
  failed('planPause', otherLastDay),
  failed('planPause', dayHasTurned),
  failed('planPause', pauseBlocked),
  failed('planPause', offline),
  answered('endPause', unmade),
  failed('endPause', offline),
  aloneIn('pause', { type: 'pause.requested' }),
  chosen,
  chosenTooMany,
  chosenNothing,
  agreed,
  notAgreed,
  aloneIn('pause', { type: 'end.requested' }),
  aloneIn('pause', { type: 'retry.requested', card: 'pause' }),
  aloneIn('boost', { type: 'boost.requested' }),
  aloneIn('plan', { type: 'retry.requested', card: 'plan' }),
  aloneIn('boost', { type: 'retry.requested', card: 'boost' }),
];

/** What can be done about the plan. */
export const facts = ({ boosts, pauses, typed: inForm, errors, changed }: ManagePlanContext) => ({
  canBoost: canBoost(boosts),
  isBoosted: boosts !== null && boosts.boost !== null,
  pauseBlocked: pauses?.blocked,
  daysLeft: pauses?.daysLeft,
  isPausePossible: isPausePossible(pauses, inForm),
  errors,
  changed,
});
