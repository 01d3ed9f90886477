import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of authenticator apps, RFC 6238: HMAC-SHA-1, steps of 30 s, six digits. */
const STEP_MS = 30_000;
/** Clocks of phones go wrong: the step before and the one after pass as well. */
const TOLERATED_STEPS = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of a base32 text (RFC 4648), with or without spaces and padding. Throws on any other character. */
export function readBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text.toUpperCase().replaceAll(/[\s=]/g, '')) {
    const index = alphabet.indexOf(character);
    if (index === -1) throw new Error('The secret is not base32');
    value = (value << 5) | index;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 0xff);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** The base32 text of bytes, without padding. */
export function writeBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** The address that authenticator apps read from a QR code (Key Uri Format). */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const [by, who] = [issuer, account].map(encodeURIComponent);
  return `otpauth://totp/${by}:${who}?secret=${secret}&issuer=${by}`;
}

/** The number of the 30-second step that a moment lies in. */
export function totpStepOf(moment: Date): number {
  return Math.floor(moment.getTime() / STEP_MS);
}

/** The six digits that an authenticator with this base32 secret shows during a step. */
export function totpCodeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', readBase32(secret)).update(counter).digest();
  // The last four bits say where to read 31 bits (RFC 4226, 5.3).
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0x0f) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step, near `now`, whose code this is; undefined when it is none of them. */
export function totpStepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = totpStepOf(now);
  let found: number | undefined;
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step++)
    if (isSame(totpCodeAt(secret, step), code)) found = step;
  return found;
}

function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
