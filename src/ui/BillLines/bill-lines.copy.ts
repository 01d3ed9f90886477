import { price, priceAMonth } from '../format/price.ts';
import type { NamedLine } from './billed.ts';

const days = (count: number | null): string => (count === 1 ? '1 day' : `${count} days`);

/** What lines of bills say, by their kinds; the gateway says the same in e-mails and PDFs (`bills.words.ts`). */
export const billLinesCopy = {
  caption: 'What is charged and credited',
  what: 'For',
  amount: 'Amount',
  total: 'To pay',
  vat: 'VAT included',
  ofWhichVat: (pence: number) => `VAT ${price(pence)}`,
  labels: {
    PLAN: (name) => (name === null ? 'Broadband plan' : `${name} plan`),
    ADD_ON: (name) => name ?? 'Kit',
    SET_UP: () => 'Set-up, paid once',
    BOOST: () => 'Boost',
    PAUSE: () => 'Credit for a pause',
    COMPENSATION: () => 'Compensation',
    CARRIED_OVER: () => 'Credit carried over',
    EXIT_FEE: () => 'Exit fee',
    UNUSED_DAYS: () => 'Days after your last day',
    REFUND: () => 'What we give back',
  } satisfies Record<NamedLine['kind'], (name: string | null) => string> as Readonly<
    Record<string, ((name: string | null) => string) | undefined>
  >,
  setUpBack: 'Set-up, given back',
  other: 'Other',
  reasons: {
    LATE_GO_LIVE: 'Your broadband started late',
    NEVER_LIVE: 'An order of yours was late, and never went live',
    MISSED_OUTSIDE_VISIT: 'The engineer missed your outside install',
    MISSED_HOME_VISIT: 'The engineer missed your home install',
    LATE_REPAIR: 'Your repair took longer than two working days',
    MISSED_REPAIR_VISIT: 'The engineer missed your repair visit',
  } satisfies Record<NonNullable<NamedLine['reason']>, string> as Readonly<Record<string, string | undefined>>,
  toBill: 'To your bill of',
  fromBill: 'From your bill of',
  to: 'to',
  pausedDays: (count: number | null, ofDays: number | null, rateInPence: number) =>
    `${count} of ${days(ofDays)} at ${priceAMonth(rateInPence)}`,
  monthsLeft: (months: number | null, rateInPence: number) =>
    `${months === 1 ? '1 month' : `${months} months`} left, at ${price(rateInPence)} each`,
  free: 'Free of charge',
  refund: 'First off what is still due, the rest the way you paid',
  lateDays: (count: number | null, rateInPence: number) => `${days(count)} at ${price(rateInPence)} a day`,
  missedVisit: (rateInPence: number) => `${price(rateInPence)} for the visit`,
} as const;
