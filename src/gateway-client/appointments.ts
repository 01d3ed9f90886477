import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';

export type Appointments = ReturnType<typeof createAppointments>;

const availabilities = 'availabilities';

/** Visits: free dates, choosing one, and having the network hold them. Dates are UK local dates. */
export function createAppointments(gateway: GatewayClient, queries: Queries) {
  /** Taken by us or lost to somebody else: either way the dates we know are not what they were. */
  const changingDates = <Answer>(call: Promise<Answer>): Promise<Answer> =>
    call.finally(() => queries.invalidate(availabilities));

  return {
    /** One block of free dates, from `startDate` on; kept 5 minutes unless a date is taken (specification, point 7). */
    getAvailabilities: (
      appointmentId: string,
      startDate: string | null,
      signal?: AbortSignal,
    ): Promise<Wire<'Availability'>> =>
      queries.fetchFresh(
        [availabilities, appointmentId, startDate],
        (signal) =>
          gateway.GET('/broadband/v1/appointments/{appointmentId}/availabilities', {
            params: { path: { appointmentId }, query: startDate === null ? {} : { startDate } },
            signal,
          }),
        signal,
      ),

    /** One visit as it stands, always asked anew: a hold runs out by itself. */
    getAppointment: (appointmentId: string, signal?: AbortSignal): Promise<Wire<'AppointmentSummary'>> =>
      gateway.GET('/broadband/v2/appointments/{appointmentId}', { params: { path: { appointmentId } }, signal }),

    /** v1: date, contact, access or engineer notes; what is left out stays. */
    updateAppointment: (
      appointmentId: string,
      update: Wire<'AppointmentUpdate'>,
      signal?: AbortSignal,
    ): Promise<string> =>
      changingDates(
        gateway.PATCH('/broadband/v1/appointments/{appointmentId}', {
          params: { path: { appointmentId } },
          body: update,
          signal,
        }),
      ),

    /** v2: date, slot and contact at once. */
    updateAppointmentV2: (
      update: Wire<'AppointmentUpdateV2'>,
      signal?: AbortSignal,
    ): Promise<Wire<'AppointmentConfirmation'>> =>
      changingDates(
        gateway.PATCH('/broadband/v2/appointments/{appointmentId}', {
          params: { path: { appointmentId: update.appointmentId } },
          body: update,
          signal,
        }),
      ),

    /** Asks the network to hold the dates of all visits of a plan. */
    reservePlanAppointments: (
      planId: string,
      contactDetails: Wire<'ReservationContactDetails'>,
      signal?: AbortSignal,
    ): Promise<Wire<'ReservationOutcome'>> =>
      changingDates(
        gateway.POST('/broadband/v1/plans/{planId}/appointments/reservation', {
          params: { path: { planId } },
          body: { contactDetails },
          signal,
        }),
      ),
  };
}
