import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, eachDay } from '../../../platform/clock/local-date.ts';
import type { PlanState } from '../plans/plans.types.ts';
import {
  blockOf,
  closedAfter,
  daysUsed,
  lastDayWhenEnded,
  lengthOf,
  mostDays,
  movedLastDay,
  startWindow,
  turnOf,
} from './pauses.rules.ts';
import type { PauseBlock, PausedDays } from './pauses.types.ts';

const pause = (from: string, days: number): PausedDays => ({ from, to: addDays(from, days - 1) });

describe('days used in the twelve months that end with a day', () => {
  test.each([
    ['the day itself counts', pause('2026-11-23', 1), '2026-11-23', 1],
    ['what is planned for later does not', pause('2026-11-20', 10), '2026-11-23', 4],
    ['the same day of last year does not', pause('2025-11-23', 1), '2026-11-23', 0],
    ['the day after it does', pause('2025-11-24', 1), '2026-11-23', 1],
    ['a pause can lie across the beginning', pause('2025-11-20', 10), '2026-11-23', 6],
    ['up to 28 February, after a leap year: 29 February is out', pause('2028-02-28', 3), '2029-02-28', 2],
    ['up to 29 February: 28 February of last year is out', pause('2027-02-27', 4), '2028-02-29', 2],
    ['up to 28 February of a leap year, the same', pause('2027-02-27', 4), '2028-02-28', 2],
    ['up to 1 March of a leap year', pause('2027-02-27', 4), '2028-03-01', 1],
    ['a whole leap year has 366 days', pause('2027-03-01', 366), '2028-02-29', 366],
  ])('%s', (_, paused, lastDay, days) => {
    expect(daysUsed([paused], lastDay)).toBe(days);
  });
});

describe('the most days of a pause', () => {
  test.each([
    ['28 for who has paused nothing', [], '2026-11-24', 28],
    ['those that are left', [pause('2026-08-01', 20)], '2026-11-24', 8],
    ['none', [pause('2026-08-01', 28)], '2026-11-24', 0],
    ['none a day before the first one falls out', [pause('2026-08-01', 28)], '2027-07-31', 0],
    ['all, where one falls out each day that it goes on', [pause('2026-08-01', 28)], '2027-08-01', 28],
    ['as far as the next one falls out', [pause('2026-08-01', 1), pause('2026-09-01', 27)], '2027-08-01', 1],
    ['of two pauses', [pause('2026-03-01', 10), pause('2026-08-01', 10)], '2026-11-24', 8],
    // The twelve months before 28 and those before 29 February begin on the same day: nothing falls out in between.
    ['one, where the next day is 29 February', [pause('2027-02-28', 28)], '2028-02-28', 1],
  ])('%s', (_, pauses, from, days) => {
    expect(mostDays(pauses, from)).toBe(days);
  });

  test('never makes more than 28 in any twelve months, and one day more would', () => {
    const months = (days: ReadonlySet<string>) =>
      Array.from(days, (day) => {
        const end = addDays(addMonths(day, 12), -1);
        return eachDay(day, end).filter((each) => days.has(each)).length;
      });
    const wish = fc.record({ wait: fc.integer({ min: 1, max: 200 }), days: fc.integer({ min: 1, max: 28 }) });
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 1_500 }), (wishes, at) => {
        const pauses: PausedDays[] = [];
        let after = addDays('2026-01-01', at);
        for (const { wait, days } of wishes) {
          const from = addDays(after, wait);
          const most = mostDays(pauses, from);
          const length = Math.min(days, most);
          if (length === 0) continue;
          pauses.push(pause(from, length));
          after = addDays(from, length - 1);
        }
        const paused = new Set(pauses.flatMap(({ from, to }) => eachDay(from, to)));
        expect(Math.max(0, ...months(paused))).toBeLessThanOrEqual(28);
        const from = addDays(after, 30);
        const most = mostDays(pauses, from);
        expect(daysUsed([...pauses, pause(from, most + 1)], addDays(from, most))).toBeGreaterThan(28);
      }),
      { seed: 20_261_123, numRuns: 60 },
    );
  });
});

describe('when a pause can begin', () => {
  test('from tomorrow up to 90 days ahead', () => {
    expect(startWindow([], '2026-11-23')).toEqual({
      earliestStart: '2026-11-24',
      latestStart: '2027-02-21',
      daysLeft: 28,
      allowances: [{ from: '2026-11-24', days: 28 }],
    });
  });

  test('with more days the later it begins, as others fall out of the twelve months', () => {
    const pauses = [pause('2025-12-10', 2), pause('2026-01-20', 26)];
    expect(startWindow(pauses, '2026-11-23')).toMatchObject({
      // Nothing falls out until 10 December.
      earliestStart: '2026-12-10',
      daysLeft: 0,
      allowances: [
        { from: '2026-12-10', days: 2 },
        // Two days are free before the first of January's falls out.
        { from: '2027-01-18', days: 28 },
      ],
    });
  });

  test('never, where all 28 days lie in the twelve months before every start', () => {
    const used = [pause('2026-08-01', 28)];
    expect(startWindow(used, '2026-11-23')).toMatchObject({ earliestStart: '2026-11-24', daysLeft: 0, allowances: [] });
  });

  test('after the pause that is planned, whose days count', () => {
    expect(startWindow([pause('2026-12-01', 10)], '2026-11-23')).toMatchObject({
      earliestStart: '2026-12-11',
      daysLeft: 18,
    });
    const far = startWindow([pause('2027-02-20', 10)], '2026-11-23');
    expect(far).toMatchObject({ earliestStart: '2027-03-02', latestStart: '2027-03-02' });
  });

  test('at six in the morning in the UK, summer and winter, also when the clocks have changed that night', () => {
    expect(['2026-12-01', '2026-07-01', '2026-03-29', '2026-10-25'].map((day) => turnOf(day).toISOString())).toEqual([
      '2026-12-01T06:00:00.000Z',
      '2026-07-01T05:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
      '2026-10-25T06:00:00.000Z',
    ]);
  });
});

describe('why a plan cannot be paused', () => {
  const free = startWindow([], '2026-11-23');

  test.each<[PlanState, PauseBlock | null]>([
    ['DRAFT', 'NOT_LIVE'],
    ['ORDERED', 'NOT_LIVE'],
    ['ACTIVE', null],
    ['CHANGING', null],
    ['CEASING', 'ENDING'],
    ['ENDED', 'ENDED'],
  ])('%s: %s', (state, block) => {
    expect(blockOf(state, undefined, free)).toBe(block);
  });

  test('one is planned or runs, or no day is left', () => {
    expect(blockOf('ACTIVE', { state: 'PLANNED' }, free)).toBe('PLANNED');
    expect(blockOf('PAUSED', { state: 'RUNNING' }, free)).toBe('RUNNING');
    expect(blockOf('CEASING', { state: 'RUNNING' }, free)).toBe('ENDING');
    expect(blockOf('ACTIVE', undefined, { ...free, allowances: [] })).toBe('NO_DAYS_LEFT');
  });

  test('a switch that comes tomorrow leaves no day, and one that comes the day after leaves one', () => {
    expect(blockOf('ACTIVE', undefined, startWindow([], '2026-11-23', '2026-11-23'))).toBe('SWITCHING');
    const one = startWindow([], '2026-11-23', '2026-11-24');
    expect(one).toMatchObject({ earliestStart: '2026-11-24', latestStart: '2026-11-24' });
    expect(blockOf('ACTIVE', undefined, one)).toBeNull();
  });
});

describe('the last day of the contract', () => {
  const yearly = { end: '2027-12-14', months: 12 };

  test.each([
    ['moves by the paused days', yearly, { from: '2027-02-01', days: 14 }, '2027-12-28'],
    ['by all of a pause that begins on it', yearly, { from: '2027-12-14', days: 28 }, '2028-01-11'],
    ['across a leap day', { end: '2028-02-20', months: 12 }, { from: '2027-12-01', days: 10 }, '2028-03-01'],
    ['stays where it is over before', yearly, { from: '2027-12-15', days: 5 }, null],
    ['is none of a plan that rolls monthly', { end: '2027-01-14', months: 1 }, { from: '2027-01-02', days: 5 }, null],
    ['is none before there is a contract', { end: null, months: 12 }, { from: '2027-01-02', days: 5 }, null],
  ])('%s', (_, contract, wanted, lastDay) => {
    expect(movedLastDay(contract, wanted)).toBe(lastDay);
  });
});

describe('a pause that ends', () => {
  const ten = pause('2026-12-01', 10);

  test.each([
    ['as it was planned', '2026-12-10', { to: '2026-12-10', state: 'ENDED', unusedDays: 0 }],
    ['after its last day, told late', '2026-12-20', { to: '2026-12-10', state: 'ENDED', unusedDays: 0 }],
    ['early', '2026-12-04', { to: '2026-12-04', state: 'ENDED', unusedDays: 6 }],
    ['on its first day', '2026-12-01', { to: '2026-12-01', state: 'ENDED', unusedDays: 9 }],
    ['before it has begun', '2026-11-30', { to: '2026-12-10', state: 'TAKEN_BACK', unusedDays: 10 }],
  ])('%s', (_, lastDay, closed) => {
    expect(closedAfter(ten, lastDay)).toEqual({ from: ten.from, ...closed });
    expect(lengthOf(ten)).toBe(10);
  });

  test('counts the day on which the member ends it, once it has begun', () => {
    const running = { ...ten, state: 'RUNNING' as const };
    const planned = { ...ten, state: 'PLANNED' as const };
    expect(lastDayWhenEnded(running, '2026-12-01')).toBe('2026-12-01');
    expect(lastDayWhenEnded(planned, '2026-12-01')).toBe('2026-11-30');
    // The job that begins it is late: a bill may have credited its first day already.
    expect(lastDayWhenEnded(planned, '2026-12-02')).toBe('2026-12-02');
  });
});
