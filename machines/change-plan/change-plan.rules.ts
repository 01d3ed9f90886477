import { needed } from '../shared/needed.ts';
import type { AcceptChangeInput, ChangePlanContext, Changing, PlanChangeOption } from './change-plan.types.ts';

type Stands = 'asked' | 'open' | 'notLive' | 'ending' | 'ended' | 'switching' | 'nothingElse';

const blocks: Readonly<Record<string, Stands | undefined>> = {
  NOT_LIVE: 'notLive',
  ENDING: 'ending',
  ENDED: 'ended',
  SWITCHING: 'switching',
};

/** Where a plan stands that somebody may want to change; for a newer gateway's reason there is nothing to choose. */
export function standingOf({ changes: { asked, blocked } }: Changing): Stands {
  if (asked) return 'asked';
  return blocked === null ? 'open' : (blocks[blocked] ?? 'nothingElse');
}

type Known = Pick<ChangePlanContext, 'changing'>;

const optionsOf = ({ changing }: Known): PlanChangeOption[] => changing?.changes.options ?? [];

export const isOnOffer = (known: Known, productId: string): boolean =>
  optionsOf(known).some((option) => option.productId === productId);

/** Until when the change can be undone; null where it can't. */
export const undoUntilOf = ({ changing }: Known): string | null => changing?.changes.asked?.undoUntil ?? null;

export function acceptInput({ planId, offer }: Pick<ChangePlanContext, 'planId' | 'offer'>): AcceptChangeInput {
  const { plan, from, contractSummaryDocId, contractInformationDocId } = needed(offer, 'an offer that was read');
  const { productId, monthlyPriceInPence } = plan;
  return { planId, productId, monthlyPriceInPence, from, contractSummaryDocId, contractInformationDocId };
}
