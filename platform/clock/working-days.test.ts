import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachDay, weekday } from './local-date.ts';
import { addWorkingDays, isWorkingDay, workingDayFrom } from './working-days.ts';

const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('working days (BK-06)', () => {
  it('are Monday to Friday without bank holidays', () => {
    expect(eachDay('2026-12-21', '2027-01-04').filter(isWorkingDay)).toEqual([
      '2026-12-21',
      '2026-12-22',
      '2026-12-23',
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
    ]);
  });

  it('five of them from the Wednesday before Easter reach the Friday of the week after', () => {
    expect(addWorkingDays('2027-03-24', 5)).toBe('2027-04-02');
  });

  it('from a Saturday the next one is Monday, or Tuesday after a bank holiday', () => {
    expect(workingDayFrom('2026-11-28')).toBe('2026-11-30');
    expect(workingDayFrom('2026-05-23')).toBe('2026-05-26');
  });

  it('are never a weekend, whatever the date', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 30 }), (from, days) => {
        const reached = addWorkingDays(from, days);
        expect(isWorkingDay(reached)).toBe(true);
        expect([0, 6]).not.toContain(weekday(reached));
        expect(eachDay(addDays(from, 1), reached).filter(isWorkingDay)).toHaveLength(days);
      }),
    );
  });
});
