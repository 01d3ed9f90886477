import { describe, expect, test } from 'vitest';
import { productIds } from '../../testing/customer.ts';
import type { PlanState } from '../plans/plans.types.ts';
import { findProduct } from '../products/products.catalogue.ts';
import {
  blockOfState,
  meshPointOf,
  minimumTermEnd,
  nextBillDate,
  optionsOf,
  termsOf,
  undoUntil,
} from './plan-changes.rules.ts';
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
      ({ displayName, meshWifi, direction, monthlyPriceInPence, differenceInPence, exitFeePerMonthInPence }) =>
        `${displayName}${meshWifi ? ' + mesh' : ''} ${direction} ${monthlyPriceInPence} ${differenceInPence} ${exitFeePerMonthInPence}`,
    );

  test('is every other speed with a contract of the same length, up and down, and the same one with the other kit', () => {
    expect(options()).toEqual([
      '150 Mbps DOWN 2500 -1000 1500',
      '150 Mbps + mesh DOWN 2900 -600 1740',
      '500 Mbps + mesh SAME 3900 400 2340',
      '1 Gbps UP 4500 1000 2700',
      '1 Gbps + mesh UP 4900 1400 2940',
    ]);
  });

  test('is compared with what the member pays, kit included, which stays for the plan that is kept where the catalogue has another price by now', () => {
    expect(options({ contract: { ...contract, meshWifi: true, monthlyPriceInPence: 3_700 } })).toEqual([
      '150 Mbps DOWN 2500 -1200 1500',
      '150 Mbps + mesh DOWN 2900 -800 1740',
      '500 Mbps SAME 3300 -400 1980',
      '1 Gbps UP 4500 800 2700',
      '1 Gbps + mesh UP 4900 1200 2940',
    ]);
  });

  test('is only what the network carries to the home, and the kit can change whatever that is', () => {
    expect(options({ speedsAtHome: [500] })).toEqual(['500 Mbps + mesh SAME 3900 400 2340']);
    expect(options({ speedsAtHome: [] })).toEqual(['500 Mbps + mesh SAME 3900 400 2340']);
  });

  test('of a rolling plan rolls, too, and costs nothing to leave', () => {
    expect(options({ product: rolling150, contract: { ...contract, monthlyPriceInPence: 2_500 } })).toEqual([
      '150 Mbps + mesh SAME 2900 400 0',
      '500 Mbps UP 3500 1000 0',
      '500 Mbps + mesh UP 3900 1400 0',
      '1 Gbps UP 4500 2000 0',
      '1 Gbps + mesh UP 4900 2400 0',
    ]);
  });
});

describe('the second Wi-Fi point', () => {
  const of = (meshWifiBefore: boolean, meshWifi: boolean, askedOn: string) =>
    meshPointOf({ from, meshWifiBefore, meshWifi }, askedOn);

  test.each([
    ['weeks before', '2027-01-20', '2027-02-15'],
    ['five working days before', '2027-02-08', '2027-02-15'],
    ['on the day before, which is a Sunday: the post takes five working days', '2027-02-14', '2027-02-19'],
  ])('comes by the day of the change, asked for %s', (_, askedOn, by) => {
    expect(of(false, true, askedOn)).toEqual({ goes: 'TO_HOME', by });
  });

  test('goes back within four weeks of its last day, and moves nowhere where the kit stays', () => {
    expect(of(true, false, '2027-02-14')).toEqual({ goes: 'BACK', by: '2027-03-14' });
    expect([of(true, true, from), of(false, false, from)]).toEqual([null, null]);
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
    const kept = { product: mbps500, meshWifi: false };
    expect(termsOf(contract, kept, 3_500, '2027-12-14').exitFeePerMonthInPence).toBe(2_100);
    expect(termsOf(contract, kept, 3_500, '2027-12-15').exitFeePerMonthInPence).toBe(0);
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
