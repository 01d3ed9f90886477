import { expect, it } from 'vitest';
import { appCodeOf, factorCodeOf, recoveryCodeOf } from './factor-code.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('%j typed as the code of an app is %j', (typed, code) => {
  expect(appCodeOf(typed)).toBe(code);
});

it.each([
  ['7KQM-2XWD-9HTF', '7KQM2XWD9HTF'],
  ['7kqm 2xwd 9htf', '7KQM2XWD9HTF'],
  ['D3MO-COdE-OOlI', 'D3M0C0DE0011'],
  ['7KQM-2XWD-9HT', null],
  ['7KQM-2XWD-9HTU', null],
  ['123456', null],
])('%j typed as a recovery code is %j', (typed, code) => {
  expect(recoveryCodeOf(typed)).toBe(code);
});

it('where both are taken, each is read as what it is', () => {
  expect(['123 456', '7kqm-2xwd-9htf', 'hello'].map(factorCodeOf)).toEqual(['123456', '7KQM2XWD9HTF', null]);
});
