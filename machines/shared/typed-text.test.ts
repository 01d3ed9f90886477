import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressPattern, nameErrors } from './typed-text.ts';

const nameProblem = (firstName: string) => nameErrors({ firstName, lastName: 'Archer' }).firstName ?? null;

/** Every code point that Unicode calls a letter or a mark. */
const letters = fc
  .integer({ min: 0x41, max: 0x1_04_ff })
  .map((point) => String.fromCodePoint(point))
  .filter((sign) => /[\p{L}\p{M}]/u.test(sign));

describe('the name of a person', () => {
  it('takes letters and marks of any language, in any order', () => {
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 100 }), (name) => {
        expect(nameProblem(name)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    'O’Brien',
    "O'Brien",
    'Zoë',
    'Łukasz',
    'Jean-Luc',
    'Mary Ann',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'van der Berg',
    'Ngũgĩ wa Thiong’o',
    '李小龍',
    'สมชาย',
    'ශ්‍රී',
    'محمد',
    'Zoë'.normalize('NFD'),
  ])('%s is one', (name) => expect(nameProblem(name)).toBeNull());

  it.each([
    'Winner! Claim £500',
    'https://evil.example/win',
    'see evil.example now',
    'www.evil.example',
    'Rowan\nYour account is locked',
    'Rowan\r\nBcc: all',
    'Rowan\u0000',
    'Rowan\u202Enwo',
    'Call 0900',
    'rowan@example.com',
    '<b>Rowan</b>',
    '{{name}}',
    '😀',
  ])('%j is none', (name) => expect(nameProblem(name)).toBe('firstNameWrong'));

  it('that is too long is told so, in characters as people count them', () => {
    expect(nameProblem('𐒰'.repeat(100))).toBeNull();
    expect(nameProblem('R'.repeat(101))).toBe('firstNameTooLong');
  });

  it('is refused as the name that it is: the other one may be right', () => {
    const tooLong = 'R'.repeat(101);
    expect(nameErrors({ firstName: 'Rowan', lastName: '£500' })).toEqual({ lastName: 'lastNameWrong' });
    expect(nameErrors({ firstName: 'Rowan', lastName: tooLong })).toEqual({ lastName: 'lastNameTooLong' });
    expect(nameErrors({ firstName: '£500', lastName: tooLong })).toEqual({
      firstName: 'firstNameWrong',
      lastName: 'lastNameTooLong',
    });
  });

  it('may be left out where it is not needed', () => {
    expect(nameErrors({ firstName: 'Rowan', lastName: ' ' }, false)).toEqual({});
    expect(nameErrors({ firstName: ' ', lastName: 'Archer' }, false)).toEqual({ firstName: 'firstNameMissing' });
    expect(nameErrors({ firstName: 'Rowan', lastName: '£500' }, false)).toEqual({ lastName: 'lastNameWrong' });
    expect(nameErrors({ firstName: '', lastName: '' })).toEqual({
      firstName: 'firstNameMissing',
      lastName: 'lastNameMissing',
    });
  });
});

describe('a part of an address', () => {
  it.each(['12½', 'Flat 3/2, 7', 'Tŷ Gwylan', 'Unit 4 (rear)', 'Smith & Sons', '#5', "St. Mary's", 'Rose Cottage', ''])(
    '%j is one',
    (text) => expect(addressPattern.test(text)).toBe(true),
  );

  it.each(['https://evil.example', 'evil.example/win', 'x\n\nPlease pay', '7; drop table', '7\u0000', '<i>', '£7'])(
    '%j is none',
    (text) => expect(addressPattern.test(text)).toBe(false),
  );

  it.each([',', '.', '/', '&', '(', ')', '#', '’', '-'])('takes %s between spaces', (sign) =>
    expect(addressPattern.test(`7 ${sign} 8`)).toBe(true),
  );
});
