import { expect, test } from 'vitest';
import { product } from './choose-plan.cases.ts';
import { comparedPlans, minutesOfDownload, sharedBenefits } from './compared-plans.rules.ts';

const boosts = 'A free speed boost';
const pauses = 'Pause for four weeks';
const slow = { ...product, benefits: [boosts, pauses] };
const fast = { ...product, benefits: ['A router of its own', boosts], downstreamSpeedInMbps: 1000 };

test('what all plans have is said once, and not of each of them again', () => {
  expect(sharedBenefits([slow, fast])).toEqual([boosts]);
  expect(comparedPlans([slow, fast]).map(({ ownBenefits }) => ownBenefits)).toEqual([
    [pauses],
    ['A router of its own'],
  ]);
});

test('where a home can have one plan, all of it is common; where it can have none, nothing is', () => {
  expect(sharedBenefits([slow])).toEqual([boosts, pauses]);
  expect(comparedPlans([slow])[0]?.ownBenefits).toEqual([]);
  expect(sharedBenefits([])).toEqual([]);
});

test.each([
  [150, 45],
  [500, 14],
  [1000, 7],
])('at %i Mbps a game of 50 GB takes %i minutes', (mbps, minutes) => expect(minutesOfDownload(mbps)).toBe(minutes));

test('the price of the whole contract has every month, and what is paid once', () => {
  const paidOnce = { ...slow, priceInPence: 2_500, setupPriceInPence: 3_000, contractDurationInMonths: 12 };
  expect(comparedPlans([paidOnce])[0]?.totalInPence).toBe(33_000);
});
