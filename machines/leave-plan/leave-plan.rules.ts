import { needed } from '../shared/needed.ts';
import type { CancelPlanInput, LastDay, LeavePlanContext, LeavePlanRefusal, Leaving } from './leave-plan.types.ts';

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

export function cancelInput(context: LeavePlanContext): CancelPlanInput {
  const { lastDay, exitFee } = needed(chosenDay(context), 'a last day that is on offer');
  return { planId: context.planId, lastDay, exitFeeInPence: exitFee?.totalInPence ?? 0 };
}
