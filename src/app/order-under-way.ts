import type { ChosenPlan } from '../../machines/register/register.types.ts';

/** What a kept order has of its home; the page that shows it says how. */
export type KeptHome = Partial<Record<'propertyName' | 'streetNumber' | 'streetName', string>>;

/** What the plan step has of a plan that was picked and waits for its member. */
type Picked = {
  displayName?: unknown;
  priceInPence?: unknown;
  setupPriceInPence?: unknown;
  contractDurationText?: unknown;
};

type Snapshot = {
  context?: { address?: { premise?: KeptHome } | null; order?: object | null };
  children?: { choosePlan?: { snapshot?: { context?: { chosen?: Picked | null; earliestGoLiveDay?: unknown } } } };
};

/** A kept order (journey-host/envelope.ts) that has got as far as a home and is not placed; null for any other. */
function underWay(kept: string | null): Snapshot | null {
  if (kept === null) return null;
  const { snapshot } = JSON.parse(kept) as { snapshot?: Snapshot };
  return snapshot?.context?.address && !snapshot.context.order ? snapshot : null;
}

/** The home that a kept order is for. */
export const homeUnderWay = (kept: string | null): KeptHome => underWay(kept)?.context?.address?.premise ?? {};

/** Whether a kept order is under way, so that there is something to lose. */
export const isOrderUnderWay = (kept: string | null): boolean => underWay(kept) !== null;

/** The plan that a kept order waits with for its member; null where none has been picked. */
export function planUnderWay(kept: string | null): ChosenPlan | null {
  const { chosen, earliestGoLiveDay } = underWay(kept)?.children?.choosePlan?.snapshot?.context ?? {};
  const { displayName, priceInPence, setupPriceInPence, contractDurationText } = chosen ?? {};
  return typeof displayName === 'string' &&
    typeof priceInPence === 'number' &&
    typeof setupPriceInPence === 'number' &&
    typeof contractDurationText === 'string'
    ? {
        name: displayName,
        priceInPence,
        setupPriceInPence,
        contract: contractDurationText,
        ...(typeof earliestGoLiveDay === 'string' && { earliestGoLiveDay }),
      }
    : null;
}
