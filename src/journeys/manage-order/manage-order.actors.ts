import { fromPromise } from 'xstate';
import type {
  EarlierDateInput,
  FindFirstDateInput,
  MakeCalendarInput,
  ManageOrderInput,
  MemberOrder,
  MoveVisitInput,
  OfferOfVisit,
  PayOutInput,
  SaveDetailsInput,
} from '../../../machines/manage-order/manage-order.types.ts';
import type { Appointments } from '../../gateway-client/appointments.ts';
import type { EarlierDates } from '../../gateway-client/earlier-dates.ts';
import { failureOfAnswer } from '../../gateway-client/failures.ts';
import type { Installations } from '../../gateway-client/installations.ts';
import { keepVisit } from '../../gateway-client/keep-visit.ts';
import type { Orders } from '../../gateway-client/orders.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Calls = {
  orders: Pick<Orders, 'getMemberOrder' | 'getVisitCalendar' | 'cancelOrder' | 'payOutCompensation'>;
  appointments: Pick<Appointments, 'getAppointment' | 'updateAppointment' | 'updateAppointmentV2'>;
  installations: Pick<Installations, 'findInstallation'>;
  earlierDates: EarlierDates;
  /** For a look that nobody asked for. */
  quiet: { orders: Pick<Orders, 'getMemberOrder'>; somebodyThere: SomebodyThere };
};

/** Fills the page of an order with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createManageOrderActors({ orders, appointments, installations, earlierDates, quiet }: Calls) {
  /** v2 takes details with a date only, so it gets the one that stands now: another tab may have moved the visit. */
  const dateOfNow = async (visitId: string, signal: AbortSignal) => {
    const { date, slot, formattedArrivalTime: formattedSlot } = await appointments.getAppointment(visitId, signal);
    if (date === null || slot === null || formattedSlot === null)
      return Promise.reject(failureOfAnswer(409, { code: 'appointment.closed' }));
    return { date, slot, formattedSlot };
  };

  return {
    loadOrder: fromPromise<MemberOrder, ManageOrderInput>(({ input, signal }) => orders.getMemberOrder(input, signal)),
    lookForNews: whenSomebodyIsThere<MemberOrder, ManageOrderInput>(quiet.somebodyThere, ({ input, signal }) =>
      quiet.orders.getMemberOrder(input, signal),
    ),
    /** Only the installation knows from which day on a visit that is ordered can take place. */
    findFirstDate: fromPromise<string | null, FindFirstDateInput>(async ({ input: { planId, visitId }, signal }) => {
      const found = await installations.findInstallation(planId, true, signal);
      const visits = [found?.preworkAppointment, found?.inhomeAppointment];
      return visits.find((visit) => visit?.id === visitId)?.startDateForAppointment ?? null;
    }),
    moveVisit: fromPromise<void, MoveVisitInput>(async ({ input: { visitId, date }, signal }) => {
      await appointments.updateAppointment(visitId, { appointmentDate: date.date, slot: date.slot }, signal);
    }),
    saveDetails: fromPromise<void, SaveDetailsInput>(async ({ input: { visitId, details }, signal }) => {
      const { healthAndSafety, engineerInstructions } = details;
      await appointments.updateAppointmentV2(
        {
          appointmentId: visitId,
          ...(await dateOfNow(visitId, signal)),
          contactFirstName: details.firstName,
          contactLastName: details.lastName,
          contactPhoneNumber: details.phone,
          notes: { healthAndSafety, engineerInstructions },
        },
        signal,
      );
    }),
    askForEarlierDate: fromPromise<void, EarlierDateInput>(({ input: { visitId }, signal }) =>
      earlierDates.askForEarlierDate(visitId, signal),
    ),
    waiveEarlierDate: fromPromise<void, EarlierDateInput>(({ input: { visitId }, signal }) =>
      earlierDates.stopAskingForEarlierDate(visitId, signal),
    ),
    acceptOffer: fromPromise<void, OfferOfVisit>(({ input, signal }) => earlierDates.acceptEarlierDate(input, signal)),
    declineOffer: fromPromise<void, OfferOfVisit>(({ input, signal }) =>
      earlierDates.declineEarlierDate(input, signal),
    ),
    cancelOrder: fromPromise<MemberOrder, { orderId: string }>(({ input, signal }) =>
      orders.cancelOrder(input.orderId, signal),
    ),
    payOut: fromPromise<MemberOrder, PayOutInput>(({ input, signal }) => orders.payOutCompensation(input, signal)),
    makeCalendar: fromPromise<void, MakeCalendarInput>(({ input, signal }) => keepVisit(orders, input, signal)),
  };
}
