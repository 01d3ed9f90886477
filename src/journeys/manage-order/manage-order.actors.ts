import { fromPromise } from 'xstate';
import type {
  FindFirstDateInput,
  MakeCalendarInput,
  ManageOrderInput,
  MemberOrder,
  SaveVisitInput,
} from '../../../machines/manage-order/manage-order.types.ts';
import type { Appointments } from '../../gateway-client/appointments.ts';
import type { Installations } from '../../gateway-client/installations.ts';
import type { Orders } from '../../gateway-client/orders.ts';

type Calls = {
  orders: Pick<Orders, 'getMemberOrder' | 'cancelOrder'>;
  appointments: Pick<Appointments, 'getAppointment' | 'updateAppointment' | 'updateAppointmentV2'>;
  installations: Pick<Installations, 'findInstallation'>;
  /** Of the page of the order, for who looks into their calendar. */
  pageUrl: () => string;
};

/** Fills the page of an order with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createManageOrderActors({ orders, appointments, installations, pageUrl }: Calls) {
  const saveVisit = async ({ visitId, date, details }: SaveVisitInput, signal: AbortSignal): Promise<void> => {
    const { healthAndSafety, engineerInstructions } = details;
    await appointments.updateAppointmentV2(
      {
        appointmentId: visitId,
        ...date,
        contactFirstName: details.firstName,
        contactLastName: details.lastName,
        contactPhoneNumber: details.phone,
        notes: { healthAndSafety, engineerInstructions },
      },
      signal,
    );
  };

  return {
    loadOrder: fromPromise<MemberOrder, ManageOrderInput>(({ input, signal }) => orders.getMemberOrder(input, signal)),
    /** Only the installation knows from which day on a visit that is ordered can take place. */
    findFirstDate: fromPromise<string | null, FindFirstDateInput>(async ({ input: { planId, visitId }, signal }) => {
      const found = await installations.findInstallation(planId, true, signal);
      const visits = [found?.preworkAppointment, found?.inhomeAppointment];
      return visits.find((visit) => visit?.id === visitId)?.startDateForAppointment ?? null;
    }),
    moveVisit: fromPromise<void, SaveVisitInput>(async ({ input, signal }) => {
      const { firstName, lastName, phone } = input.details;
      if (firstName && lastName && phone) return saveVisit(input, signal);
      // v2 takes no date without a whole contact, and v1 once took a single name: it moves the date alone.
      const { date, slot } = input.date;
      await appointments.updateAppointment(input.visitId, { appointmentDate: date, slot }, signal);
    }),
    saveDetails: fromPromise<void, SaveVisitInput>(({ input, signal }) => saveVisit(input, signal)),
    cancelOrder: fromPromise<MemberOrder, { orderId: string }>(({ input, signal }) =>
      orders.cancelOrder(input.orderId, signal),
    ),
    makeCalendar: fromPromise<void, MakeCalendarInput>(async ({ input: { order, visitId }, signal }) => {
      // Read anew: the page may have been open while the visit moved.
      const [visit, calendar] = await Promise.all([
        appointments.getAppointment(visitId, signal),
        // Wanted by few: its code comes with the click.
        import('./calendar-file.ts'),
      ]);
      calendar.download(calendar.calendarFile({ order, visit, pageUrl: pageUrl() }));
    }),
  };
}
