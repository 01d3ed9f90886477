import { expect, test } from 'vitest';
import { isUkPhone, normaliseUkPhone } from './phone.rules.ts';

test.each([
  ['07700 900000', '07700 900000'],
  ['07700900999', '07700 900999'],
  ['+447700900123', '07700 900123'],
  ['+44 (0)7700-900-123', '07700 900123'],
  ['0044 7700 900123', '07700 900123'],
  ['(01632) 960999', '01632 960999'],
  ['01632.960000', '01632 960000'],
  ['020 7946 0123', '020 7946 0123'],
  ['01204 52123', '01204 52123'],
  ['07624 900123', '07624 900123'],
])('%s is a UK number and is kept as %s (RS-03)', (typed, kept) => {
  expect(normaliseUkPhone(typed)).toBe(kept);
});

test.each([
  ['too short', '07700 90012'],
  ['too long', '07700 900 1234'],
  ['of another country', '+353 1 555 0123'],
  ['without +44 or 0', '7700 900123'],
  ['a personal number', '070 1234 5678'],
  ['a premium number', '0909 879 0123'],
  ['with an extension', '07700 900123 ext 4'],
  ['with a letter', '07700 900 12a'],
  ['a word', 'hello'],
  ['nothing', ''],
])('a number %s is refused (RS-03)', (_why, typed) => {
  expect(isUkPhone(typed)).toBe(false);
});
