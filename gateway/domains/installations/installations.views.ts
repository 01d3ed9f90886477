import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Visit } from '../appointments/appointments.store.ts';
import { journeyViewOf } from '../appointments/appointments.views.ts';
import { outsideDayOf } from '../appointments/visit-states.rules.ts';
import { kindOf, type VisitType } from '../capacity/capacity.rules.ts';
import { CONNECTION_METHOD } from '../products/products.catalogue.ts';
import type { InstallationRow } from './installations.store.ts';
import { earliestActivationDate, earliestInHomeDate, visitWindow } from './visit-window.rules.ts';

/** The visit that counts: one that is not cancelled, else the last that was. `visits` come newest first. */
function currentVisit(visits: readonly Visit[], visitType: VisitType): Visit | undefined {
  const ofType = visits.filter((visit) => kindOf(visit.visitType) === visitType);
  return ofType.find(({ state }) => state !== 'CANCELLED') ?? ofType[0];
}

/** An installation as the contract describes it: 9 fields (BK-07). */
export function installationOf(
  row: InstallationRow,
  visits: readonly Visit[],
  today: string,
): components['schemas']['Installation'] {
  const outsideDay = outsideDayOf(visits);
  const appointment = (visitType: VisitType, isRequired: boolean) => {
    const visit = isRequired ? currentVisit(visits, visitType) : undefined;
    return visit ? journeyViewOf(visit, visitWindow(visitType, row, outsideDay, today)) : null;
  };
  return {
    id: row.id,
    ...(row.switchId === null ? {} : { switchId: row.switchId }),
    connectionMethodDescription: CONNECTION_METHOD,
    preworkAppointmentRequired: row.preworkRequired,
    inhomeAppointmentRequired: row.inhomeRequired,
    preworkAppointment: appointment('PRE_WORK', row.preworkRequired),
    inhomeAppointment: appointment('IN_HOME', row.inhomeRequired),
    earliestActivationDate: earliestActivationDate(row, outsideDay, today),
    earliestInhomeStartDate: earliestInHomeDate(row, outsideDay, today),
  };
}
