import type { components } from '../../../openapi/generated/gateway.d.ts';
import { addDays, addMonths, localDate, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';

type Card = Pick<components['schemas']['KeptCard'], 'expiryMonth' | 'expiryYear'>;

/** In the UK: after the email about the bill, and while our team is there. */
const CHARGE_HOUR = 9;

/** After a refusal a bill is charged again so many days later, once. */
const AGAIN_AFTER_DAYS = 5;
export const MOST_CHARGES = 2;

/** So long after its due date an unpaid bill changes nothing for the service. */
const SERVICE_GOES_ON_DAYS = 30;

/** When bills of a day are charged. */
export const chargeTime = (on: LocalDate): Date => new Date(ukTime(on, CHARGE_HOUR));

/** The day on which a refused bill is charged again; null after the last time. */
export function againOn(attempt: number, today: LocalDate): LocalDate | null {
  return attempt < MOST_CHARGES ? addDays(today, AGAIN_AFTER_DAYS) : null;
}

/** Until when, at least, the service goes on although a bill is not paid. */
export const serviceUntil = (dueDate: LocalDate): LocalDate => addDays(dueDate, SERVICE_GOES_ON_DAYS);

/** The first day of the last month in which a card can be charged: its member hears of that. */
export const lastMonthOf = ({ expiryMonth, expiryYear }: Card): LocalDate =>
  localDate(Number(expiryYear), Number(expiryMonth), 1);

/** A card can be charged until the last day of the month that stands on it. */
export const isExpired = (card: Card, today: LocalDate): boolean => addMonths(lastMonthOf(card), 1) <= today;
