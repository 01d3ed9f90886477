import { createHash, randomInt } from 'node:crypto';

/** Crockford's base32: nothing in it is taken for something else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const AT_ONCE = 10;

/** Ten codes of 60 random bits as they are typed: `7KQM2XWD9HTF`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < AT_ONCE)
    codes.add(Array.from({ length: LENGTH }, () => alphabet.charAt(randomInt(alphabet.length))).join(''));
  return [...codes];
}

/** As members read it: `7KQM-2XWD-9HTF`. */
export function shownRecoveryCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The code without what is there for the eye. */
export function readRecoveryCode(shown: string): string {
  return shown.replaceAll('-', '');
}

/** What the table knows of a code. */
export function recoveryKeyOf(memberId: string, code: string): string {
  return createHash('sha256').update(`${memberId}:${code}`).digest('base64url');
}

export function isRecoveryCode(code: string): boolean {
  return code.length === LENGTH;
}
