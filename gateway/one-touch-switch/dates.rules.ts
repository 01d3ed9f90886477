import { addDays } from '../../platform/clock/local-date.ts';

/** How long a reference can be used: from the match to the order, and from the planned day on (days). */
export const VALID_DAYS = 31;

/** A day further away is not planned yet (days). */
const FURTHEST_DAYS = 180;

/** A date as messages write it, `YYYY-MM-DD`, that is in the calendar. */
export function readLocalDate(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}

/** The last day on which a match can be ordered. */
export function lastOrderDay(matchedOn: string): string {
  return addDays(matchedOn, VALID_DAYS);
}

/** Whether a switch can be planned for a day. */
export function canBePlanned(date: string, today: string): boolean {
  return date >= today && date <= addDays(today, FURTHEST_DAYS);
}
