import { addDays, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { addWorkingDays, workingDayFrom } from '../../../platform/clock/working-days.ts';

/** Working days from today to the first visit: the network needs them to plan its engineers. */
const FIRST_VISIT_LEAD_IN_WORKING_DAYS = 5;

/** Calendar days from the outside visit to the in-home visit (BK-05). On orders it is `inHomeLeadTimeInDays`. */
export const IN_HOME_LEAD_IN_CALENDAR_DAYS = 7;

/** What the network says a home needs before it can be live. */
export interface RequiredVisits {
  preworkRequired: boolean;
  inhomeRequired: boolean;
}

export function firstVisitDate(today: LocalDate): LocalDate {
  return addWorkingDays(today, FIRST_VISIT_LEAD_IN_WORKING_DAYS);
}

/** The in-home visit is the first one, or comes after the outside visit and its lead time. */
export function firstInHomeDate(required: RequiredVisits, outsideDay: LocalDate | null, today: LocalDate): LocalDate {
  const first = firstVisitDate(today);
  if (!required.preworkRequired) return first;
  return later(first, workingDayFrom(addDays(outsideDay ?? first, IN_HOME_LEAD_IN_CALENDAR_DAYS)));
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
