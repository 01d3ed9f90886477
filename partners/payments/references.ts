import { createHash, randomBytes } from 'node:crypto';

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The provider's own id of a payment or a refund: 16 letters and digits, as Adyen's. */
export function newPspReference(): string {
  return Array.from(randomBytes(16), (byte) => signs[byte % signs.length]).join('');
}

/** What nobody can guess; what is kept of it is its digest, and for a month the answer to a call with a key. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
