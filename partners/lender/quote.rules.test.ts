import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalmentsOf } from '../../gateway/domains/phones/instalments.rules.ts';
import { LEAST_LENT_IN_PENCE, quoteOf, scheduleOf } from './quote.rules.ts';

const months = fc.constantFrom(6 as const, 12 as const, 18 as const, 24 as const);
const anyTerms = fc
  .record({ lent: fc.integer({ min: LEAST_LENT_IN_PENCE, max: 250_000 }), upfrontInPence: fc.nat(50_000), months })
  .chain(({ lent, upfrontInPence, ...rest }) =>
    fc.record({
      priceInPence: fc.constant(Math.max(9_900, lent + upfrontInPence)),
      upfrontInPence: fc.constant(Math.max(9_900, lent + upfrontInPence) - lent),
      months: fc.constant(rest.months),
      aprInPercent: fc.constantFrom(0 as const, 9.9 as const),
    }),
  );

/** What payments are worth on the day of the loan, at a yearly rate. */
const worthOf = (payments: { number: number; amountInPence: number }[], yearly: number): number =>
  payments.reduce((sum, { number, amountInPence }) => sum + amountInPence / (1 + yearly) ** (number / 12), 0);

const sumOf = (payments: { amountInPence: number }[]): number =>
  payments.reduce((sum, { amountInPence }) => sum + amountInPence, 0);

test('the payments, with what is paid upfront, come to the total to the penny, each of them in whole pence', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const quote = quoteOf(terms);
      const payments = scheduleOf(terms, '2026-11-30');
      expect(payments).toHaveLength(terms.months);
      expect(payments.every(({ amountInPence }) => Number.isInteger(amountInPence) && amountInPence > 0)).toBe(true);
      expect(terms.upfrontInPence + sumOf(payments)).toBe(quote.totalInPence);
      expect(quote.totalInPence).toBe(terms.priceInPence + quote.interestInPence);
      expect(payments.slice(0, -1).every(({ amountInPence }) => amountInPence === quote.monthlyInPence)).toBe(true);
    }),
  );
});

test('credit without interest costs the price and no penny more, and its last payment has the pence that do not divide', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const { totalInPence, monthlyInPence, lastInPence } = quoteOf({ ...terms, aprInPercent: 0 });
      expect(totalInPence).toBe(terms.priceInPence);
      expect(lastInPence - monthlyInPence).toBeGreaterThanOrEqual(0);
      expect(lastInPence - monthlyInPence).toBeLessThan(terms.months);
    }),
  );
});

test('credit with interest never costs more than its rate, and a penny more a month would', () => {
  fc.assert(
    fc.property(anyTerms, (given) => {
      const terms = { ...given, aprInPercent: 9.9 as const };
      const { lentInPence, interestInPence } = quoteOf(terms);
      const payments = scheduleOf(terms, '2026-11-30');
      expect(worthOf(payments, 0.099)).toBeLessThanOrEqual(lentInPence + 1e-6);
      const dearer = payments.map((payment) => ({ ...payment, amountInPence: payment.amountInPence + 1 }));
      expect(worthOf(dearer, 0.099)).toBeGreaterThan(lentInPence);
      expect(interestInPence).toBeGreaterThan(0);
    }),
  );
});

test('the lender asks for what the shop advertises', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9_900, max: 250_000 }), (priceInPence) => {
      for (const way of instalmentsOf(priceInPence)) {
        const { duration, upfrontPrice: upfrontInPence } = way;
        const aprInPercent = duration <= 12 ? 0 : 9.9;
        expect(way.aprInPercent).toBe(aprInPercent);
        const terms = { priceInPence, upfrontInPence, months: duration as 6 | 12 | 18 | 24, aprInPercent } as const;
        expect(quoteOf(terms)).toMatchObject({
          monthlyInPence: way.monthlyPrice,
          lastInPence: way.monthlyPrice,
          totalInPence: way.price,
        });
      }
    }),
  );
});

test('what is signed on the last day of a month is paid on last days', () => {
  const terms = { priceInPence: 60_000, upfrontInPence: 3_000, months: 6, aprInPercent: 0 } as const;
  expect(scheduleOf(terms, '2026-10-31').map(({ dueOn }) => dueOn)).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
});
