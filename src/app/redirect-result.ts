import type { PaymentDetails } from '../gateway-client/payments.ts';
import type { Site } from './site.ts';

/** What banks, wallets and the provider's own page gave along with the way back, by the payment; kept here and nowhere else. */
const results = new Map<string, PaymentDetails>();

/** What stands in the address of a way back. Of both, what goes on with a payment comes first. */
function givenIn(params: URLSearchParams): PaymentDetails | null {
  const redirectResult = params.get('redirectResult') ?? '';
  if (redirectResult !== '') return { redirectResult };
  const sessionResult = params.get('sessionResult') ?? '';
  return sessionResult === '' ? null : { sessionResult };
}

/**
 * Takes what was given along out of the address before a view is drawn: before analytics, scripts of others and links to leave by. It stays
 * for its payment until that has gone on with it; null where there is nothing.
 */
export function takeRedirectResult(
  { navigation }: Pick<Site, 'navigation'>,
  paymentSessionId: string,
): PaymentDetails | null {
  const params = new URLSearchParams(location.search);
  const given = givenIn(params);
  if (given !== null) results.set(paymentSessionId, given);
  // The provider puts the id of its own session beside it, or leads back with that alone.
  const isWayBack = ['redirectResult', 'sessionResult', 'sessionId'].some((name) => params.has(name));
  if (isWayBack) navigation.go(location.pathname, { replace: true });
  return results.get(paymentSessionId) ?? null;
}

/** The payment has gone on with it: whoever comes back to its page is shown how it stands. */
export const forgetRedirectResult = (paymentSessionId: string): void => void results.delete(paymentSessionId);
