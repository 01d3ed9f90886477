import type { Reach } from '../oauth2/partner-client.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

/** How long whoever is told may take to say that they have it. */
const LIMIT_MS = 3_000;

/**
 * Posts events to one address, each signed. Rejects unless an event was taken, which is a 202:
 *
 *     const post = signedPost<ParcelEvent>({ to: new URL('/shop/v1/parcel-events', gatewayUrl), secret, reach: fetch });
 */
export function signedPost<Event>({ to, secret, reach }: { to: URL; secret: string; reach: Reach }) {
  return async (event: Event): Promise<void> => {
    const body = JSON.stringify(event);
    const headers = { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body) };
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await reach(new Request(to, { method: 'POST', headers, body, signal }));
    if (answer.status !== 202) throw new Error(`${to.pathname} answered ${answer.status} to an event`);
  };
}
