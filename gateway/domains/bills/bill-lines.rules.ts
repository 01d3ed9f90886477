import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, daysBetween, earlier, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { billingMonth, type BillingMonth } from './billing-months.rules.ts';
import type { Account, Line, Owed, Pause, Price } from './bills.types.ts';

/** Percent that is on top of a price without it. */
const VAT_PERCENT = 20;

/** How much of an amount is VAT, to the nearest penny; of a credit it is negative. */
export function vatIn(amountInPence: number): number {
  const part = Math.round((Math.abs(amountInPence) * VAT_PERCENT) / (100 + VAT_PERCENT));
  return amountInPence < 0 ? 0 - part : part;
}

/** What some days of a billing month are worth: a day is an equal part of its month, and only the sum is rounded. */
export function daysWorth(monthlyPriceInPence: number, days: number, month: Pick<BillingMonth, 'days'>): number {
  return Math.round((monthlyPriceInPence * days) / month.days);
}

/** A line that says nothing yet. */
export const bare = {
  vatInPence: 0,
  from: null,
  to: null,
  days: null,
  ofDays: null,
  rateInPence: null,
  per: null,
  reason: null,
  item: null,
  promiseId: null,
  pauseId: null,
} satisfies Partial<Line>;

/** What a plan costs on a date: a change of plan counts from the bill on. */
export function priceOn(prices: readonly Price[], date: LocalDate): Price {
  const price = prices.toSorted((a, b) => a.from.localeCompare(b.from)).findLast(({ from }) => from <= date);
  if (!price) throw new Error(`The plan has no price on ${date}`);
  return price;
}

/** The id of the kit option that is added to a plan today; there is one. */
const ADD_ON = 'mesh-wifi';

/** What the month itself costs. */
export function chargeLines({ prices, setUpInPence }: Account, index: number, month: BillingMonth): Line[] {
  const { productId, planInPence, addOnInPence } = priceOn(prices, month.from);
  const { from, to } = month;
  const monthly = (kind: 'PLAN' | 'ADD_ON', item: string, rateInPence: number): Line => ({
    ...bare,
    kind,
    amountInPence: rateInPence,
    vatInPence: vatIn(rateInPence),
    from,
    to,
    rateInPence,
    per: 'MONTH',
    item,
  });
  const setUp: Line = {
    ...bare,
    kind: 'SET_UP',
    amountInPence: setUpInPence,
    vatInPence: vatIn(setUpInPence),
    item: productId,
  };
  return [
    monthly('PLAN', productId, planInPence),
    ...(addOnInPence > 0 ? [monthly('ADD_ON', ADD_ON, addOnInPence)] : []),
    ...(index === 0 && setUpInPence > 0 ? [setUp] : []),
  ];
}

/**
 * Names the boosts that began in the month before bill `index`. A month is paid for before anybody knows how it was used, so that
 * a boost stands on the bill after it. It costs nothing.
 */
export function boostLines({ boosts, goLive }: Account, index: number): Line[] {
  const month = billingMonth(goLive, index - 1);
  return boosts
    .map(({ startedAt, until }) => ({ from: ukDateOf(startedAt), to: ukDateOf(until) }))
    .filter(({ from }) => from >= month.from && from <= month.to)
    .map((days) => ({ ...bare, kind: 'BOOST' as const, amountInPence: 0, ...days }));
}

/** Credits the days of a pause that have gone by before bill `index` and are on no bill yet, month by month. */
export function pauseLines(account: Account, index: number, credited: readonly Line[]): Line[] {
  return account.pauses.flatMap((pause) => {
    const isCredited = (from: LocalDate) => credited.some((line) => line.pauseId === pause.id && line.from === from);
    return Array.from({ length: index }, (_, at) => pauseLine(account, pause, billingMonth(account.goLive, at)))
      .filter((line) => line !== undefined)
      .filter(({ from }) => from !== null && !isCredited(from));
  });
}

function pauseLine({ prices, lastDay }: Account, pause: Pause, month: BillingMonth): Line | undefined {
  const from = later(pause.from, month.from);
  // Days after the service are given back as such.
  const to = earlier(pause.to, earlier(lastDay ?? month.to, month.to));
  const days = daysBetween(from, to) + 1;
  if (days <= 0) return undefined;
  const { planInPence, addOnInPence } = priceOn(prices, month.from);
  const rateInPence = planInPence + addOnInPence;
  const worth = daysWorth(rateInPence, days, month);
  return {
    ...bare,
    kind: 'PAUSE',
    amountInPence: 0 - worth,
    vatInPence: vatIn(0 - worth),
    from,
    to,
    days,
    ofDays: month.days,
    rateInPence,
    per: 'MONTH',
    pauseId: pause.id,
  };
}

/** Credits broken promises that were settled by the billing date and are on no bill yet. No VAT: nothing was sold. */
export function compensationLines(owed: readonly Owed[], date: LocalDate, credited: readonly Line[]): Line[] {
  return owed
    .filter(({ promiseId, settledOn }) => settledOn <= date && !credited.some((line) => line.promiseId === promiseId))
    .map(({ promiseId, reason, date: promised, days, rateInPence, per, amountInPence }) => ({
      ...bare,
      kind: 'COMPENSATION' as const,
      amountInPence: 0 - amountInPence,
      from: promised,
      to: days > 0 ? addDays(promised, days - 1) : promised,
      days: per === 'DAY' ? days : null,
      rateInPence,
      per,
      reason,
      promiseId,
    }));
}

/** A credit that goes over from one bill to the next: it makes up for what is missing, and is taken off there. */
export function carriedOver(
  dates: { from: LocalDate; to: LocalDate },
  amountInPence: number,
  vatInPence: number,
): Line {
  return { ...bare, kind: 'CARRIED_OVER', amountInPence, vatInPence, ...dates };
}
