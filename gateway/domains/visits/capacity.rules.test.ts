import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock/local-date.ts';
import { inLockOrder, placeKey, placesOf, type Place, type Step } from './capacity.rules.ts';
import { slots } from './slots.rules.ts';

const place = fc.record<Place>({
  region: fc.constantFrom('larkhaven', 'wrenholt'),
  visitType: fc.constantFrom('PRE_WORK', 'IN_HOME'),
  day: fc.integer({ min: 0, max: 89 }).map((days) => addDays('2026-11-30', days)),
  slot: fc.constantFrom('AM', 'PM'),
});

const all: Place[] = Array.from({ length: 90 }, (_, days) => addDays('2026-11-30', days)).flatMap((day) =>
  slots.map((slot) => ({ region: 'larkhaven', visitType: 'IN_HOME' as const, day, slot })),
);

describe('places of a slot', () => {
  it('are the same in every process: they are a matter of region, visit, day and slot', () => {
    expect(placesOf({ region: 'larkhaven', visitType: 'IN_HOME', day: '2026-12-07', slot: 'AM' })).toBe(
      placesOf({ region: 'larkhaven', visitType: 'IN_HOME', day: '2026-12-07', slot: 'AM' }),
    );
    expect(new Set(all.map(placesOf)).size).toBeGreaterThan(8);
  });

  it('some slots are full from the start, most are not', () => {
    const full = all.filter((each) => placesOf(each) === 0);
    expect(full.length).toBeGreaterThan(0);
    expect(full.length).toBeLessThan(all.length / 6);
    expect(
      all
        .map(placesOf)
        .filter((places) => places > 0)
        .every((places) => places >= 8 && places <= 24),
    ).toBe(true);
  });
});

/** Sorts as steps must be taken. */
function rank({ place: at, change }: Step): string {
  return `${placeKey(at)} ${change === 1 ? 'a' : 'b'}`;
}

describe('the order in which capacity is touched', () => {
  it('is the same for everybody, whatever is taken and given back', () => {
    const steps = fc.array(fc.record<Step>({ place, change: fc.constantFrom(-1, 1) }), { maxLength: 8 });
    fc.assert(
      fc.property(steps, (given) => {
        const ordered = inLockOrder(given);
        expect(ordered.map(rank)).toEqual(given.map(rank).toSorted());
      }),
    );
  });
});
