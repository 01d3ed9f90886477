import type { Site } from './site.ts';

/** What banks and wallets gave along with the way back, by the payment; kept here and nowhere else. */
const results = new Map<string, string>();

/**
 * Takes what a bank or a wallet gave along out of the address before a view is drawn: before analytics, scripts of others and links to leave by. It stays
 * for its payment until that has gone on with it; null where there is nothing.
 */
export function takeRedirectResult({ navigation }: Pick<Site, 'navigation'>, paymentSessionId: string): string | null {
  const given = new URLSearchParams(location.search).get('redirectResult');
  if (given !== null && given !== '') results.set(paymentSessionId, given);
  // The provider puts the id of its own session beside it.
  if (given !== null) navigation.go(location.pathname, { replace: true });
  return results.get(paymentSessionId) ?? null;
}

/** The payment has gone on with it: whoever comes back to its page is shown how it stands. */
export const forgetRedirectResult = (paymentSessionId: string): void => void results.delete(paymentSessionId);
