import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, monthsLeft } from './local-date.ts';

const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('local dates', () => {
  it('a month after the 31st of January is the last day of February', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-12-15', 3)).toBe('2027-03-15');
  });

  it('days are added and counted over clock changes and years', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -400, max: 400 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it('the running month counts among the months that remain, and none is left afterwards (PL-08)', () => {
    expect(monthsLeft('2026-12-15', '2027-12-14')).toBe(12);
    expect(monthsLeft('2027-11-15', '2027-12-14')).toBe(1);
    expect(monthsLeft('2027-12-14', '2027-12-14')).toBe(1);
    expect(monthsLeft('2027-12-15', '2027-12-14')).toBe(0);
  });
});
