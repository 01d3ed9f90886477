import { fromPromise } from 'xstate';
import type {
  Availability,
  FindFirstSlotInput,
  Installation,
  LoadedInstallation,
  LoadInstallationInput,
  ReservationOutcome,
  ReserveVisitsInput,
  SaveVisitInput,
} from '../../../machines/book-install/book-install.types.ts';
import type { Appointments } from '../../gateway-client/appointments.ts';
import type { Installations } from '../../gateway-client/installations.ts';

type Calls = { installations: Installations; appointments: Appointments };

/** Fills the booking with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createBookInstallActors({ installations, appointments }: Calls) {
  /** The dates that the network held once and has let go (BK-32); only the visit itself knows. */
  async function expiredIds({ preworkAppointment, inhomeAppointment }: Installation, signal: AbortSignal) {
    const dated = [preworkAppointment, inhomeAppointment]
      .filter((visit) => visit !== null)
      .filter(({ date }) => date !== null);
    const visits = await Promise.all(dated.map((visit) => appointments.getAppointment(visit.id, signal)));
    return visits.filter(({ expired }) => expired).map(({ id }) => id);
  }

  return {
    loadInstallation: fromPromise<LoadedInstallation, LoadInstallationInput>(async ({ input, signal }) => {
      const { planId, switchId, isV2 } = input;
      const wanted = { isV2, ...(switchId === null ? {} : { switchId }) };
      const found = await installations.findInstallation(planId, isV2, signal);
      if (!found) {
        const installation = await installations.createInstallation(planId, wanted, signal);
        return { installation, expiredAppointmentIds: [] };
      }
      const isTied = switchId === null || found.switchId === switchId;
      // Made before the switch was asked for: the same call ties them (SW-13).
      const installation = isTied ? found : await installations.createInstallation(planId, wanted, signal);
      return { installation, expiredAppointmentIds: await expiredIds(installation, signal) };
    }),
    findFirstSlot: fromPromise<Availability, FindFirstSlotInput>(({ input, signal }) =>
      appointments.getAvailabilities(input.appointmentId, input.startDate, signal),
    ),
    saveVisit: fromPromise<void, SaveVisitInput>(async ({ input: { isV2, visit, contact, notes }, signal }) => {
      const { appointmentId, date, slot, formattedSlot } = visit;
      if (isV2) {
        await appointments.updateAppointmentV2(
          {
            appointmentId,
            date,
            slot,
            formattedSlot,
            contactFirstName: contact.firstName,
            contactLastName: contact.lastName,
            contactPhoneNumber: contact.phone,
            notes,
          },
          signal,
        );
        return;
      }
      const contactDetails = {
        primaryContactName: `${contact.firstName} ${contact.lastName}`.trim(),
        primaryContactMobile: contact.phone,
      };
      await appointments.updateAppointment(appointmentId, { appointmentDate: date, slot, contactDetails }, signal);
      // v1 takes engineer notes in a call of their own (specification, point 7).
      await appointments.updateAppointment(appointmentId, { notes }, signal);
    }),
    reserveVisits: fromPromise<ReservationOutcome, ReserveVisitsInput>(({ input: { planId, contact }, signal }) => {
      const { firstName, lastName, phone } = contact;
      const contactDetails = { firstName, lastName, ...(phone === '' ? {} : { primaryPhoneNumber: phone }) };
      return appointments.reservePlanAppointments(planId, contactDetails, signal);
    }),
  };
}
