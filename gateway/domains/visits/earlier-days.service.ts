import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { PlannedVisit } from './earlier-days.rules.ts';
import { outsideDayOf } from './visit-states.rules.ts';
import { installationsWithVisits, livePlacesAndRefusals, type InstallationRow } from './visits.store.ts';

/** A visit with its home's installation, and what decides on which days it could be. */
export interface HomeVisit extends PlannedVisit {
  installation: InstallationRow;
}

type Of = Parameters<typeof installationsWithVisits>[1];

/** The visits of plans or of an installation, cancelled ones included. How many queries that takes does not depend on how many they are. */
export async function homeVisitsOf(db: Executor, of: Of): Promise<HomeVisit[]> {
  const rows = await installationsWithVisits(db, of);
  const booked = await livePlacesAndRefusals(
    db,
    rows.map(({ visit }) => visit.id),
  );
  const refused = booked.filter(({ endedBecause }) => endedBecause === 'refused');
  return rows.map(({ visit, installation }) => {
    const visits = rows.filter((row) => row.installation.id === installation.id).map((row) => row.visit);
    const days: LocalDate[] = refused.filter(({ appointmentId }) => appointmentId === visit.id).map(({ day }) => day);
    return {
      visit,
      installation,
      required: installation,
      outsideDay: outsideDayOf(visits),
      refusedDays: new Set(days),
    };
  });
}
