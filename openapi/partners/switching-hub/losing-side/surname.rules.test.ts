import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { surnames } from '../../../../partners/switching-hub/losing-provider/seed/surnames.ts';
import { foldSurname, isSameSurname } from './surname.rules.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...surnames),
  fc.constantFrom('ẞ', 'ǅ', 'İ', 'ı', 'ς', 'Σ', 'ﬁ', '𝐀', 'Å', 'K', 'ſ', 'ŉ', '’', '`', '\\', '"'),
);

describe('surnames on a bill and in a form', () => {
  test.each([
    ['O’Connor', "o'connor"],
    ['O`Connor', 'OCONNOR'],
    ['Strauß', 'STRAUSS'],
    ['ẞtraub', 'sstraub'],
    ['García', 'Garcia'],
    ['Müller', 'MULLER'],
    ['Løvgren', 'Lovgren'],
    ['Wiśniewski', 'wisniewski'],
    ['Łuczak', 'Luczak'],
    ['Tâlfryn', 'TALFRYN'],
    ['Paget-Lowe', 'paget lowe'],
    ['van der Velde', 'Van Der Velde'],
    ['St John', 'StJohn'],
    ['d"Arcy\\', 'dArcy'],
    ['  Finch ', 'FINCH'],
  ])('%s and %s are the same', (one, other) => {
    expect(isSameSurname(one, other)).toBe(true);
  });

  test.each([
    ['Finch', 'Finchley'],
    ['Paget-Lowe', 'Lowe'],
    ['Archer', 'Arched'],
    ['Wren', ''],
  ])('%s and %s are not', (one, other) => {
    expect(isSameSurname(one, other)).toBe(false);
  });

  test.each(['', ' ', "'", '--', '’"\\`'])('a surname of no letters (%j) is nobody’s, not even its own', (surname) => {
    expect(isSameSurname(surname, surname)).toBe(false);
  });

  test('folding twice is folding once', () => {
    fc.assert(
      fc.property(anyText, (surname) => {
        expect(foldSurname(foldSurname(surname))).toBe(foldSurname(surname));
      }),
      { numRuns: 2_000 },
    );
  });

  test('it does not matter which of two surnames was typed and which is on the bill', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(isSameSurname(one, other)).toBe(isSameSurname(other, one));
      }),
    );
  });

  test('capitals, spaces, hyphens and apostrophes make no difference', () => {
    const sign = fc.constantFrom(' ', '-', "'", '’', '`', '"', '\\', '.');
    fc.assert(
      fc.property(fc.constantFrom(...surnames), fc.nat(), sign, (surname, at, extra) => {
        const place = at % (surname.length + 1);
        const written = surname.slice(0, place) + extra + surname.slice(place);
        expect(isSameSurname(written, surname)).toBe(true);
        expect(isSameSurname(surname.toUpperCase(), surname.toLowerCase())).toBe(true);
        expect(isSameSurname(surname.normalize('NFD'), surname.normalize('NFC'))).toBe(true);
      }),
    );
  });

  test('no two invented surnames are taken for each other', () => {
    expect(new Set(surnames.map(foldSurname)).size).toBe(surnames.length);
  });
});
