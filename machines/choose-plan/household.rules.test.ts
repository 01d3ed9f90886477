import { describe, expect, it, test } from 'vitest';
import { product } from './choose-plan.cases.ts';
import { householdOf, householdUses, suggestionFor } from './household.rules.ts';
import type { Household, HouseholdUse, People, Product } from './choose-plan.types.ts';

/** As they are sold: half of the speed is guaranteed. */
const planOf = (mbps: number): Product => ({
  ...product,
  productId: `plan-${mbps}`,
  displayName: `${mbps} Mbps`,
  downstreamSpeedInMbps: mbps,
  guaranteedSpeedInMbps: mbps / 2,
});
const [small, middle, large] = [planOf(150), planOf(500), planOf(1000)];
const all = [large, small, middle];

const everyPeople: People[] = ['one', 'two', 'few', 'many'];
const everyUses: HouseholdUse[][] = Array.from({ length: 2 ** householdUses.length }, (_, bits) =>
  householdUses.filter((_use, at) => ((bits >> at) & 1) === 1),
);
const everyHousehold: Household[] = everyPeople.flatMap((people) => everyUses.map((uses) => ({ people, uses })));

describe('who lives there', () => {
  it('is known once it is said how many, whatever they do', () => {
    expect(householdOf('two', [])).toEqual({ people: 'two', uses: [] });
    expect(householdOf('many', ['files', 'films'])).toEqual({ people: 'many', uses: ['films', 'files'] });
  });

  it('is not known without it, and an answer that is none of ours counts for nothing', () => {
    expect(householdOf('', ['films'])).toBeNull();
    expect(householdOf('constructor', [])).toBeNull();
    expect(householdOf('one', ['mining'])).toEqual({ people: 'one', uses: [] });
  });
});

test.each([
  ['one', [], small, 'smallest', 5],
  ['one', ['films', 'games'], small, 'smallest', 25],
  ['two', ['films'], small, 'smallest', 30],
  ['few', ['films'], small, 'smallest', 60],
  ['few', ['games'], middle, 'enough', 100],
  ['many', [], small, 'smallest', 30],
  ['many', ['films'], middle, 'enough', 90],
  ['many', ['games'], middle, 'enough', 150],
] as const)('for %s with %j, %o is enough', (people, uses, enough, fit, needed) =>
  expect(suggestionFor(all, { people, uses })).toEqual({ product: enough, fit, needed, files: null }),
);

test('very large files want the plan that has 50 GB there in ten minutes, and the smaller one is named beside it', () => {
  expect(suggestionFor(all, { people: 'one', uses: ['files'] })).toMatchObject({
    product: large,
    fit: 'enough',
    files: { minutes: 7, smaller: { product: small, minutes: 45 } },
  });
  expect(suggestionFor(all, { people: 'many', uses: ['games', 'files'] })?.files?.smaller?.product).toBe(middle);
});

test('where a home can have too little, the fastest is named as the fastest, and not as enough', () => {
  expect(suggestionFor([small], { people: 'many', uses: ['games'] })).toMatchObject({ product: small, fit: 'fastest' });
  expect(suggestionFor([small, middle], { people: 'two', uses: ['files'] })).toMatchObject({
    product: middle,
    fit: 'fastest',
    files: { minutes: 14, smaller: { product: small } },
  });
  expect(suggestionFor([small], { people: 'two', uses: ['files'] })?.files).toEqual({ minutes: 45, smaller: null });
  expect(suggestionFor([], { people: 'one', uses: [] })).toBeNull();
});

test('a gateway that guarantees no speed is taken at the speed that it advertises', () => {
  const { guaranteedSpeedInMbps: _, ...unassured } = small;
  expect(suggestionFor([unassured, middle], { people: 'many', uses: ['films'] })?.product).toBe(unassured);
});

test.each(everyHousehold)('nobody is led to more than they need: $people, $uses', (household) => {
  const suggested = suggestionFor(all, household);
  const slower = all.filter(
    ({ downstreamSpeedInMbps }) => downstreamSpeedInMbps < (suggested?.product.downstreamSpeedInMbps ?? 0),
  );
  // Each smaller one guarantees too little, or takes too long for what is very large.
  for (const { guaranteedSpeedInMbps = 0, downstreamSpeedInMbps } of slower) {
    const isTooSlow = household.uses.includes('files') && downstreamSpeedInMbps < 667;
    expect(guaranteedSpeedInMbps < (suggested?.needed ?? 0) || isTooSlow).toBe(true);
  }
  expect(suggested?.fit).not.toBe('fastest');
});
