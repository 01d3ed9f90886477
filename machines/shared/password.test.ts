import { describe, expect, it } from 'vitest';
import { passwordError } from './password.ts';

describe('a password that somebody chooses (AU-10)', () => {
  it.each(['Heron-way-4!', 'a'.repeat(128), '🦢'.repeat(128)])('has twelve to 128 characters: %s', (password) =>
    expect(passwordError(password)).toBeNull(),
  );

  it.each([
    ['', 'passwordTooShort'],
    ['H', 'passwordShortBy11'],
    ['short', 'passwordShortBy7'],
    ['Heron-way-4', 'passwordShortBy1'],
    // As people count, not as computers do: each of them is two units of text.
    ['🦢'.repeat(11), 'passwordShortBy1'],
    ['a'.repeat(129), 'passwordTooLong'],
  ])('“%s” is refused by what it lacks: %s', (password, refusal) => expect(passwordError(password)).toBe(refusal));
});
