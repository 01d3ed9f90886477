import type { components } from '../../openapi/generated/lender.d.ts';
import { lenderCompany } from '../../openapi/partners/lender/test-data.ts';
import { addMonths, type LocalDate } from '../../platform/clock/local-date.ts';

type Schemas = components['schemas'];

/** What is less is not worth lending, and its interest would vanish in the rounding. */
export const LEAST_LENT_IN_PENCE = 5_000;

/** Who borrows more is asked what they earn. */
const INCOME_ASKED_ABOVE_IN_PENCE = 100_000;

const lentOf = ({ priceInPence, upfrontInPence }: Schemas['Terms']): number => priceInPence - upfrontInPence;

export const asksForIncome = (terms: Schemas['Terms']): boolean => lentOf(terms) > INCOME_ASKED_ABOVE_IN_PENCE;

export const isEnoughToLend = (terms: Schemas['Terms']): boolean => lentOf(terms) >= LEAST_LENT_IN_PENCE;

/**
 * What credit costs. Without interest the last payment takes up the pence that do not divide by the months. With it, each payment is the
 * annuity at the monthly rate that makes up the APR (FCA CONC App 1.2), rounded down to a penny: the lender gives the rest away, so that
 * the rate agreed is never exceeded.
 */
export function quoteOf(terms: Schemas['Terms']): Schemas['Quote'] {
  const { months, aprInPercent, upfrontInPence, priceInPence } = terms;
  const lentInPence = lentOf(terms);
  const monthlyInPence = Math.floor(aprInPercent === 0 ? lentInPence / months : annuity(lentInPence, terms));
  const lastInPence = aprInPercent === 0 ? lentInPence - monthlyInPence * (months - 1) : monthlyInPence;
  const totalInPence = upfrontInPence + monthlyInPence * (months - 1) + lastInPence;
  const interestInPence = totalInPence - priceInPence;
  const costs = { lentInPence, monthlyInPence, lastInPence, interestInPence, totalInPence };
  return { ...terms, ...costs, asksForIncome: asksForIncome(terms), lender: lenderCompany };
}

function annuity(lent: number, { months, aprInPercent }: Schemas['Terms']): number {
  const rate = (1 + aprInPercent / 100) ** (1 / 12) - 1;
  return (lent * rate) / (1 - (1 + rate) ** -months);
}

/** What is paid when: each month on the day of the signature, or on that month's last day. */
export function scheduleOf(terms: Schemas['Terms'], signedOn: LocalDate): Schemas['Payment'][] {
  const { months, monthlyInPence, lastInPence } = quoteOf(terms);
  return Array.from({ length: months }, (_, at) => ({
    number: at + 1,
    dueOn: addMonths(signedOn, at + 1),
    amountInPence: at + 1 === months ? lastInPence : monthlyInPence,
  }));
}
