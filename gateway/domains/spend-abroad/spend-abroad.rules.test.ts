import { expect, test } from 'vitest';
import { nextUkMonth, ukMonthOf } from '../../../platform/clock/uk-time.ts';
import { countryOf, leftOf, percentSpent } from './spend-abroad.rules.ts';

test.each([
  [4_000, 0, 0],
  [4_000, 3_199, 0],
  [4_000, 3_200, 80],
  [4_000, 3_999, 80],
  [4_000, 4_000, 100],
  [4_000, 9_000, 100],
  [0, 0, 100],
  [null, 99_999, 0],
])('of a cap of %s, %i pence are %i per cent as it is told (MK-04)', (cap, spent, percent) => {
  expect(percentSpent(cap, spent)).toBe(percent);
});

test('nothing is left of a cap that is lower than what is spent, and no end of none', () => {
  expect([leftOf(4_000, 1_000), leftOf(500, 1_000), leftOf(0, 0), leftOf(null, 9_000)]).toEqual([
    3_000,
    0,
    0,
    Infinity,
  ]);
});

test.each([
  ['2026-11-30T23:59:59Z', '2026-11', '2026-12-01'],
  ['2026-12-31T23:59:59Z', '2026-12', '2027-01-01'],
  // It is July in the UK already.
  ['2026-06-30T23:30:00Z', '2026-07', '2026-08-01'],
])('%s is in %s, and the next month begins on %s', (at, month, next) => {
  expect([ukMonthOf(new Date(at)), nextUkMonth(new Date(at))]).toEqual([month, next]);
});

test('a country has its name and prices by its code; one that we don’t know has none', () => {
  expect(countryOf('US')).toMatchObject({ name: 'United States', zone: { dayPriceInPence: 500 } });
  expect(countryOf('XX')).toBeUndefined();
});
