import { fromPromise } from 'xstate';
import type { Availability, LoadDatesInput } from '../../../machines/choose-pair/choose-pair.types.ts';
import type { Appointments } from '../../gateway-client/appointments.ts';

/** Fills the choice of a pair with the gateway's calls; every one rejects with a Failure. */
export function createChoosePairActors({ getAvailabilities }: Pick<Appointments, 'getAvailabilities'>) {
  const loadDates = fromPromise<Availability, LoadDatesInput>(({ input, signal }) =>
    getAvailabilities(input.appointmentId, input.startDate, signal),
  );
  return { loadOutsideDates: loadDates, loadInHomeDates: loadDates };
}
