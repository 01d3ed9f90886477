import { VALID_DAYS } from '../../openapi/partners/switching-hub/messages.ts';
import { addDays } from '../../platform/clock/local-date.ts';

/** A day further away is not planned yet (days). */
const FURTHEST_DAYS = 180;

/** The last day on which a match can be ordered. */
export function lastOrderDay(matchedOn: string): string {
  return addDays(matchedOn, VALID_DAYS);
}

/** Whether a switch can be planned for a day. */
export function canBePlanned(date: string, today: string): boolean {
  return date >= today && date <= addDays(today, FURTHEST_DAYS);
}
