import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { isUnderWay } from './follow-shop-order.rules.ts';
import type { FollowShopOrderContext, FollowShopOrderInput } from './follow-shop-order.types.ts';
import { delivered, held, listed, named, outForDelivery, placed, shopOrderId, stopping } from './shop-orders.cases.ts';

export const ofAll: FollowShopOrderInput = { shopOrderId: null };
export const ofOne = { shopOrderId } satisfies FollowShopOrderInput;

export const starts = { 'a member': ofAll, 'a member with a phone order': ofOne } satisfies Record<
  string,
  FollowShopOrderInput
>;

export const someOrders = [listed(placed)];

export const day = '2026-11-30';
export const names = (deliverOn: string) => ({ type: 'redelivery.submitted', deliverOn }) as const;

export const leftAlready = refused(409, 'order.not-cancellable');
export const dayGone = refused(409, 'delivery.day-gone');
export const notHeld = refused(409, 'parcel.not-held');
export const noSuchOrder = refused(404, 'shop-order.not-found');

export const cases: readonly ModelCase<typeof followShopOrderMachine>[] = [
  answered('loadOrders', someOrders),
  answered('loadOrders', []),
  failed('loadOrders', offline),
  answered('loadOrder', placed),
  answered('loadOrder', held),
  answered('loadOrder', delivered),
  failed('loadOrder', noSuchOrder),
  failed('loadOrder', offline),
  answered('lookForNews', outForDelivery),
  answered('lookForNews', delivered),
  failed('lookForNews', offline),
  answered('cancelOrder', stopping),
  failed('cancelOrder', leftAlready),
  failed('cancelOrder', offline),
  names(day),
  names(''),
  answered('redeliverOrder', named),
  failed('redeliverOrder', dayGone),
  failed('redeliverOrder', notHeld),
  failed('redeliverOrder', offline),
];

/** What there is to read. */
export const facts = ({
  shopOrderId: wanted,
  orders,
  order,
  deliverOn,
  errors,
  news,
  failure,
}: FollowShopOrderContext) => ({
  isAboutOne: wanted !== null,
  count: orders?.length,
  state: order?.state,
  isUnderWay: isUnderWay(order),
  deliverOn,
  errors,
  news,
  isFailed: failure !== null,
});
