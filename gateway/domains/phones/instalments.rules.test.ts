import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { instalmentsOf, LEAST_PRICE_IN_PENCE, REPRESENTATIVE_APR } from './instalments.rules.ts';
import { phoneRange } from './range/seed-phones.ts';

/** The yearly rate at which what is paid later is worth what was lent, found by halving. */
function aprOf(lent: number, { monthlyPrice, duration }: { monthlyPrice: number; duration: number }): number {
  const worth = (yearly: number) =>
    Array.from({ length: duration }, (_, month) => monthlyPrice / (1 + yearly) ** ((month + 1) / 12)).reduce(
      (sum, paid) => sum + paid,
      0,
    );
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > lent) low = middle;
    else high = middle;
  }
  return low;
}

const price = fc.integer({ min: LEAST_PRICE_IN_PENCE, max: 250_000 });

describe('a phone that is paid by instalments (PH-04)', () => {
  it('is paid over 6, 12, 18 or 24 months, without interest up to a year', () => {
    expect(instalmentsOf(79_900)).toEqual([
      {
        instalmentType: 'INTEREST_FREE',
        duration: 6,
        upfrontPrice: 4_000,
        monthlyPrice: 12_650,
        price: 79_900,
        aprInPercent: 0,
      },
      {
        instalmentType: 'INTEREST_FREE',
        duration: 12,
        upfrontPrice: 4_000,
        monthlyPrice: 6_325,
        price: 79_900,
        aprInPercent: 0,
      },
      {
        instalmentType: 'WITH_INTEREST',
        duration: 18,
        upfrontPrice: 4_012,
        monthlyPrice: 4_539,
        price: 85_714,
        aprInPercent: 9.9,
      },
      {
        instalmentType: 'WITH_INTEREST',
        duration: 24,
        upfrontPrice: 4_012,
        monthlyPrice: 3_483,
        price: 87_604,
        aprInPercent: 9.9,
      },
    ]);
  });

  it('is not, where it costs less than £99', () => {
    expect(instalmentsOf(9_899)).toEqual([]);
    expect(instalmentsOf(9_900)).toHaveLength(4);
  });

  it('costs the price and no penny more in a year', () => {
    fc.assert(
      fc.property(price, (pence) => {
        for (const way of instalmentsOf(pence).slice(0, 2)) expect(way.price).toBe(pence);
      }),
    );
  });

  it('never costs more interest than is advertised, and all but that', () => {
    fc.assert(
      fc.property(price, (pence) => {
        for (const way of instalmentsOf(pence).slice(2)) {
          const apr = aprOf(pence - way.upfrontPrice, way);
          expect(apr).toBeLessThanOrEqual(REPRESENTATIVE_APR);
          expect(apr).toBeGreaterThan(REPRESENTATIVE_APR - 0.004);
        }
      }),
    );
  });

  it('asks for a twentieth at once, and for less than a pound and two pence more', () => {
    fc.assert(
      fc.property(price, (pence) => {
        for (const { upfrontPrice } of instalmentsOf(pence)) {
          expect(upfrontPrice).toBeGreaterThanOrEqual(pence / 20);
          expect(upfrontPrice).toBeLessThan(pence / 20 + 100 + 24);
        }
      }),
    );
  });
});

test('the advertised rate is that of every phone, to one place', () => {
  for (const { priceInPence } of phoneRange.offers)
    for (const way of instalmentsOf(priceInPence).slice(2))
      expect(aprOf(priceInPence - way.upfrontPrice, way) * 100).toBeCloseTo(way.aprInPercent, 0);
});
