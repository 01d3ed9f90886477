import { describe, expect, test } from 'vitest';
import { nextUkMonth } from '../../../platform/clock/uk-time.ts';
import type { PlanState } from '../plans/plans.types.ts';
import { blockOf, endOfBoost, isRunning, leftThisMonth, nextFaster } from './boosts.rules.ts';
import type { BoostBlock } from './boosts.types.ts';

const begun = (...moments: string[]) => moments.map((moment) => ({ startedAt: new Date(moment) }));

describe('three boosts in a calendar month of the UK', () => {
  test.each([
    ['none used', [], '2026-11-23T09:00:00Z', 3],
    ['one of this month', ['2026-11-01T00:00:00Z'], '2026-11-23T09:00:00Z', 2],
    ['three', ['2026-11-02T09:00Z', '2026-11-09T09:00Z', '2026-11-16T09:00Z'], '2026-11-30T23:59:59Z', 0],
    ['a new month', ['2026-11-02T09:00Z', '2026-11-09T09:00Z', '2026-11-16T09:00Z'], '2026-12-01T00:00:00Z', 3],
    ['one that began in the last minute of last month', ['2026-10-31T23:59:00Z'], '2026-11-01T00:00:00Z', 3],
    ['in summer the month begins an hour earlier than that of UTC', ['2026-06-30T23:30:00Z'], '2026-07-02T09:00Z', 2],
    ['and what began before is of last month', ['2026-06-30T22:30:00Z'], '2026-07-02T09:00:00Z', 3],
    ['the same month of last year', ['2025-11-23T09:00:00Z'], '2026-11-23T09:00:00Z', 3],
    ['on 29 February', ['2028-02-01T09:00:00Z'], '2028-02-29T23:00:00Z', 2],
  ])('%s', (_, moments, now, left) => {
    expect(leftThisMonth(begun(...moments), new Date(now))).toBe(left);
  });

  test.each([
    ['2026-11-23T09:00:00Z', '2026-12-01'],
    ['2026-12-31T23:59:00Z', '2027-01-01'],
    ['2026-01-31T12:00:00Z', '2026-02-01'],
    ['2026-06-30T23:30:00Z', '2026-08-01'],
  ])('there are new ones, asked at %s, on %s', (now, date) => {
    expect(nextUkMonth(new Date(now))).toBe(date);
  });
});

test.each([
  ['an ordinary day', '2026-11-23T09:00:00Z', '2026-11-24T09:00:00.000Z'],
  ['the night of 23 hours', '2026-03-28T20:00:00Z', '2026-03-29T20:00:00.000Z'],
  ['the night of 25 hours', '2026-10-24T20:00:00+01:00', '2026-10-25T19:00:00.000Z'],
])('a boost lasts 24 hours as they go by: %s', (_, startedAt, until) => {
  const end = endOfBoost(new Date(startedAt));
  expect(end.toISOString()).toBe(until);
  expect(isRunning({ until: end }, new Date(end.getTime() - 1))).toBe(true);
  expect(isRunning({ until: end }, end)).toBe(false);
});

test.each([
  [150, 500],
  [500, 1_000],
  [1_000, undefined],
  [300, 500],
])('the next faster speed after %s is %s', (speed, faster) => {
  expect(nextFaster([1_000, 150, 500, 150], speed)).toBe(faster);
});

describe('why no boost can begin', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const faster = { sold: 500, atHome: 500 };
  const free = { state: 'ACTIVE' as const, pause: undefined, boosts: [], faster };
  const boostAt = (startedAt: string) => ({ startedAt: new Date(startedAt), until: endOfBoost(new Date(startedAt)) });

  test.each<[PlanState, BoostBlock | null]>([
    ['DRAFT', 'NOT_LIVE'],
    ['ORDERED', 'NOT_LIVE'],
    ['ACTIVE', null],
    ['CHANGING', null],
    ['PAUSED', 'PAUSED'],
    ['CEASING', 'ENDING'],
    ['ENDED', 'ENDED'],
  ])('%s: %s', (state, block) => {
    expect(blockOf({ ...free, state }, now)).toBe(block);
  });

  test('there is nothing faster, or not at this home', () => {
    expect(blockOf({ ...free, faster: { sold: undefined, atHome: undefined } }, now)).toBe('FASTEST_PLAN');
    expect(blockOf({ ...free, faster: { sold: 1_000, atHome: undefined } }, now)).toBe('FASTEST_AT_HOME');
  });

  test('one runs, also since last month, or three have been', () => {
    const yesterday = boostAt('2026-11-22T10:00:00Z');
    const over = ['2026-11-02T09:00:00Z', '2026-11-09T09:00:00Z', '2026-11-16T09:00:00Z'].map(boostAt);
    expect(blockOf({ ...free, boosts: [yesterday] }, now)).toBe('RUNNING');
    const newMonth = new Date('2026-12-01T08:00:00Z');
    expect(blockOf({ ...free, boosts: [boostAt('2026-11-30T09:00:00Z')] }, newMonth)).toBe('RUNNING');
    expect(blockOf({ ...free, boosts: over }, now)).toBe('NONE_LEFT');
    expect(blockOf({ ...free, boosts: over.slice(1) }, now)).toBeNull();
  });

  test('a pause begins before a boost would end', () => {
    const tomorrow = { state: 'PLANNED' as const, from: '2026-11-24' };
    expect(blockOf({ ...free, pause: tomorrow }, now)).toBe('PAUSE_BEGINS');
    expect(blockOf({ ...free, pause: tomorrow }, new Date('2026-11-23T06:00:00Z'))).toBeNull();
    expect(blockOf({ ...free, pause: { ...tomorrow, from: '2026-11-25' } }, now)).toBeNull();
    expect(blockOf({ ...free, pause: { ...tomorrow, state: 'RUNNING' } }, now)).toBe('PAUSED');
  });
});
