import type { Executor } from '../../../platform/db/open.ts';
import { enqueue, type JobPayload } from '../../../platform/jobs/jobs.ts';
import type { Place } from './capacity.rules.ts';
import { settlePlaces } from './capacity.store.ts';

/** The job that follows a place which a visit has given up; the domain of earlier dates does it. */
export const PLACE_FREED = 'visits.place-freed';

interface FreedPlace {
  place: Place;
  /** Of the visit that had it. */
  installationId: string;
}

/** Has it noticed that places have come free. In the transaction that gives them up, so that none is missed and none made up. */
export async function announceFreed(tx: Executor, freed: readonly FreedPlace[], at: Date): Promise<void> {
  for (const { place, installationId } of freed) await enqueue(tx, PLACE_FREED, { ...place, installationId }, at);
}

/** The place of a job's payload. */
export function placeIn({ region, visitType, day, slot }: JobPayload): Place {
  return {
    region: String(region),
    visitType: visitType === 'PRE_WORK' ? 'PRE_WORK' : 'IN_HOME',
    day: String(day),
    slot: slot === 'AM' ? 'AM' : 'PM',
  };
}

/** Takes a place for nobody yet, as anybody takes one; false where there was none. */
export async function keepPlace(tx: Executor, place: Place): Promise<boolean> {
  return (await settlePlaces(tx, [{ place, change: -1 }])).length === 0;
}

/** Gives a kept place back to everybody. Nobody hears of it: who was to be asked has been. */
export async function freeKeptPlace(tx: Executor, place: Place): Promise<void> {
  await settlePlaces(tx, [{ place, change: 1 }]);
}
