import { expect, test } from 'vitest';
import { inTheDay } from './quiet-hours.rules.ts';

test.each([
  ['just before midnight', '2027-01-14T23:59:00Z', '2027-01-15T08:00:00.000Z'],
  ['just after midnight', '2027-01-15T00:00:10Z', '2027-01-15T08:00:00.000Z'],
  ['just before eight', '2027-01-15T07:59:59Z', '2027-01-15T08:00:00.000Z'],
  ['at eight', '2027-01-15T08:00:00Z', '2027-01-15T08:00:00.000Z'],
  ['at noon', '2027-01-15T12:00:00Z', '2027-01-15T12:00:00.000Z'],
  ['just before nine in the evening', '2027-01-15T20:59:00Z', '2027-01-15T20:59:00.000Z'],
  ['at nine in the evening', '2027-01-15T21:00:00Z', '2027-01-16T08:00:00.000Z'],
  ['in a summer night, by the clock in the UK', '2027-07-14T23:30:00Z', '2027-07-15T07:00:00.000Z'],
  ['on a summer evening', '2027-07-14T20:30:00Z', '2027-07-15T07:00:00.000Z'],
  ['in the night in which the clocks go forward', '2027-03-28T00:30:00Z', '2027-03-28T07:00:00.000Z'],
  ['in the night in which they go back', '2027-10-31T00:30:00Z', '2027-10-31T08:00:00.000Z'],
])('what can wait and is written %s goes out at %s → %s', (_, now, at) => {
  expect(inTheDay(new Date(now)).toISOString()).toBe(at);
});
