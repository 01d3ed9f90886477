import { expect, test } from 'vitest';
import { DECOY_HASH, hashPassword, isPassword } from './password.ts';

const costOf = (encoded: string) => encoded.split('$').slice(1, 4);

test('a password is known again, and another one is not', async () => {
  const encoded = await hashPassword('correct horse battery');
  expect(await isPassword(encoded, 'correct horse battery')).toBe(true);
  expect(await isPassword(encoded, 'correct horse batteries')).toBe(false);
});

test('without an account the same work is done, and no password is right', async () => {
  expect(costOf(DECOY_HASH)).toEqual(costOf(await hashPassword('anything at all')));
  expect(await isPassword(undefined, 'anything at all')).toBe(false);
});
