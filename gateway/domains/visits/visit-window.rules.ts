import { addDays, addMonths, daysBetween, earlier, type LocalDate } from '../../../platform/clock/local-date.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import {
  firstInHomeDate,
  firstVisitDate,
  IN_HOME_LEAD_IN_CALENDAR_DAYS,
  type RequiredVisits,
} from '../coverage/lead-times.rules.ts';
import { kindOf, type NetworkVisitType, type VisitType } from './capacity.rules.ts';

/** Days that one call for dates covers. */
export const WINDOW_PER_CALL_IN_DAYS = 14;

/** Up to 3 months ahead (specification, point 9): 90 days, or what three months have when that is less. */
const MAX_WINDOW_IN_DAYS = 90;
const MAX_WINDOW_IN_MONTHS = 3;

/** Minutes. The in-home visit takes about an hour (specification, point 9). */
const duration: Readonly<Record<VisitType, number>> = { PRE_WORK: 120, IN_HOME: 60 };

/** First and last date, both included, on which a visit can be booked. */
export interface VisitWindow {
  first: LocalDate;
  last: LocalDate;
}

export function estimatedDurationInMinutes(visitType: NetworkVisitType): number {
  return duration[kindOf(visitType)];
}

function lastDate(today: LocalDate): LocalDate {
  return earlier(addDays(today, MAX_WINDOW_IN_DAYS), addMonths(today, MAX_WINDOW_IN_MONTHS));
}

/**
 * When a visit can be booked. `outsideDay` is the date of the outside visit, null while there is none.
 * The outside visit ends early enough to leave two weeks of dates for the in-home visit behind it.
 */
export function visitWindow(
  visitType: NetworkVisitType,
  required: RequiredVisits,
  outsideDay: LocalDate | null,
  today: LocalDate,
): VisitWindow {
  const last = lastDate(today);
  if (kindOf(visitType) === 'IN_HOME') return { first: firstInHomeDate(required, outsideDay, today), last };
  const kept = required.inhomeRequired ? IN_HOME_LEAD_IN_CALENDAR_DAYS + WINDOW_PER_CALL_IN_DAYS : 0;
  return { first: firstVisitDate(today), last: addDays(last, -kept) };
}

/** Why a visit cannot be put on a day: it has come too close, it is not open yet, or no engineer works on it. */
export type DayRefusal = 'tooClose' | 'notYetOpen' | 'noEngineers';

/** Why a day is refused, free or not; null where it can be booked. `opensUntil` is the last day on offer. */
export function dayRefusal(
  day: LocalDate,
  { first, last }: VisitWindow,
  opensUntil: LocalDate = last,
): DayRefusal | null {
  if (day < first) return 'tooClose';
  if (day > opensUntil) return 'notYetOpen';
  return isWorkingDay(day) ? null : 'noEngineers';
}

/** How many dates a window has, weekends included: `maxAppointmentWindowInDays` counts from its first date. */
export function windowLength({ first, last }: VisitWindow): number {
  return Math.max(1, daysBetween(first, last) + 1);
}
