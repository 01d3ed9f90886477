import { describe, expect, test } from 'vitest';
import { isPostcode, normalisePostcode, readPostcode, readPostcodeStart } from './postcode.ts';

describe('postcodes are read the way people type them (AD-11)', () => {
  test.each(['LK1 2AB', 'lk12ab', ' lk1  2ab ', 'LK1-2AB', '(LK1 2AB)', 'l.k.1 2 a b'])('"%s" is LK1 2AB', (typed) => {
    expect(normalisePostcode(typed)).toBe('LK1 2AB');
  });

  test.each([
    ['LKI 2AB', 'letter I for figure 1'],
    ['LKl 2AB', 'letter l for figure 1'],
  ])('%s is LK1 2AB: %s', (typed) => expect(readPostcode(typed)).toContain('LK12AB'));

  test('letter O for figure 0, in the first half and the second', () => {
    expect(readPostcode('LK1O 2AB')).toContain('LK102AB');
    expect(readPostcode('LK1 OAB')).toContain('LK10AB');
  });

  test('what was typed comes before what may have been meant', () => {
    expect(readPostcode('LK1 2AB')[0]).toBe('LK12AB');
  });

  test.each(['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'N1P 1AA', 'GIR 0AA'])(
    '%s has the official form',
    (postcode) => {
      expect(isPostcode(postcode.replace(' ', ''))).toBe(true);
    },
  );

  test.each(['', 'LK', 'LK1', 'LK1 2A', 'LK1 2CI', 'QK1 2AB', 'LK123 2AB', 'LK1C 2AB', 'hello', '12345', "LK1 2AB'--"])(
    '"%s" is no postcode',
    (typed) => {
      expect(normalisePostcode(typed)).toBeUndefined();
    },
  );

  test.each([
    ['lk1', 'LK1'],
    ['LK1 2', 'LK12'],
    ['lk1 2a', 'LK12A'],
    ['saltmarsh', undefined],
    ['12', undefined],
  ])('the beginning "%s" is read as %s', (typed, start) => expect(readPostcodeStart(typed)).toBe(start));
});
