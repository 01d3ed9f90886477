import { expect, it } from 'vitest';
import { passwordError } from './password.ts';

it('a password has twelve characters at least', () => {
  expect(passwordError('Heron-way-4!')).toBeNull();
  expect(passwordError('Heron-way-4')).toBe('passwordTooShort');
});
