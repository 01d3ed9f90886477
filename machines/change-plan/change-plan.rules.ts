import { needed } from '../shared/needed.ts';
import type { AcceptChangeInput, ChangePlanContext, Changing, PlanChangeOption } from './change-plan.types.ts';

type Stands = 'asked' | 'open' | 'notLive' | 'ending' | 'ended' | 'switching' | 'notChangeable';

const blocks: Readonly<Record<string, Stands | undefined>> = {
  NOT_LIVE: 'notLive',
  ENDING: 'ending',
  ENDED: 'ended',
  SWITCHING: 'switching',
};

/** Where a plan stands that somebody may want to change; a newer gateway may have other reasons why it can't be changed. */
export function standingOf({ changes: { asked, blocked } }: Changing): Stands {
  if (asked) return 'asked';
  return blocked === null ? 'open' : (blocks[blocked] ?? 'notChangeable');
}

type Known = Pick<ChangePlanContext, 'changing'>;
type Wanted = Pick<ChangePlanContext, 'changing' | 'meshWifi'>;

/** Whether the plan is to have mesh Wi-Fi: as it has it, unless the member says otherwise. */
export const wantsMeshWifi = ({ changing, meshWifi }: Wanted): boolean =>
  meshWifi ?? changing?.changes.present.meshWifi ?? false;

/** What the plan can become with the kit that is wanted. */
export const optionsOf = (known: Wanted): PlanChangeOption[] =>
  (known.changing?.changes.options ?? []).filter(({ meshWifi }) => meshWifi === wantsMeshWifi(known));

export const isOnOffer = (known: Wanted, productId: string): boolean =>
  optionsOf(known).some((option) => option.productId === productId);

/** Until when the change can be undone; null where it can't. */
export const undoUntilOf = ({ changing }: Known): string | null => changing?.changes.asked?.undoUntil ?? null;

export function acceptInput({ planId, offer }: Pick<ChangePlanContext, 'planId' | 'offer'>): AcceptChangeInput {
  const { plan, from, contractSummaryDocId, contractInformationDocId } = needed(offer, 'an offer that was read');
  const { productId, meshWifi, monthlyPriceInPence } = plan;
  return { planId, productId, meshWifi, monthlyPriceInPence, from, contractSummaryDocId, contractInformationDocId };
}
