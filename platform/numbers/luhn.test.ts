import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLuhnDigit, luhnDigitOf } from './luhn.ts';

const digits = fc.stringMatching(/^\d{2,30}$/);

test('the digit is that of the standard’s own example', () => {
  expect(luhnDigitOf('7992739871')).toBe('3');
  expect(hasLuhnDigit('79927398713')).toBe(true);
});

test('any single digit that is typed wrong is noticed', () => {
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
      const right = `${text}${luhnDigitOf(text)}`;
      const at = place % right.length;
      const wrong = `${right.slice(0, at)}${(Number(right[at]) + by) % 10}${right.slice(at + 1)}`;
      expect(hasLuhnDigit(right)).toBe(true);
      expect(hasLuhnDigit(wrong)).toBe(false);
    }),
  );
});

test.each(['', '0', '12a4', ' 18'])('what is no row of digits has none: “%s”', (text) => {
  expect(hasLuhnDigit(text)).toBe(false);
});
