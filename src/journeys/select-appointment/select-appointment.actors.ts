import { fromPromise } from 'xstate';
import type { Availability } from '../../../machines/select-appointment/select-appointment.types.ts';
import type { Appointments } from '../../gateway-client/appointments.ts';

/** Fills the date selector with the gateway's calls; every one rejects with a Failure. */
export function createSelectAppointmentActors(appointments: Pick<Appointments, 'getAvailabilities'>) {
  return {
    loadBlock: fromPromise<Availability, { appointmentId: string; startDate: string }>(({ input, signal }) =>
      appointments.getAvailabilities(input.appointmentId, input.startDate, signal),
    ),
  };
}
