import { describe, expect, test } from 'vitest';
import { productIds } from '../../testing/customer.ts';
import type { PlanState } from '../plans/plans.types.ts';
import { findProduct } from '../products/products.catalogue.ts';
import { blockOfState, minimumTermEnd, nextBillDate, optionsOf, termsOf, undoUntil } from './plan-changes.rules.ts';
import type { PlanChangeBlock } from './plan-changes.types.ts';

function product(productId: string) {
  const found = findProduct(productId);
  if (!found) throw new Error(`no product ${productId}`);
  return found;
}

const mbps500 = product(productIds.mbps500);
const rolling150 = product(productIds.rolling150);
const contract = { end: '2027-12-14', meshWifi: false, monthlyPriceInPence: 3_500 };
const from = '2027-02-15';

describe('a change counts from the next bill on (DB-05)', () => {
  test.each([
    ['on the Go Live date', '2026-12-15', '2026-12-15', '2027-01-15'],
    ['on the day before a bill', '2026-12-15', '2027-01-14', '2027-01-15'],
    ['on the day of a bill, whose month has its price', '2026-12-15', '2027-01-15', '2027-02-15'],
    ['before the Go Live date', '2026-12-15', '2026-12-10', '2027-01-15'],
    ['at the end of a long month before a short one', '2027-01-31', '2027-02-01', '2027-02-28'],
    ['and back to the long one', '2027-01-31', '2027-02-28', '2027-03-31'],
    ['after years', '2026-12-15', '2030-06-20', '2030-07-15'],
  ])('%s', (_, goLive, today, date) => {
    expect(nextBillDate(goLive, today)).toBe(date);
  });

  test.each([
    ['2027-02-15', '2027-01-20', '2027-02-14'],
    ['2027-02-15', '2027-02-14', '2027-02-14'],
    ['2027-02-15', '2027-02-15', null],
  ])('a change from %s can be undone, asked on %s, until %s', (date, today, until) => {
    expect(undoUntil(date, today)).toBe(until);
  });
});

describe('what a plan can become', () => {
  const options = (change: Partial<Parameters<typeof optionsOf>[0]> = {}) =>
    optionsOf({ contract, product: mbps500, speedsAtHome: [150, 500, 1_000], from, ...change }).map(
      ({ displayName, direction, monthlyPriceInPence, differenceInPence, exitFeePerMonthInPence }) =>
        `${displayName} ${direction} ${monthlyPriceInPence} ${differenceInPence} ${exitFeePerMonthInPence}`,
    );

  test('is every other speed with a contract of the same length, up and down', () => {
    expect(options()).toEqual(['150 Mbps DOWN 2500 -1000 1500', '1 Gbps UP 4500 1000 2700']);
  });

  test('is compared with what the member pays, kit included, also where the catalogue has another price by now', () => {
    expect(options({ contract: { ...contract, meshWifi: true, monthlyPriceInPence: 3_700 } })).toEqual([
      '150 Mbps DOWN 2900 -800 1740',
      '1 Gbps UP 4900 1200 2940',
    ]);
  });

  test('is only what the network carries to the home', () => {
    expect(options({ speedsAtHome: [500, 1_000] })).toEqual(['1 Gbps UP 4500 1000 2700']);
    expect(options({ speedsAtHome: [500] })).toEqual([]);
  });

  test('of a rolling plan rolls, too, and costs nothing to leave', () => {
    expect(options({ product: rolling150, contract: { ...contract, monthlyPriceInPence: 2_500 } })).toEqual([
      '500 Mbps UP 3500 1000 0',
      '1 Gbps UP 4500 2000 0',
    ]);
  });
});

describe('the minimum term', () => {
  test('stays, as far as it is left on the day of the change', () => {
    expect(minimumTermEnd(contract, mbps500, '2027-12-14')).toBe('2027-12-14');
    expect(minimumTermEnd(contract, mbps500, '2027-12-15')).toBeNull();
    expect(minimumTermEnd({ end: null }, mbps500, from)).toBeNull();
    expect(minimumTermEnd(contract, rolling150, from)).toBeNull();
  });

  test('makes an exit fee while it lasts', () => {
    expect(termsOf(contract, mbps500, 3_500, '2027-12-14').exitFeePerMonthInPence).toBe(2_100);
    expect(termsOf(contract, mbps500, 3_500, '2027-12-15').exitFeePerMonthInPence).toBe(0);
  });
});

test.each<[PlanState, PlanChangeBlock | null]>([
  ['DRAFT', 'NOT_LIVE'],
  ['ORDERED', 'NOT_LIVE'],
  ['ACTIVE', null],
  ['CHANGING', null],
  ['PAUSED', null],
  ['CEASING', 'ENDING'],
  ['ENDED', 'ENDED'],
])('a plan that is %s is blocked by %s', (state, block) => {
  expect(blockOfState(state)).toBe(block);
});
