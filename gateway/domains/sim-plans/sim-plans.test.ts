import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';

type Range = components['schemas']['SimPlans'];

let site: TestGateway;
let range: Range;
beforeAll(async () => {
  site = await createTestGateway();
  range = (await site.browser().get<Range>('/sim/v1/plans')).body;
});
afterAll(() => site.close());

describe('the SIM plans that a visitor sees (MK-04)', () => {
  it('are five, of 30 days each, and one of them is taken the most', () => {
    expect(range.plans.map(({ name, days }) => [name, days])).toEqual([
      ['4 GB', 30],
      ['12 GB', 30],
      ['30 GB', 30],
      ['100 GB', 30],
      ['Unlimited', 30],
    ]);
    expect(range.plans.filter(({ isPopular }) => isPopular)).toHaveLength(1);
    expect(new Set(range.plans.map(({ id }) => id)).size).toBe(5);
  });

  it('cost more where they have more, and less for a gigabyte', () => {
    const limited = range.plans.filter((plan) => plan.dataInGb !== null);
    for (const [at, plan] of range.plans.entries())
      expect(plan.priceInPence).toBeGreaterThan(range.plans[at - 1]?.priceInPence ?? 0);
    const perGigabyte = limited.map(({ priceInPence, dataInGb }) => priceInPence / (dataInGb ?? 1));
    expect(perGigabyte).toEqual(perGigabyte.toSorted((one, other) => other - one));
  });

  it('count abroad with no more data than they have', () => {
    for (const { dataInGb, roamingDataInGb } of range.plans)
      expect(roamingDataInGb).toBeLessThanOrEqual(dataInGb ?? Infinity);
  });

  it('are worth their price: the same from credit costs more', () => {
    const { minuteInPence, textInPence, megabyteInPence } = range.creditRates;
    const smallest = range.plans[0];
    const asCredit =
      (smallest?.dataInGb ?? 0) * 1000 * megabyteInPence +
      (smallest?.minutes ?? 0) * minuteInPence +
      (smallest?.texts ?? 0) * textInPence;
    expect(asCredit).toBeGreaterThan(smallest?.priceInPence ?? 0);
  });
});
