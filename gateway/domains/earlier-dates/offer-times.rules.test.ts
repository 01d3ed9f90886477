import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { endOfOffer, inOfferHours } from './offer-times.rules.ts';

test.each([
  ['in the morning', '2026-11-23T09:00:00Z', '2026-11-23T11:00:00Z'],
  ['at six in the evening it ends with the day', '2026-11-23T18:00:00Z', '2026-11-23T20:00:00Z'],
  [
    'at seven in the evening the second hour is that of the next morning',
    '2026-11-23T19:00:00Z',
    '2026-11-24T09:00:00Z',
  ],
  ['a minute before the day ends', '2026-11-23T19:59:00Z', '2026-11-24T09:59:00Z'],
  ['at night its time begins in the morning', '2026-11-23T23:30:00Z', '2026-11-24T10:00:00Z'],
  ['before eight in the morning', '2026-11-23T07:59:00Z', '2026-11-23T10:00:00Z'],
  ['in the summer, by the clocks of the UK', '2026-07-01T18:00:00Z', '2026-07-02T08:00:00Z'],
  ['in the night in which the clocks go back', '2026-10-24T18:30:00Z', '2026-10-25T09:30:00Z'],
  ['in the night in which they go forward', '2026-03-28T19:30:00Z', '2026-03-29T08:30:00Z'],
])('a date that is offered %s is kept for two hours of the day (issue 14)', (_, now, end) => {
  expect(endOfOffer(new Date(now)).toISOString()).toBe(new Date(end).toISOString());
});

test.each([
  ['2026-11-23T08:00:00Z', '2026-11-23T08:00:00Z'],
  ['2026-11-23T19:59:59Z', '2026-11-23T19:59:59Z'],
  ['2026-11-23T20:00:00Z', '2026-11-24T08:00:00Z'],
  ['2026-11-24T07:59:59Z', '2026-11-24T08:00:00Z'],
  ['2026-07-01T19:00:00Z', '2026-07-02T07:00:00Z'],
])('what comes free at %s is offered at %s', (now, then) => {
  expect(inOfferHours(new Date(now)).toISOString()).toBe(new Date(then).toISOString());
});

test('every offer ends by day, and no sooner than two hours after it was made', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const end = endOfOffer(now);
      const day = ukDateOf(end);
      expect(end.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * 3_600_000);
      expect(end.getTime()).toBeGreaterThan(Date.parse(ukTime(day, 8)));
      expect(end.getTime()).toBeLessThanOrEqual(Date.parse(ukTime(day, 20)));
    }),
  );
});
