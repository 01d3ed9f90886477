import { expect, it } from 'vitest';
import { mondayOf, weekdayOf } from './week.ts';

it.each([
  ['2026-02-16', 1],
  ['2026-02-20', 5],
  ['1969-12-28', 7],
])('%s is the weekday %i, whichever year it is in', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

it.each([
  ['2026-02-16', '2026-02-16'],
  ['2026-02-22', '2026-02-16'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});
