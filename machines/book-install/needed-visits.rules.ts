import type { Installation, VisitName } from './book-install.types.ts';

type Visits = Pick<
  Installation,
  'preworkAppointment' | 'inhomeAppointment' | 'preworkAppointmentRequired' | 'inhomeAppointmentRequired'
>;

/** The one visit that does both works, wherever the network has put it; null where there is none. */
function singleVisitOf({ inhomeAppointment, preworkAppointment }: Visits) {
  const isSingle = (visit: Visits['inhomeAppointment']) => visit?.visitType === 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME';
  return [inhomeAppointment, preworkAppointment].find(isSingle) ?? null;
}

/** The appointment of a visit; a single visit for both works is the in-home visit, and the only one (BK-31). */
export function appointmentOf(installation: Visits | null, name: VisitName) {
  if (!installation) return null;
  const single = singleVisitOf(installation);
  if (single) return name === 'inHomeVisit' ? single : null;
  return name === 'outsideVisit' ? installation.preworkAppointment : installation.inhomeAppointment;
}

export function isVisitRequired(installation: Visits | null, name: VisitName): boolean {
  if (!installation) return false;
  if (singleVisitOf(installation)) return name === 'inHomeVisit';
  return name === 'outsideVisit' ? installation.preworkAppointmentRequired : installation.inhomeAppointmentRequired;
}
