import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifeOf, courierSentinels } from '../../openapi/partners/courier/test-data.ts';
import { ukDateOf } from '../../platform/clock/clock.ts';
import { addWorkingDays, isWorkingDay } from '../../platform/clock/working-days.ts';
import { heldUntil, lastMomentFor, nextStep, stepsOf, type Parcel } from './parcel-life.rules.ts';

const lives = ['smooth', ...courierSentinels.map(({ value }) => lifeOf(value))] as const;

/** Given at some moment, for the first day on which it can be there. */
const anyParcel = fc
  .record({
    givenAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
    number: fc.integer({ min: 1000, max: 9_999_999 }),
    way: fc.constantFrom('to-customer' as const, 'to-shop' as const),
  })
  .map(({ givenAt, number, way }): Parcel => {
    let deliverOn = addWorkingDays(ukDateOf(givenAt), 1);
    while (lastMomentFor(deliverOn) < givenAt) deliverOn = addWorkingDays(deliverOn, 1);
    return {
      reference: `PAR-${number}`,
      way,
      givenAt,
      deliverOn: way === 'to-shop' ? null : deliverOn,
      redeliverOn: null,
      recalledAt: null,
      done: [],
    };
  });

test.each(lives)('%s: one thing happens after the other, each once, and it comes to an end', (life) => {
  fc.assert(
    fc.property(anyParcel, (parcel) => {
      const steps = stepsOf(life, parcel);
      const times = steps.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((time) => time >= parcel.givenAt.getTime())).toBe(true);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      expect(nextStep(life, { ...parcel, done: steps.map(({ id }) => id) })).toBeUndefined();
    }),
  );
});

test.each(lives)('%s: whoever waits for it sees it come on working days, between nine and six', (life) => {
  fc.assert(
    fc.property(anyParcel, (parcel) => {
      const tries = stepsOf(life, parcel).filter(({ kind }) => kind === 'OUT_FOR_DELIVERY');
      for (const { from, to } of tries) {
        expect(isWorkingDay(ukDateOf(new Date(from ?? '')))).toBe(true);
        const hours = [from, to].map((time) =>
          Number(new Date(time ?? '').toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit' })),
        );
        expect(hours[0]).toBeGreaterThanOrEqual(9);
        expect(hours[1]).toBeLessThanOrEqual(17);
      }
    }),
  );
});

test('it is held from the second try that found nobody until it is brought or goes back', () => {
  fc.assert(
    fc.property(anyParcel, (given) => {
      const parcel = { ...given, way: 'to-customer' as const, deliverOn: given.deliverOn ?? '2026-12-02' };
      const steps = stepsOf('nobody-twice', parcel);
      const held = steps.map((_, place) =>
        heldUntil('nobody-twice', { ...parcel, done: steps.slice(0, place + 1).map(({ id }) => id) }),
      );
      expect(held.map((until) => until !== null)).toEqual(steps.map((_, place) => place === steps.length - 2));
    }),
  );
});
