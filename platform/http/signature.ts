import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'X-Signature';

/** Hex HMAC-SHA256 of a raw body, as the network provider makes it. */
export function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Takes 64 hex digits and nothing else. */
export function isSignatureOf(secret: string, body: string, given: string | undefined): boolean {
  if (!/^[0-9a-f]{64}$/i.test(given ?? '')) return false;
  return timingSafeEqual(Buffer.from(signatureOf(secret, body), 'hex'), Buffer.from(given ?? '', 'hex'));
}
