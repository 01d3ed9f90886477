import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFit, type PostalAddress } from './address-match.rules.ts';

const at = (lines: string[], uprn?: string, postcode = 'LK9 2BB'): PostalAddress => ({ uprn, lines, postcode });

describe('two addresses', () => {
  test('are one home when they have one UPRN, however they are written', () => {
    expect(addressFit(at(['The Old Forge'], '990'), at(['7 Two Call Road'], '990', 'LK1 1AA'))).toBe('exact');
  });

  test.each<[string, string[], string[]]>([
    ['abbreviated', ['7 Two Call Road'], ['7, two call rd.']],
    ['in one line or two', ['Flat 3, Tern House', '9 Heron Way'], ['Flat 3', 'Tern House', '9 Heron Way']],
    ['a flat by another word', ['Apartment 3', '9 Heron Way'], ['FLAT 3', '9 Heron Way']],
    ['with Welsh accents', ['Tŷ Gwylan', 'Nameplate Lane'], ['Ty Gwylan', 'Nameplate Ln']],
    ['with an apostrophe', ["St Oswyn's Row"], ['St Oswyns Row']],
  ])('are one home by their lines: %s', (_, mine, theirs) => {
    expect(addressFit(at(mine), at(theirs))).toBe('exact');
    expect(addressFit(at(mine), at(theirs, undefined, 'lk92bb'))).toBe('exact');
  });

  test('are close when one of them says more of the same house', () => {
    expect(addressFit(at(['9 Heron Way']), at(['Flat B', '9 Heron Way']))).toBe('close');
  });

  test('are close when the register knows two homes under the same words', () => {
    expect(addressFit(at(['9 Heron Way'], '1'), at(['9 Heron Way'], '2'))).toBe('close');
  });

  test.each<[string, PostalAddress, PostalAddress]>([
    ['the house next door', at(['7 Two Call Road']), at(['9 Two Call Road'])],
    ['the flat next door', at(['Flat 1', '9 Heron Way']), at(['Flat 2', '9 Heron Way'])],
    ['flat 3 of number 9 and flat 9 of number 3', at(['Flat 3', '9 Heron Way']), at(['Flat 9', '3 Heron Way', 'x'])],
    [
      'flat 3 of number 9 and flat 9 of number 3, no more',
      at(['Flat 3', '9 Heron Way']),
      at(['Flat 9', '3 Heron Way']),
    ],
    ['a number that is there twice', at(['Flat 3', '3 High Row']), at(['Flat 3', 'High Row', 'Mews'])],
    ['another postcode', at(['7 Two Call Road']), at(['7 Two Call Road'], undefined, 'LK9 2BD')],
    ['nothing at all', at([]), at([])],
    ['a street without its number', at(['Heron Way']), at(['9 Heron Way'])],
  ])('are two homes: %s', (_, one, other) => {
    expect(addressFit(one, other)).toBe('none');
  });

  test('fit each other whichever of them is asked about', () => {
    const word = fc.constantFrom('Flat', '3', '9', 'Heron', 'Way', 'Rd', 'Road', 'St', 'Tŷ', '12A', '');
    const address = fc.record({
      uprn: fc.constantFrom(undefined, null, '', '1', '2'),
      lines: fc.array(
        fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
        { maxLength: 3 },
      ),
      postcode: fc.constantFrom('LK9 2BB', 'lk92bb', 'LK1 1AA'),
    });
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(addressFit(one, other)).toBe(addressFit(other, one));
      }),
      { numRuns: 1_000 },
    );
  });
});
