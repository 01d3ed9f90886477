import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isAged, isLocalDate, latestOf, monthsBetween } from './local-date.ts';

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
    expect(latestOf('2026-02-01', '2026-01-05')).toBe('2026-02-01');
    expect(latestOf(null, undefined)).toBeNull();
  });

  it('belongs to a month, and months follow each other over the new year', () => {
    expect(monthsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-05-01', '2026-05-31')).toEqual(['2026-05']);
  });

  it.each([
    ['2008-11-26', '2026-11-26', true],
    ['2008-11-27', '2026-11-26', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
  ])('who was born on %s is 18 on %s: %s', (born, today, is) => expect(isAged(born, 18, today)).toBe(is));

  it('that is none has no months', () => {
    expect(monthsBetween('', '2026-05-31')).toEqual([]);
    expect(monthsBetween('2026-05-01', 'soon')).toEqual([]);
  });
});
