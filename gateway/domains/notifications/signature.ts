import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'X-Signature';

/** Hex HMAC-SHA256 of a raw body, as the network provider makes it. */
export function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export function isSignatureOf(secret: string, body: string, given: string | undefined): boolean {
  const wanted = Buffer.from(signatureOf(secret, body), 'hex');
  const got = Buffer.from(given ?? '', 'hex');
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}
