import type { Wire } from '../../machines/shared/wire.ts';
import { orNull, type GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type Orders = ReturnType<typeof createOrders>;

export function createOrders(gateway: GatewayClient) {
  return {
    /** Orders of one plan, newest first. */
    listOrders: (planId: string, signal?: AbortSignal): Promise<Wire<'OrderListItem'>[]> =>
      gateway.GET('/broadband/v1/orders', { params: { query: { planId } }, signal }),

    getOrder: (orderId: string, signal?: AbortSignal): Promise<Wire<'Order'>> =>
      gateway.GET('/broadband/v1/orders/{orderId}', { params: { path: { orderId } }, signal }),

    /** The member's order with this id, or for null the newest; null when there is none that runs, or that is no id (400). */
    findPlacedJourney: (orderId: string | null, signal?: AbortSignal): Promise<Wire<'PlacedJourney'> | null> =>
      orNull(
        gateway.GET('/broadband/v1/saved-journeys/placed', {
          params: { query: orderId === null ? {} : { orderId } },
          signal,
        }),
        400,
        404,
      ),

    /** A visit of an order as a file for the customer's own calendar. */
    getVisitCalendar: (
      { orderId, appointmentId }: { orderId: string; appointmentId: string },
      signal?: AbortSignal,
    ): Promise<Wire<'CalendarFile'>> =>
      gateway.GET('/broadband/v1/orders/{orderId}/appointments/{appointmentId}/calendar', {
        params: { path: { orderId, appointmentId } },
        signal,
      }),

    /**
     * Places the order of a plan, under the contract that was read. Its key is the plan's id, so that a plan is ordered
     * once however often this is sent.
     */
    createOrder: (
      planId: string,
      contractInformationDocId: string,
      signal?: AbortSignal,
    ): Promise<Wire<'CreatedOrder'>> =>
      gateway.POST('/broadband/v1/orders', {
        params: { header: { 'Idempotency-Key': planId } },
        body: { planId, contractAccepted: true, contractInformationDocId },
        signal,
      }),

    /** The member's orders with what was promised, newest first. */
    listMemberOrders: (memberId: string, signal?: AbortSignal): Promise<Wire<'MemberOrder'>[]> =>
      gateway.GET('/broadband/v1/members/{memberId}/orders', { params: { path: { memberId } }, signal }),

    /** One that can be no order's id is answered as one that is none. */
    getMemberOrder: (
      { memberId, orderId }: { memberId: string; orderId: string },
      signal?: AbortSignal,
    ): Promise<Wire<'MemberOrder'>> =>
      about('order')(orderId, () =>
        gateway.GET('/broadband/v1/members/{memberId}/orders/{orderId}', {
          params: { path: { memberId, orderId } },
          signal,
        }),
      ),

    /** Says where the compensation of an order that never went live is paid; sent again while that is on its way it changes nothing. */
    payOutCompensation: (
      { memberId, orderId, account }: { memberId: string; orderId: string; account: Wire<'PayoutAccount'> },
      signal?: AbortSignal,
    ): Promise<Wire<'MemberOrder'>> =>
      gateway.POST('/broadband/v1/members/{memberId}/orders/{orderId}/payout', {
        params: { path: { memberId, orderId } },
        body: account,
        signal,
      }),

    /** Cancels an order, or withdraws from its contract; sent again it changes nothing. Gives the order as it stands. */
    cancelOrder: (orderId: string, signal?: AbortSignal): Promise<Wire<'MemberOrder'>> =>
      gateway.POST('/broadband/v1/orders/{orderId}/cancellation', { params: { path: { orderId } }, signal }),
  };
}
