import type { ChosenPlan } from '../../machines/register/register.types.ts';

/**
 * Whether a kept order (journey-host/envelope.ts) has got as far as a home, so that there is something to lose, and is
 * not placed.
 */
export function isOrderUnderWay(kept: string | null): boolean {
  if (kept === null) return false;
  const { snapshot } = JSON.parse(kept) as {
    snapshot?: { context?: { address?: object | null; order?: object | null } };
  };
  return Boolean(snapshot?.context?.address) && !snapshot?.context?.order;
}

/** What the plan step has of a plan that was picked and waits for its member. */
type Picked = { displayName?: unknown; priceInPence?: unknown; contractDurationText?: unknown };

/** The plan that a kept order waits with for its member; null where none has been picked. */
export function planUnderWay(kept: string | null): ChosenPlan | null {
  if (!isOrderUnderWay(kept)) return null;
  const { snapshot } = JSON.parse(kept ?? '') as {
    snapshot: { children?: { choosePlan?: { snapshot?: { context?: { chosen?: Picked | null } } } } };
  };
  const { displayName, priceInPence, contractDurationText } =
    snapshot.children?.choosePlan?.snapshot?.context?.chosen ?? {};
  return typeof displayName === 'string' && typeof priceInPence === 'number' && typeof contractDurationText === 'string'
    ? { name: displayName, priceInPence, contract: contractDurationText }
    : null;
}
