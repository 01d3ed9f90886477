import { expect, it } from 'vitest';
import { longDate, shortDate, shortDateFullYear, timeOfDay } from './date-words.ts';

it('dates are short among facts, and in full in sentences (FM-03)', () => {
  expect(shortDate('2026-01-05')).toBe('Mon, 05/01/26');
  expect(shortDateFullYear('2026-01-05')).toBe('Mon, 05/01/2026');
  expect(longDate('2026-01-05')).toBe('Monday 5 January 2026');
});

it.each(['2026-03-29', '2026-10-25', '2026-12-31'])('%s stays the same day over the clock changes', (date) => {
  expect(shortDateFullYear(date)).toContain(date.split('-').toReversed().join('/'));
});

it('a moment is told by the clock of the United Kingdom, in summer too', () => {
  expect(timeOfDay(new Date('2026-06-30T07:05:00Z'))).toBe('8:05am');
});
