import type { GatewayClient } from './client.ts';

export type EarlierDates = ReturnType<typeof createEarlierDates>;

/** Which offer, and of which visit. */
type OfOffer = { visitId: string; offerId: string };

/** Told of an earlier date for an ordered visit, and one that came free taken or passed on. Each may be sent again. */
export function createEarlierDates(gateway: GatewayClient) {
  return {
    /** HttpError 409 `earlier-date.none`, `appointment.too-late`. */
    askForEarlierDate: (appointmentId: string, signal?: AbortSignal): Promise<void> =>
      gateway.PUT('/broadband/v1/appointments/{appointmentId}/earlier-date', {
        params: { path: { appointmentId } },
        signal,
      }),

    /** What is held for the member goes to the next in the list. */
    stopAskingForEarlierDate: (appointmentId: string, signal?: AbortSignal): Promise<void> =>
      gateway.DELETE('/broadband/v1/appointments/{appointmentId}/earlier-date', {
        params: { path: { appointmentId } },
        signal,
      }),

    /** HttpError 409 `earlier-date.gone` where the offer is over, `appointment.too-late`. */
    acceptEarlierDate: ({ visitId, offerId }: OfOffer, signal?: AbortSignal): Promise<void> =>
      gateway.POST('/broadband/v1/appointments/{appointmentId}/earlier-date/offers/{offerId}/acceptance', {
        params: { path: { appointmentId: visitId, offerId } },
        signal,
      }),

    /** The member stays in the list. */
    declineEarlierDate: ({ visitId, offerId }: OfOffer, signal?: AbortSignal): Promise<void> =>
      gateway.DELETE('/broadband/v1/appointments/{appointmentId}/earlier-date/offers/{offerId}', {
        params: { path: { appointmentId: visitId, offerId } },
        signal,
      }),
  };
}
