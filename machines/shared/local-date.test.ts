import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOfMonth,
  daysBetween,
  isLocalDate,
  latestOf,
  longDate,
  monthName,
  monthsBetween,
  shortDate,
  shortMonth,
  shortWeekday,
} from './local-date.ts';

describe('a local date', () => {
  it('keeps its day over both clock changes and a leap day', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  });

  it('is refused when no calendar has it', () => {
    expect(isLocalDate('2026-02-28')).toBe(true);
    expect(isLocalDate('2026-02-30')).toBe(false);
    expect(isLocalDate('28/02/2026')).toBe(false);
    expect(() => addDays('tomorrow', 1)).toThrow('Invalid date input');
  });

  it('compares with others, unknown ones left out', () => {
    expect(latestOf('2026-01-05', null, '2026-02-01', undefined, '2025-12-31')).toBe('2026-02-01');
    expect(latestOf(null, undefined)).toBeNull();
  });

  it('belongs to a month, and months follow each other over the new year', () => {
    expect(monthsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-05-01', '2026-05-31')).toEqual(['2026-05']);
  });

  it('reads as people in the UK write it (FM-03)', () => {
    expect(shortDate('2026-01-05')).toBe('Mon, 05/01/26');
    expect(longDate('2026-01-05')).toBe('Monday 5 January');
    expect([shortWeekday('2026-01-05'), dayOfMonth('2026-01-05'), shortMonth('2026-01-05')]).toEqual([
      'Mon',
      '5',
      'Jan',
    ]);
    expect(monthName('2026-01')).toBe('January 2026');
  });

  it('that is none is said to be none where it is shown (HT-07)', () => {
    for (const text of ['', '2026-02-30', '٢٠٢٦-١٢-٠١']) expect(longDate(text)).toBe('Invalid date input');
    expect(monthsBetween('', '2026-05-31')).toEqual([]);
  });
});
