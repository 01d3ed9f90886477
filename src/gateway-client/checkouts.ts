import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Checkouts = ReturnType<typeof createCheckouts>;

/** From the basket to the payment. What is about to be ordered is read anew each time, as prices, stock and days go on. */
export function createCheckouts(gateway: GatewayClient) {
  return {
    getCheckout: (signal?: AbortSignal): Promise<Wire<'Checkout'>> => gateway.GET('/shop/v1/checkout', { signal }),

    /** Saves what is to be ordered; sent again it changes nothing. */
    saveUnpaidOrder: (body: Wire<'ShopOrderWanted'>, signal?: AbortSignal): Promise<Wire<'ShopOrder'>> =>
      gateway.PUT('/shop/v1/orders/unpaid', { body, signal }),
  };
}
