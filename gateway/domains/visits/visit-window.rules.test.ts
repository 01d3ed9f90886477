import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../../platform/clock/local-date.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import { earliestActivationDate, earliestInHomeDate } from '../coverage/lead-times.rules.ts';
import { dayRefusal, visitWindow, windowLength } from './visit-window.rules.ts';

const both = { preworkRequired: true, inhomeRequired: true };
const outsideOnly = { preworkRequired: true, inhomeRequired: false };
const inHomeOnly = { preworkRequired: false, inhomeRequired: true };
const none = { preworkRequired: false, inhomeRequired: false };
const today = '2026-11-23';

const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2025-01-01', days));

describe('dates of the outside visit', () => {
  it('begin after five working days, over a weekend and over bank holidays', () => {
    expect(visitWindow('PRE_WORK', both, null, today).first).toBe('2026-11-30');
    expect(visitWindow('PRE_WORK', both, null, '2026-12-22').first).toBe('2026-12-31');
  });

  it('end early enough that the in-home visit still finds dates behind the latest of them', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const outside = visitWindow('PRE_WORK', both, null, day);
        const inHome = visitWindow('IN_HOME', both, outside.last, day);
        expect(daysBetween(inHome.first, inHome.last)).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it('go to the end of the window when no in-home visit is needed', () => {
    expect(visitWindow('PRE_WORK', outsideOnly, null, today).last).toBe('2027-02-21');
  });
});

describe('dates of the in-home visit (BK-05, BK-06)', () => {
  it('begin seven days after the outside visit, on a working day', () => {
    expect(visitWindow('IN_HOME', both, '2026-12-08', today).first).toBe('2026-12-15');
    // A week after the 18th is Christmas Day, a Friday; Monday is the substitute day of Boxing Day.
    expect(visitWindow('IN_HOME', both, '2026-12-18', today).first).toBe('2026-12-29');
  });

  it('begin seven days after the first possible outside visit while that has no date', () => {
    expect(earliestInHomeDate(both, null, today)).toBe('2026-12-07');
  });

  it('begin like a first visit when nothing has to be done outside', () => {
    expect(earliestInHomeDate(inHomeOnly, null, today)).toBe('2026-11-30');
    expect(earliestInHomeDate(none, null, today)).toBeNull();
    expect(earliestInHomeDate(outsideOnly, null, today)).toBeNull();
  });

  it('are at most 90 days and at most three months ahead', () => {
    expect(visitWindow('IN_HOME', inHomeOnly, null, today).last).toBe('2027-02-21');
    expect(visitWindow('IN_HOME', inHomeOnly, null, '2027-01-31').last).toBe('2027-04-30');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 7, max: 60 }), (day, after) => {
        const window = visitWindow('IN_HOME', both, addDays(day, after), day);
        expect(window.last <= addMonths(day, 3)).toBe(true);
        expect(window.last <= addDays(day, 90)).toBe(true);
        expect(isWorkingDay(window.first)).toBe(true);
        expect(daysBetween(addDays(day, after), window.first)).toBeGreaterThanOrEqual(7);
        expect(windowLength(window)).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('follow today once the outside visit is long over', () => {
    expect(visitWindow('IN_HOME', both, '2026-10-01', today).first).toBe('2026-11-30');
  });
});

describe('a day that a visit is to be put on', () => {
  const window = visitWindow('IN_HOME', inHomeOnly, null, today);

  it.each([
    ['2026-11-29', 'tooClose'],
    ['2026-11-30', null],
    ['2026-12-05', 'noEngineers'],
    ['2026-12-25', 'noEngineers'],
    ['2027-02-19', null],
    ['2027-02-22', 'notYetOpen'],
  ])('%s: %s', (day, reason) => expect(dayRefusal(day, window)).toBe(reason));

  it('is not open yet where fewer days are on offer (BK-22)', () => {
    expect(dayRefusal('2026-12-11', window, '2026-12-11')).toBeNull();
    expect(dayRefusal('2026-12-14', window, '2026-12-11')).toBe('notYetOpen');
  });
});

describe('the earliest activation (CU-03)', () => {
  it('is the day of the in-home visit, or follows the outside visit, or waits for the post', () => {
    expect(earliestActivationDate(both, '2026-12-08', today)).toBe('2026-12-15');
    expect(earliestActivationDate(both, null, today)).toBe('2026-12-07');
    expect(earliestActivationDate(outsideOnly, null, today)).toBe('2026-12-01');
    expect(earliestActivationDate(outsideOnly, '2026-12-11', today)).toBe('2026-12-14');
    expect(earliestActivationDate(none, null, today)).toBe('2026-11-30');
  });
});
