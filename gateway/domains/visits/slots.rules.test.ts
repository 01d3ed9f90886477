import { describe, expect, it } from 'vitest';
import { arrivalTimes, formatSlot, slotAt } from './slots.rules.ts';

describe('slots are hours of the UK clock (BK-17)', () => {
  it('the morning is 8am-12pm and the afternoon 12pm-4pm', () => {
    expect([formatSlot('AM'), formatSlot('PM')]).toEqual(['8am-12pm', '12pm-4pm']);
  });

  it('the last morning before the clocks go forward is in winter time, the next one in summer time', () => {
    expect(arrivalTimes('2027-03-26', 'AM').earliestArrivalTime).toBe('2027-03-26T08:00:00+00:00');
    expect(arrivalTimes('2027-03-29', 'AM').earliestArrivalTime).toBe('2027-03-29T08:00:00+01:00');
  });

  it('the last afternoon before the clocks go back is in summer time, the next one in winter time', () => {
    expect(arrivalTimes('2026-10-23', 'PM').latestArrivalTime).toBe('2026-10-23T16:00:00+01:00');
    expect(arrivalTimes('2026-10-26', 'PM').latestArrivalTime).toBe('2026-10-26T16:00:00+00:00');
  });

  it('eight in the morning is an hour earlier in the world once summer time has begun', () => {
    const winter = Date.parse(arrivalTimes('2027-03-26', 'AM').earliestArrivalTime);
    const summer = Date.parse(arrivalTimes('2027-03-29', 'AM').earliestArrivalTime);
    expect((summer - winter) / 3_600_000).toBe(3 * 24 - 1);
  });

  it('a slot is found by its times, with whatever offset they are written', () => {
    expect(slotAt('2026-06-01', '2026-06-01T07:00:00Z', '2026-06-01T11:00:00Z')).toBe('AM');
    expect(slotAt('2026-06-01', '2026-06-01T12:00:00+01:00', '2026-06-01T16:00:00+01:00')).toBe('PM');
    expect(slotAt('2026-06-01', '2026-06-01T08:00:00Z', '2026-06-01T12:00:00Z')).toBeUndefined();
  });
});
