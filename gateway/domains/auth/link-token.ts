import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../platform/clock/clock.ts';

/** How long a link that works no more can still be told from one that never was. */
const REMEMBERED_MS = 30 * DAY_MS;

/** What the tables know of a link's token. */
export function linkKeyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of a new link: 256 bits that nobody guesses. It is in no table and cannot be asked for again. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Links that ran out before it are forgotten. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_MS);
}
