import { addDays, daysBetween, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { bare, daysWorth, priceOn, vatIn } from './bill-lines.rules.ts';
import { billingMonth } from './billing-months.rules.ts';
import type { Account, Line } from './bills.types.ts';

/** What the end itself costs, and the set-up of who withdraws. An exit fee is a price, and has VAT in it. */
export function endingLines({ ending, setUpInPence, prices, goLive }: Account): Line[] {
  if (!ending) return [];
  const { feeMonths, feePerMonthInPence, setUpReturned } = ending;
  const fee = feeMonths * feePerMonthInPence;
  const lines: Line[] = [];
  if (fee > 0)
    lines.push({
      ...bare,
      kind: 'EXIT_FEE',
      amountInPence: fee,
      vatInPence: vatIn(fee),
      // How many months are left.
      days: feeMonths,
      rateInPence: feePerMonthInPence,
      per: 'MONTH',
    });
  if (setUpReturned && setUpInPence > 0)
    lines.push({
      ...bare,
      kind: 'SET_UP',
      amountInPence: 0 - setUpInPence,
      vatInPence: vatIn(0 - setUpInPence),
      item: priceOn(prices, goLive).productId,
    });
  return lines;
}

/** Gives back the days after the last one, of all `months` that were paid ahead. */
export function unusedLines({ goLive, prices }: Account, months: number, lastDay: LocalDate): Line[] {
  return Array.from({ length: months }, (_, index) => billingMonth(goLive, index)).flatMap((month) => {
    const from = later(addDays(lastDay, 1), month.from);
    const days = daysBetween(from, month.to) + 1;
    if (days <= 0) return [];
    const { planInPence, addOnInPence } = priceOn(prices, month.from);
    const rateInPence = planInPence + addOnInPence;
    const worth = daysWorth(rateInPence, days, month);
    return [
      {
        ...bare,
        kind: 'UNUSED_DAYS' as const,
        amountInPence: 0 - worth,
        vatInPence: vatIn(0 - worth),
        from,
        to: month.to,
        days,
        ofDays: month.days,
        rateInPence,
        per: 'MONTH' as const,
      },
    ];
  });
}

/** What the credits of a final bill leave over for the member. */
export function refund(amountInPence: number, vatInPence: number): Line {
  return { ...bare, kind: 'REFUND', amountInPence, vatInPence };
}
