import { describe, expect, it, test } from 'vitest';
import { middle, plans, small, unlimited } from './estimate-data.cases.ts';
import { hourSteps, isStep, megabytesAnHour, needOf, noHours, planFor, uses } from './estimate-data.rules.ts';

describe('what a week comes to in 30 days', () => {
  it('nothing uses nothing', () => expect(needOf(noHours)).toBe(0));

  it.each([
    [{ music: 7 }, 3000],
    [{ filmsHd: 7 }, 90_000],
    [{ web: 7, social: 1, maps: 0.5 }, 4811],
  ])('%j is %i MB', (hours, megabytes) => {
    expect(needOf({ ...noHours, ...hours })).toBe(megabytes);
  });

  it('the uses stand in the order of their hunger', () => {
    const hunger = uses.map((use) => megabytesAnHour[use]);
    expect(hunger).toEqual(hunger.toSorted((one, other) => one - other));
  });
});

describe('the smallest plan with enough, and a fifth to spare, is named', () => {
  it.each([
    [0, small],
    [3333, small],
    [3334, middle],
    [25_000, middle],
    [25_001, unlimited],
    [1_000_000, unlimited],
  ])('for %i MB', (megabytes, plan) => {
    expect(planFor(plans, megabytes)).toBe(plan);
  });

  it('none where all have too little', () => expect(planFor([small], 4000)).toBeUndefined());
});

test('hours that no slider has are not taken', () => {
  for (const step of hourSteps) expect(isStep(step)).toBe(true);
  for (const hours of [-1, 6, 29, Number.NaN, Infinity]) expect(isStep(hours)).toBe(false);
});
