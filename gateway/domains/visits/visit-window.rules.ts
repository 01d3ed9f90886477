import { addDays, addMonths, daysBetween, earlier, later, type LocalDate } from '../../clock/local-date.ts';
import { HttpProblem } from '../../http/problem.ts';
import { addWorkingDays, workingDayFrom } from '../../clock/working-days.ts';
import { kindOf, type NetworkVisitType, type VisitType } from './capacity.rules.ts';

/** Working days from today to the first visit: the network needs them to plan its engineers. */
const FIRST_VISIT_LEAD_IN_WORKING_DAYS = 5;

/** Calendar days from the outside visit to the in-home visit (BK-05). On orders it is `inHomeLeadTimeInDays`. */
export const IN_HOME_LEAD_IN_CALENDAR_DAYS = 7;

/** Days that one call for dates covers. */
export const WINDOW_PER_CALL_IN_DAYS = 14;

/** Up to 3 months ahead (specification, point 9): 90 days, or what three months have when that is less. */
const MAX_WINDOW_IN_DAYS = 90;
const MAX_WINDOW_IN_MONTHS = 3;

/** Minutes. The in-home visit takes about an hour (specification, point 9). */
const duration: Readonly<Record<VisitType, number>> = { PRE_WORK: 120, IN_HOME: 60 };

export interface RequiredVisits {
  preworkRequired: boolean;
  inhomeRequired: boolean;
}

/** First and last date, both included, on which a visit can be booked. */
export interface VisitWindow {
  first: LocalDate;
  last: LocalDate;
}

/** The specification's words for a date that comes too late (point 8, BK-22). */
const TOO_LATE = 'Sorry, dates not available yet. Choose an earlier date.';

/** The answer to a date outside the window; `field` names it in the body. */
export function outsideWindow(message = TOO_LATE, field?: string): HttpProblem {
  const fields = field === undefined ? undefined : [{ path: `body.${field}`, message }];
  return new HttpProblem(400, 'invalid.request', { message, fields });
}

export function estimatedDurationInMinutes(visitType: NetworkVisitType): number {
  return duration[kindOf(visitType)];
}

function firstVisitDate(today: LocalDate): LocalDate {
  return addWorkingDays(today, FIRST_VISIT_LEAD_IN_WORKING_DAYS);
}

/** The in-home visit is the first one, or comes after the outside visit and its lead time. */
function firstInHomeDate(required: RequiredVisits, outsideDay: LocalDate | null, today: LocalDate): LocalDate {
  const first = firstVisitDate(today);
  if (!required.preworkRequired) return first;
  return later(first, workingDayFrom(addDays(outsideDay ?? first, IN_HOME_LEAD_IN_CALENDAR_DAYS)));
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

/** How many dates a window has, weekends included: `maxAppointmentWindowInDays` counts from its first date. */
export function windowLength({ first, last }: VisitWindow): number {
  return Math.max(1, daysBetween(first, last) + 1);
}

/** The first date of an in-home visit; null when none is needed (BK-05). */
export function earliestInHomeDate(
  required: RequiredVisits,
  outsideDay: LocalDate | null,
  today: LocalDate,
): LocalDate | null {
  return required.inhomeRequired ? firstInHomeDate(required, outsideDay, today) : null;
}

/**
 * The first day on which the home can be live (CU-03): that of the in-home visit; without one the working day after
 * the outside visit; without any visit the day by which a router has come by post.
 */
export function earliestActivationDate(
  required: RequiredVisits,
  outsideDay: LocalDate | null,
  today: LocalDate,
): LocalDate {
  const inHome = earliestInHomeDate(required, outsideDay, today);
  if (inHome !== null) return inHome;
  const first = firstVisitDate(today);
  return required.preworkRequired ? addWorkingDays(later(first, outsideDay ?? first), 1) : first;
}
