import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type ShopOrder = Wire<'ShopOrder'>;
export type ShopOrderSummary = Wire<'ShopOrderSummary'>;

/** `shopOrderId` is what stands in the address: anything, until the gateway knows an order by it; null for all orders. */
export type FollowShopOrderInput = { shopOrderId: string | null };

/** Why a day can't be named for a parcel that is held. */
export type DayRefusal = 'notChosen';

/** What has become of what the member wanted, told on the page they come back to. */
export type ShopOrderNews = 'stopping' | 'leftAlready' | 'dayNamed' | 'dayGone' | 'notHeld';

export type FollowShopOrderContext = FollowShopOrderInput & {
  /** All orders, as they were read last; null before that, and on the page of one. */
  orders: readonly ShopOrderSummary[] | null;
  /** The order of the page; null before it is read, and on the page of all. */
  order: ShopOrder | null;
  /** The day on which a parcel that is held is to come, YYYY-MM-DD; null until one was named. */
  deliverOn: string | null;
  errors: Partial<Record<'deliverOn', DayRefusal>>;
  news: ShopOrderNews | null;
  failure: Failure | null;
};

export type FollowShopOrderEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  /** The day for a parcel that is held, YYYY-MM-DD; empty where none was chosen. */
  | { type: 'redelivery.submitted'; deliverOn: string }
  /** Back to the order, after a call that failed. */
  | { type: 'order.requested' }
  | RetryRequested;

export type FollowShopOrderView =
  | 'LoadingOrders'
  | 'OrdersNotLoaded'
  | 'NoOrders'
  | 'ShowingOrders'
  | 'LoadingOrder'
  | 'OrderMissing'
  | 'OrderNotLoaded'
  | 'ShowingOrder'
  | 'ConfirmingCancellation'
  | 'CancellationNotSent'
  | 'DayNotSent';
