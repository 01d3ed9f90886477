import { expect, test } from 'vitest';
import { readBase32, totpCodeAt, totpStepOf, totpStepOfCode, totpUri, writeBase32 } from './totp.rules.ts';

/** The key of RFC 6238, appendix B: the ASCII digits 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('base32 is read with and without spaces, padding and capitals', () => {
  expect(readBase32(secret).toString()).toBe('12345678901234567890');
  expect(readBase32('mzxw 6===').toString()).toBe('foo');
  expect(() => readBase32('1')).toThrow('not base32');
});

test('base32 is written as it is read', () => {
  expect(writeBase32(Buffer.from('12345678901234567890'))).toBe(secret);
  expect(writeBase32(Buffer.from('foo'))).toBe('MZXW6');
});

test('an authenticator app is told who issues the codes, and for which account', () => {
  expect(totpUri(secret, { issuer: 'Lark & Line', account: 'a+b@example.com' })).toBe(
    `otpauth://totp/Lark%20%26%20Line:a%2Bb%40example.com?secret=${secret}&issuer=Lark%20%26%20Line`,
  );
});

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s (RFC 6238, appendix B)', (second, code) => {
  expect(totpCodeAt(secret, totpStepOf(new Date(second * 1_000)))).toBe(code);
});

test('a code passes during its 30 seconds and one step on either side', () => {
  const code = totpCodeAt(secret, 1_000);
  const at = (step: number) => totpStepOfCode(secret, code, new Date(step * 30_000));
  expect([998, 999, 1_000, 1_001, 1_002].map(at)).toEqual([undefined, 1_000, 1_000, 1_000, undefined]);
});

test('what is not six digits is no code', () => {
  expect(totpStepOfCode(secret, '', new Date(30_000_000))).toBeUndefined();
});
