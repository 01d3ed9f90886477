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
