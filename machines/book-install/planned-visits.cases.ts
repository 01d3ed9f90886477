import { bothVisits, inHomeId, outsideId } from './book-install.cases.ts';
import type { Installation, Visit, VisitStanding } from './book-install.types.ts';

export const outside = (standing: VisitStanding, date = '2026-02-17'): Visit => ({
  appointmentId: outsideId,
  date,
  slot: 'AM',
  formattedSlot: '8am-12pm',
  standing,
});

export const inHome = (standing: VisitStanding, date = '2026-02-24'): Visit => ({
  appointmentId: inHomeId,
  date,
  slot: 'PM',
  formattedSlot: '12pm-4pm',
  standing,
});

/** What is known of a home that needs both visits; the in-home visit comes 5 days after the outside visit. */
export const planned = {
  installation: bothVisits as Installation | null,
  outsideVisit: null as Visit | null,
  inHomeVisit: null as Visit | null,
  inHomeLeadTimeInDays: 5 as number | null,
};
