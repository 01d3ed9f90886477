import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type ShopOrder = Wire<'ShopOrder'>;
export type ShopOrderSummary = Wire<'ShopOrderSummary'>;

/** `shopOrderId` is what stands in the address: anything, until the gateway knows an order by it; null for all orders. */
export type FollowShopOrderInput = { shopOrderId: string | null };

export type FollowShopOrderContext = FollowShopOrderInput & {
  /** All orders, as they were read last; null before that, and on the page of one. */
  orders: readonly ShopOrderSummary[] | null;
  /** The order of the page; null before it is read, and on the page of all. */
  order: ShopOrder | null;
  failure: Failure | null;
};

export type FollowShopOrderEvent = RetryRequested;

export type FollowShopOrderView =
  | 'LoadingOrders'
  | 'OrdersNotLoaded'
  | 'NoOrders'
  | 'ShowingOrders'
  | 'LoadingOrder'
  | 'OrderMissing'
  | 'OrderNotLoaded'
  | 'ShowingOrder';
