import { earliestDateOf, firstFreeSlot, visitNames } from '../../../machines/book-install/book-install.rules.ts';
import type { BookInstallContext, Visit } from '../../../machines/book-install/book-install.types.ts';
import type { GatewayClient } from '../../../src/gateway-client/client.ts';

type Booked = Pick<BookInstallContext, 'outsideVisit' | 'inHomeVisit'>;

const contact = {
  contactFirstName: 'Wren',
  contactLastName: 'Fairweather',
  contactPhoneNumber: '07700900321',
};

/**
 * The visits of a plan get their first free dates, as a customer chooses them. Rejects with an Error where a visit has
 * none, and with a Failure of the gateway.
 */
export async function chooseDates(gateway: GatewayClient, planId: string, signal: AbortSignal): Promise<void> {
  const installation = await gateway.POST('/broadband/v2/plans/{planId}/installations', {
    params: { path: { planId } },
    body: {},
    signal,
  });
  const booked: Booked = { outsideVisit: null, inHomeVisit: null };
  let inHomeLeadTimeInDays: number | null = null;
  for (const name of visitNames) {
    const appointment = name === 'outsideVisit' ? installation.preworkAppointment : installation.inhomeAppointment;
    if (appointment === null) continue;
    const { id: appointmentId } = appointment;
    const earliest = earliestDateOf({ ...booked, installation, inHomeLeadTimeInDays }, name);
    const availability = await gateway.GET('/broadband/v1/appointments/{appointmentId}/availabilities', {
      params: { path: { appointmentId }, query: earliest === null ? {} : { startDate: earliest } },
      signal,
    });
    const free = firstFreeSlot(availability, earliest);
    if (!free) throw new Error('The first dates of this test home have no free slot.');
    const { date, slot, formattedSlot } = free;
    await gateway.PATCH('/broadband/v2/appointments/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { appointmentId, date, slot, formattedSlot, ...contact },
      signal,
    });
    inHomeLeadTimeInDays = availability.inHomeLeadTimeInCalendarDays;
    booked[name] = { appointmentId, date, slot, formattedSlot, standing: 'saved' } satisfies Visit;
  }
}
