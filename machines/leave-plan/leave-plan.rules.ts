import { addDays, daysBetween } from '../shared/local-date.ts';
import { needed } from '../shared/needed.ts';
import type {
  CancelPlanInput,
  FallsAway,
  LastDay,
  LeavePlanContext,
  LeavePlanRefusal,
  Leaving,
  OrderedSwitch,
} from './leave-plan.types.ts';

/** Where a plan stands that somebody may want to leave; one of a newer gateway's reasons is told as one that has ended. */
export function standingOf({ cancellation }: Leaving): 'asked' | 'open' | 'notLive' | 'ended' {
  if (cancellation.asked) return 'asked';
  if (cancellation.blocked === null) return 'open';
  return cancellation.blocked === 'NOT_LIVE' ? 'notLive' : 'ended';
}

type Known = Pick<LeavePlanContext, 'leaving' | 'lastDay'>;

/** The last day that was chosen, with what it costs; null where it is not on offer, or no more. */
export const chosenDay = ({ leaving, lastDay }: Known): LastDay | null =>
  leaving?.cancellation.options.find((option) => option.lastDay === lastDay) ?? null;

export const isOnOffer = ({ leaving }: Known, lastDay: string): boolean => chosenDay({ leaving, lastDay }) !== null;

/** Why a day is not taken; nothing where it can be had. */
export const dayErrors = (known: Known, lastDay: string): { lastDay?: LeavePlanRefusal } =>
  isOnOffer(known, lastDay) ? {} : { lastDay: 'notChosen' };

/** How a last day stands to a switch that is ordered: which comes first, and how many days lie between them. */
export type EndsInTurn = { isBefore: true; gapDays: number } | { isBefore: false };

/** Null without a switch, and beside one that is overdue: it comes on a day that nobody knows. */
export function endsInTurn(ordered: OrderedSwitch | null, lastDay: string): EndsInTurn | null {
  if (!ordered || ordered.isOverdue) return null;
  const { day } = ordered;
  return lastDay < day ? { isBefore: true, gapDays: daysBetween(lastDay, day) - 1 } : { isBefore: false };
}

/**
 * The last day on which a plan can be kept together with its planned pause, where it can be kept for longer than that; null where
 * the pause stands again however late the plan is kept.
 */
export const pauseKeptUntil = ({ from }: NonNullable<FallsAway['pause']>, takeBackUntil: string): string | null =>
  takeBackUntil < from ? null : addDays(from, -1);

export function cancelInput(context: LeavePlanContext): CancelPlanInput {
  const { lastDay, exitFee } = needed(chosenDay(context), 'a last day that is on offer');
  return { planId: context.planId, lastDay, exitFeeInPence: exitFee?.totalInPence ?? 0 };
}
