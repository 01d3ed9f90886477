import { expect, test } from 'vitest';
import { simNumber as right } from './onboard-sim.cases.ts';
import { refused } from '../shared/model-case.ts';
import { digitsOf, numberRefusalOf, refusalOf } from './sim-number.rules.ts';

test.each([
  [right, null],
  [right.replaceAll(/(.{4})/g, '$1 '), null],
  [right.replaceAll(/(.{4})/g, '$1-'), null],
  ['', 'missing'],
  ['SIM', 'missing'],
  [right.slice(0, -1), 'length'],
  [`${right}0`, 'length'],
  [`${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`, 'digit'],
])('a number typed as “%s” is refused for: %s (PH-12)', (typed, refusal) => {
  expect(numberRefusalOf(typed)).toBe(refusal);
});

test('what stands between the digits is left out', () => {
  expect(digitsOf(' 8944-9990 00')).toBe('8944999000');
});

test('the gateway’s refusals are told apart, and others are none of the number', () => {
  expect(refusalOf(refused(409, 'sim.stolen'))).toBe('stolen');
  expect(refusalOf(refused(404, 'sim.not-found'))).toBe('unknown');
  expect(refusalOf(refused(409, 'sim.activating'))).toBeNull();
});
