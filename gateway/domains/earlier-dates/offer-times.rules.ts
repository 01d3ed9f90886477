import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';

/** Hours of the clock in the United Kingdom between which dates are offered, and in which an offer's time runs. */
const MORNING_HOUR = 8;
const EVENING_HOUR = 20;

/** How long a date stays on offer, counted by day only. */
const OFFER_MS = 2 * HOUR_MS;

/** The moment itself by day, else the next eight in the morning. */
export function inOfferHours(now: Date): Date {
  const today = ukDateOf(now);
  const morning = new Date(ukTime(today, MORNING_HOUR));
  if (now < morning) return morning;
  return now < new Date(ukTime(today, EVENING_HOUR)) ? now : new Date(ukTime(addDays(today, 1), MORNING_HOUR));
}

/** When a date that is offered now goes on to the next: what of two hours is left in the evening is left for the morning. */
export function endOfOffer(now: Date): Date {
  const begins = inOfferHours(now);
  const day = ukDateOf(begins);
  const end = new Date(begins.getTime() + OFFER_MS);
  const evening = new Date(ukTime(day, EVENING_HOUR));
  if (end <= evening) return end;
  const morning = new Date(ukTime(addDays(day, 1), MORNING_HOUR));
  return new Date(morning.getTime() + (end.getTime() - evening.getTime()));
}
