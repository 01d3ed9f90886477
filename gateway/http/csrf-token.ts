import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Names from the specification (point 7); the client reads the cookie and repeats it in the header. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';

function macOf(secret: string, sessionId: string, nonce: string): Buffer {
  return createHmac('sha256', secret).update(`${sessionId.length}!${sessionId}!${nonce}`).digest();
}

/** `nonce.mac`: worth something only together with the session it was made for. */
export function issueCsrfToken(secret: string, sessionId: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${macOf(secret, sessionId, nonce).toString('base64url')}`;
}

export function isCsrfTokenOf(secret: string, sessionId: string, token: string): boolean {
  const [nonce, mac, ...rest] = token.split('.');
  if (!sessionId || !nonce || !mac || rest.length > 0) return false;
  const given = Buffer.from(mac, 'base64url');
  const wanted = macOf(secret, sessionId, nonce);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
