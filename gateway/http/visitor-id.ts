import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The session id of a visitor of whom nothing is stored: `v.issued.nonce.mac`, `issued` in seconds since 1970, base 36.
 * It says nothing but that we gave it out, so that anybody may ask for one without a row in the database.
 */
export function issueVisitorId(secret: string, now: Date): string {
  const open = `v.${secondsOf(now).toString(36)}.${randomBytes(24).toString('base64url')}`;
  return `${open}.${macOf(secret, open).toString('base64url')}`;
}

/** Whether we gave this id out, less than `lifetimeSeconds` ago. */
export function isVisitorId(secret: string, id: string, now: Date, lifetimeSeconds: number): boolean {
  const [kind, issued = '', nonce, mac, ...rest] = id.split('.');
  if (kind !== 'v' || !nonce || !mac || rest.length > 0) return false;
  const given = Buffer.from(mac, 'base64url');
  const wanted = macOf(secret, id.slice(0, id.lastIndexOf('.')));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  return secondsOf(now) < Number.parseInt(issued, 36) + lifetimeSeconds;
}

function secondsOf(now: Date): number {
  return Math.floor(now.getTime() / 1_000);
}

function macOf(secret: string, open: string): Buffer {
  return createHmac('sha256', secret).update(`visitor!${open}`).digest();
}
