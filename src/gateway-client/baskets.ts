import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Baskets = ReturnType<typeof createBaskets>;

/** What is about to be bought. It is read anew each time, as prices and stock go on and other tabs fill it, too. */
export function createBaskets(gateway: GatewayClient) {
  return {
    getBasket: (signal?: AbortSignal): Promise<Wire<'Basket'>> => gateway.GET('/shop/v1/basket', { signal }),

    /** Has so many of one thing in the basket; sent again it changes nothing. */
    setBasketItem: (
      { sku, ...body }: { sku: string } & Wire<'BasketQuantity'>,
      signal?: AbortSignal,
    ): Promise<Wire<'Basket'>> =>
      gateway.PUT('/shop/v1/basket/items/{sku}', { params: { path: { sku } }, body, signal }),
  };
}
