import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Orders = ReturnType<typeof createOrders>;

export function createOrders(gateway: GatewayClient) {
  return {
    /** Orders of one plan, newest first. */
    listOrders: (planId: string, signal?: AbortSignal): Promise<Wire<'OrderListItem'>[]> =>
      gateway.GET('/broadband/v1/orders', { params: { query: { planId } }, signal }),

    getOrder: (orderId: string, signal?: AbortSignal): Promise<Wire<'Order'>> =>
      gateway.GET('/broadband/v1/orders/{orderId}', { params: { path: { orderId } }, signal }),

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
  };
}
