import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type ShopOrder = Wire<'ShopOrder'>;
export type ShopOrderSummary = Wire<'ShopOrderSummary'>;
export type OrderPiece = ShopOrder['pieces'][number];
export type ShopReturn = ShopOrder['returns'][number];
export type ReturnOption = Wire<'ShopReturnOption'>;
export type ReturnReason = Wire<'ShopReturnReason'>;

/** `shopOrderId` is what stands in the address: anything, until the gateway knows an order by it; null for all orders. */
export type FollowShopOrderInput = { shopOrderId: string | null };

/** Why a day can't be named for a parcel that is held. */
export type DayRefusal = 'notChosen';

/** What is to be sent back, as it was chosen and typed. `reason` is '' until one is chosen. */
export type TypedReturn = { pieceIds: readonly string[]; reason: string; description: string };

/** Why something can't be sent back as it was chosen. */
export type ReturnRefusal =
  | 'phoneMissing'
  | 'reasonMissing'
  | 'reasonNotForAll'
  | 'notTogether'
  | 'descriptionMissing'
  | 'descriptionTooLong';

/** By the field of the page's forms. */
export type ShopOrderErrors = { deliverOn?: DayRefusal } & {
  [Field in keyof TypedReturn]?: ReturnRefusal;
};

/** What has become of what the member wanted, told on the page they come back to. */
export type ShopOrderNews =
  | 'stopping'
  | 'leftAlready'
  | 'dayNamed'
  | 'dayGone'
  | 'notHeld'
  | 'returnAsked'
  /** It was asked for, and what comes of it is not what was read before: a last day was over in between. */
  | 'returnIsOther'
  | 'returnNotPossible'
  | 'kept'
  | 'notKept';

export type FollowShopOrderContext = FollowShopOrderInput & {
  /** All orders, as they were read last; null before that, and on the page of one. */
  orders: readonly ShopOrderSummary[] | null;
  /** The order of the page; null before it is read, and on the page of all. */
  order: ShopOrder | null;
  /** The day on which a parcel that is held is to come, YYYY-MM-DD; null until one was named. */
  deliverOn: string | null;
  /** What is to be sent back; null before anything was chosen, and once it is asked for. */
  wanted: TypedReturn | null;
  /** The return that the member takes back, or did last. */
  returnId: string | null;
  errors: ShopOrderErrors;
  news: ShopOrderNews | null;
  failure: Failure | null;
};

export type FollowShopOrderEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  /** The day for a parcel that is held, YYYY-MM-DD; empty where none was chosen. */
  | { type: 'redelivery.submitted'; deliverOn: string }
  /** To the choice of what is to be sent back; again, where it was made before. */
  | { type: 'return.requested' }
  | ({ type: 'return.submitted' } & TypedReturn)
  | { type: 'return.confirmed' }
  /** The return as it was read before it is asked for. */
  | { type: 'review.requested' }
  | { type: 'withdrawal.requested'; returnId: string }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.declined' }
  /** Back to the order, after a call that failed or a choice that was not made. */
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
  | 'DayNotSent'
  | 'ChoosingReturn'
  | 'ReviewingReturn'
  | 'ReturnNotSent'
  | 'ConfirmingWithdrawal'
  | 'WithdrawalNotSent';
