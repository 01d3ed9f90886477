import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import { deliveryDays, deliveryOn, leavingDay, orderBy } from './delivery.rules.ts';

/** 23 November 2026 is a Monday; the clocks are at GMT. */
const at = (moment: string): Date => new Date(moment);

describe('the day on which a phone is there (PH-04)', () => {
  it.each([
    ['a Monday morning', '2026-11-23T09:00:00Z', '2026-11-24', '2026-11-25'],
    ['a Monday at 5pm sharp', '2026-11-23T17:00:00Z', '2026-11-24', '2026-11-25'],
    ['a Monday a moment after 5pm', '2026-11-23T17:00:00.001Z', '2026-11-25', '2026-11-26'],
    ['a Thursday', '2026-11-26T09:00:00Z', '2026-11-27', '2026-11-30'],
    ['a Friday morning', '2026-11-27T09:00:00Z', '2026-11-30', '2026-12-01'],
    ['a Friday evening', '2026-11-27T18:00:00Z', '2026-12-01', '2026-12-02'],
    ['a Saturday, which counts as Monday', '2026-11-28T09:00:00Z', '2026-12-01', '2026-12-02'],
    ['Christmas Eve, a Thursday', '2026-12-24T12:00:00Z', '2026-12-29', '2026-12-30'],
    ['Christmas Day', '2026-12-25T12:00:00Z', '2026-12-30', '2026-12-31'],
    ['5pm in summer, which is 4pm elsewhere', '2026-07-15T16:00:00Z', '2026-07-16', '2026-07-17'],
    ['a moment after 5pm in summer', '2026-07-15T16:00:00.001Z', '2026-07-17', '2026-07-20'],
    ['half past midnight in summer, still yesterday elsewhere', '2026-07-14T23:30:00Z', '2026-07-16', '2026-07-17'],
  ])('ordered on %s', (_, now, ofNew, ofRefurbished) => {
    expect([deliveryOn(at(now), 1), deliveryOn(at(now), 2)]).toEqual([ofNew, ofRefurbished]);
  });
});

describe('until when it has to be ordered', () => {
  it.each([
    ['2026-11-23T09:00:00Z', '2026-11-23T17:00:00Z'],
    ['2026-11-23T17:00:00Z', '2026-11-23T17:00:00Z'],
    ['2026-11-23T17:00:01Z', '2026-11-24T17:00:00Z'],
    ['2026-11-28T09:00:00Z', '2026-11-30T17:00:00Z'],
    ['2026-07-15T09:00:00Z', '2026-07-15T16:00:00Z'],
  ])('at %s it is until %s', (now, until) => {
    expect(orderBy(at(now))).toEqual(at(until));
  });

  it.each([1, 2])('what takes %s working days has the same day until that moment, and a later one after it', (days) => {
    for (const now of ['2026-11-23T09:00:00Z', '2026-11-28T09:00:00Z', '2026-12-25T12:00:00Z'].map(at)) {
      const until = orderBy(now);
      expect(deliveryOn(until, days)).toBe(deliveryOn(now, days));
      expect(deliveryOn(new Date(until.getTime() + 1), days) > deliveryOn(now, days)).toBe(true);
    }
  });
});

describe('the days that a customer can choose from', () => {
  it('are the first one and the working days after it', () => {
    expect(deliveryDays(at('2026-12-23T09:00:00Z'), 1)).toEqual([
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
      '2027-01-08',
      '2027-01-11',
    ]);
  });

  it('are such that a parcel leaves on a working day before each, and not before it is ordered', () => {
    const now = at('2026-12-24T12:00:00Z');
    for (const day of deliveryDays(now, 1)) {
      const leaves = leavingDay(day);
      expect([isWorkingDay(leaves), leaves < day, leaves >= '2026-12-24']).toEqual([true, true, true]);
    }
  });
});
