import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type ShopOrders = ReturnType<typeof createShopOrders>;

/** What the member has ordered in the phone shop. An id that can be no order's is answered as one that is none. */
export function createShopOrders(gateway: GatewayClient) {
  const aboutOrder = about('shop-order');

  return {
    /** Paid for, newest first. */
    listShopOrders: (signal?: AbortSignal): Promise<Wire<'ShopOrderSummary'>[]> =>
      gateway.GET('/shop/v1/orders', { signal }),

    getShopOrder: (shopOrderId: string, signal?: AbortSignal): Promise<Wire<'ShopOrder'>> =>
      aboutOrder(shopOrderId, () =>
        gateway.GET('/shop/v1/orders/{shopOrderId}', { params: { path: { shopOrderId } }, signal }),
      ),

    /** Has the courier stop it; sent again it changes nothing. */
    cancelShopOrder: (shopOrderId: string, signal?: AbortSignal): Promise<Wire<'ShopOrder'>> =>
      aboutOrder(shopOrderId, () =>
        gateway.POST('/shop/v1/orders/{shopOrderId}/cancellation', { params: { path: { shopOrderId } }, signal }),
      ),

    /** Names the day for a parcel that is held; another takes its place. */
    redeliverShopOrder: (
      { shopOrderId, ...body }: { shopOrderId: string } & Wire<'ShopRedeliveryWanted'>,
      signal?: AbortSignal,
    ): Promise<Wire<'ShopOrder'>> =>
      aboutOrder(shopOrderId, () =>
        gateway.POST('/shop/v1/orders/{shopOrderId}/redelivery', { params: { path: { shopOrderId } }, body, signal }),
      ),

    /** Asks to send something back; the same asked for again is answered as the return that there is. */
    beginShopReturn: (
      { shopOrderId, ...body }: { shopOrderId: string } & Wire<'ShopReturnWanted'>,
      signal?: AbortSignal,
    ): Promise<Wire<'ShopOrder'>> =>
      aboutOrder(shopOrderId, () =>
        gateway.POST('/shop/v1/orders/{shopOrderId}/returns', { params: { path: { shopOrderId } }, body, signal }),
      ),

    /** Keeps what was to be sent back; sent again it changes nothing. */
    withdrawShopReturn: (
      { shopOrderId, returnId }: { shopOrderId: string; returnId: string },
      signal?: AbortSignal,
    ): Promise<Wire<'ShopOrder'>> =>
      aboutOrder(shopOrderId, () =>
        gateway.POST('/shop/v1/orders/{shopOrderId}/returns/{returnId}/withdrawal', {
          params: { path: { shopOrderId, returnId } },
          signal,
        }),
      ),
  };
}
