import { addDays, addMonths, daysBetween, type LocalDate } from '../../../platform/clock/local-date.ts';

/** A month as it is paid for: from the billing date to the day before the next one. */
export interface BillingMonth {
  from: LocalDate;
  to: LocalDate;
  days: number;
}

/**
 * The month of a plan with that index; the first, 0, begins on the Go Live date. Each is counted from that date, so that
 * a short February moves no later bill: 31 January, 28 February, 31 March.
 */
export function billingMonth(goLive: LocalDate, index: number): BillingMonth {
  const from = addMonths(goLive, index);
  const next = addMonths(goLive, index + 1);
  return { from, to: addDays(next, -1), days: daysBetween(from, next) };
}

/** The month that is paid for on a day of service. */
export function monthOf(goLive: LocalDate, day: LocalDate): BillingMonth {
  let index = 0;
  while (billingMonth(goLive, index).to < day) index += 1;
  return billingMonth(goLive, index);
}

/** Whether a plan whose last day of service is `lastDay` (null while it goes on) is still billed on a date. */
export function isBilledOn(date: LocalDate, lastDay: LocalDate | null): boolean {
  return lastDay === null || date <= lastDay;
}

/** Months left: bills that are not due yet and begin before the minimum term ends. */
export function monthsLeft(goLive: LocalDate, termEnd: LocalDate | null, today: LocalDate): number {
  if (termEnd === null) return 0;
  let left = 0;
  for (let index = 0; billingMonth(goLive, index).from <= termEnd; index++)
    if (billingMonth(goLive, index).from > today) left += 1;
  return left;
}
