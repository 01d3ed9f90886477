import { addDays, isLocalDate, latestOf, type LocalDate } from '../shared/local-date.ts';
import type { Booking } from './order-broadband.types.ts';

type Visits = Pick<Booking, 'outsideVisit' | 'inHomeVisit'>;

/**
 * The day that the customer asked for, but not before the day after the outside visit; null where none was chosen, and
 * where the in-home visit decides it (CU-03).
 */
export function connectionDayOf(
  { outsideVisit, inHomeVisit }: Visits,
  connectionDate: LocalDate | null,
): LocalDate | null {
  if (connectionDate === null || inHomeVisit) return null;
  return latestOf(
    connectionDate,
    outsideVisit && isLocalDate(outsideVisit.date) ? addDays(outsideVisit.date, 1) : null,
  );
}

/** The day on which the service starts: that of the in-home visit where there is one; null where nobody has said. */
export function startDayOf(visits: Visits, connectionDate: LocalDate | null): LocalDate | null {
  return visits.inHomeVisit?.date ?? connectionDayOf(visits, connectionDate);
}
