import { describe, expect, it, test } from 'vitest';
import { america, charges, france, ivoryCoast, polynesia, spain } from './look-up-charges.cases.ts';
import { codeIn, countriesFor, refusalOf } from './look-up-charges.rules.ts';

describe('a country is found as its name is typed', () => {
  it.each([
    ['spain', [spain]],
    ['SPA', [spain]],
    ['  united  states ', [america]],
    ['u.s.a.', [america]],
    ['us', [america]],
    ['majorca', [spain]],
    ['islands', [spain]],
    ['cote d ivoire', []],
    ["cote d'iv", [ivoryCoast]],
    ['Côte d’Ivoire', [ivoryCoast]],
    ['ivory', [ivoryCoast]],
    ['tahiti', [polynesia]],
    ['atlantis', []],
    ['', []],
    ['   ', []],
  ])('“%s”', (typed, found) => {
    expect(countriesFor(charges, typed)).toEqual(found);
  });

  it('the likeliest comes first: its code, then its name, then another word of it', () => {
    expect(countriesFor(charges, 'fr')).toEqual([france, polynesia]);
    expect(countriesFor({ ...charges, countries: [polynesia, france] }, 'fr')).toEqual([france, polynesia]);
    expect(countriesFor({ ...charges, countries: [polynesia, spain] }, 'p')).toEqual([polynesia]);
  });
});

test.each([
  ['', 'country.missing'],
  ['  ', 'country.missing'],
  ['U.K.', 'country.home'],
  ['Great Britain', 'country.home'],
  ['Northern  Ireland', 'country.home'],
  ['Atlantis', 'country.unknown'],
])('“%s” is refused as %s', (typed, refusal) => {
  expect(refusalOf(typed)).toBe(refusal);
});

test.each([
  [{ country: 'es' }, 'ES'],
  [{ country: '' }, null],
  [{}, null],
])('the address asks for a country by its code, in whatever letters', (asked, code) => {
  expect(codeIn(asked)).toBe(code);
});
