import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../../platform/clock/local-date.ts';
import {
  exitFeeAfter,
  isAsAsked,
  lastDays,
  leavingWay,
  takeBackUntil,
  voidPauseOf,
  whenLeaving,
  type LiveContract,
} from './leaving.rules.ts';

const contract: LiveContract = {
  goLive: '2026-12-15',
  termEnd: '2027-12-14',
  contractMonths: 12,
  monthlyPriceInPence: 2_500,
  withdrawUntil: '2026-12-07',
  openPause: null,
};
const rolling: LiveContract = { ...contract, termEnd: '2027-01-14', contractMonths: 1 };

test.each([
  ['in the first 14 days', { ...contract, withdrawUntil: '2026-12-20' }, '2026-12-20', 'WITHDRAW'],
  ['on the day after them', { ...contract, withdrawUntil: '2026-12-20' }, '2026-12-21', 'EXIT_FEE'],
  ['on the day before the last of the term', contract, '2027-12-13', 'EXIT_FEE'],
  ['on the last day of the term', contract, '2027-12-14', 'NOTICE'],
  ['on the day after the term', contract, '2027-12-15', 'NOTICE'],
  ['with a plan that rolls', rolling, '2027-06-01', 'ROLLING'],
] as const)('who leaves %s leaves by its rule', (_, given, today, way) => {
  expect(leavingWay(given, today)).toBe(way);
});

describe('the last day', () => {
  test('is tomorrow for who withdraws', () => {
    expect(lastDays({ ...contract, withdrawUntil: '2026-12-20' }, '2026-12-18')).toEqual(['2026-12-19']);
  });

  test('is the end of the month that is paid for with a plan that rolls, of the next month on that very day', () => {
    expect(lastDays(rolling, '2027-03-20')).toEqual(['2027-04-14']);
    expect(lastDays(rolling, '2027-04-13')).toEqual(['2027-04-14']);
    expect(lastDays(rolling, '2027-04-14')).toEqual(['2027-05-14']);
  });

  test('is a month ahead after the term', () => {
    expect(lastDays(contract, '2028-01-31')).toEqual(['2028-02-29']);
  });

  test('is the end of any month of the term that is left, the last one free of charge', () => {
    const days = lastDays(contract, '2027-09-20');
    expect(days).toEqual(['2027-10-14', '2027-11-14', '2027-12-14']);
    expect(days.map((day) => exitFeeAfter(contract, day)?.totalInPence ?? 0)).toEqual([3_000, 1_500, 0]);
  });

  test('can be chosen on every day of the term and after it, and is always still to come', () => {
    const today = Array.from({ length: 400 }, (_, day) => addDays('2026-12-15', day));
    for (const given of [
      contract,
      rolling,
      { ...contract, termEnd: '2027-12-24' },
      { ...contract, withdrawUntil: '2027-01-02' },
    ])
      expect(today.filter((day) => lastDays(given, day).every((last) => last <= day))).toEqual([]);
    expect(lastDays(contract, '2027-12-13')).toEqual(['2027-12-14']);
    expect(lastDays(contract, '2027-12-14')).toEqual(['2028-01-14']);
  });

  test('is that of the term where a pause has moved it into a month', () => {
    const moved = { ...contract, termEnd: '2027-12-24' };
    const days = lastDays(moved, '2027-11-20');
    expect(days).toEqual(['2027-12-14', '2027-12-24']);
    expect(days.map((day) => exitFeeAfter(moved, day))).toEqual([null, null]);
  });
});

test('the exit fee is 60 % of the price for each month that begins after the last day', () => {
  expect(exitFeeAfter(contract, '2027-01-14')).toEqual({ months: 11, perMonthInPence: 1_500, totalInPence: 16_500 });
  expect(exitFeeAfter(rolling, '2026-12-20')).toBeNull();
});

test('who asks once the agreed months are over, in a term that only pauses hold, may leave by a month’s notice where that is earlier (DB-04)', () => {
  const paused: LiveContract = { ...contract, goLive: '2028-07-01', termEnd: '2029-07-31' };
  expect(lastDays(paused, '2029-06-29')).toEqual(['2029-06-30', '2029-07-31']);
  expect(lastDays(paused, '2029-06-30')).toEqual(['2029-07-30', '2029-07-31']);
  expect(lastDays(paused, '2029-06-30').map((day) => exitFeeAfter(paused, day))).toEqual([null, null]);
  expect(lastDays(paused, '2029-07-01')).toEqual(['2029-07-31']);
});

describe('a pause that is planned or runs as the plan ends (DB-04)', () => {
  const pause = { id: 'pause', from: '2027-07-05', to: '2027-08-01', agreedLastDay: '2028-01-11' } as const;
  const planned: LiveContract = { ...contract, termEnd: '2028-01-11', openPause: { ...pause, state: 'PLANNED' } };
  const running: LiveContract = { ...planned, openPause: { ...pause, state: 'RUNNING' } };

  test('is void for who leaves where it is only planned, and the term ends as if it had never been', () => {
    expect(whenLeaving(planned)).toEqual(contract);
    expect(voidPauseOf(planned)?.id).toBe('pause');
    expect(whenLeaving(running)).toBe(running);
    expect(voidPauseOf(running)).toBeNull();
  });

  test('adds no month to the fee, however it has moved the last day, and whenever it ends', () => {
    // A pause of 28 days was over before it.
    const twice: LiveContract = { ...running, termEnd: '2028-02-16' };
    for (const given of [contract, running, planned, twice])
      expect(
        ['2027-07-04', '2027-07-18', '2027-08-14', '2027-08-15'].map((day) => exitFeeAfter(given, day)?.months),
      ).toEqual([5, 4, 4, 3]);
  });

  test('that moves nothing takes nothing off', () => {
    const still: LiveContract = { ...contract, openPause: { ...pause, state: 'PLANNED', agreedLastDay: null } };
    expect(whenLeaving(still).termEnd).toBe(contract.termEnd);
  });
});

test('whenever a member looks, a pause makes no end of the plan dearer, nor the first free one later', () => {
  const free = (given: LiveContract, today: string) => lastDays(given, today).find((day) => !exitFeeAfter(given, day));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 * 365 }),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 1, max: 56 }),
      (day, after, paused) => {
        const goLive = addDays('2026-01-01', day);
        const today = addDays(goLive, after);
        const term = { ...contract, goLive, termEnd: addDays(addMonths(goLive, 12), -1), withdrawUntil: '2025-12-31' };
        const moved = { ...term, termEnd: addDays(term.termEnd, paused) };
        const fees = (given: LiveContract) =>
          lastDays(term, today).map((lastDay) => exitFeeAfter(given, lastDay)?.totalInPence ?? 0);
        expect(fees(moved)).toEqual(fees(term));
        expect((free(moved, today) ?? '9999') <= (free(term, today) ?? '')).toBe(true);
        // Each end that can be chosen for the first term can be chosen for the longer one.
        if (leavingWay(term, today) === 'EXIT_FEE')
          expect(lastDays(moved, today)).toEqual(expect.arrayContaining(lastDays(term, today)));
      },
    ),
    // The last agreed day of a plan from 1 July to 30 June, with a month of pauses behind it.
    { examples: [[912, 364, 31]] },
  );
});

test.each([
  ['on the last day', '2027-01-14', true],
  ['a day later', '2027-01-15', true],
  ['before it', '2027-01-13', false],
])('a service that ended %s has ended as was asked for: %s, %s', (_, endedOn, is) => {
  expect(isAsAsked('2027-01-14', endedOn)).toBe(is);
});

test('leaving can be taken back until the day before', () => {
  expect(takeBackUntil('2027-01-14', '2027-01-13')).toBe('2027-01-13');
  expect(takeBackUntil('2027-01-14', '2027-01-14')).toBeNull();
});
