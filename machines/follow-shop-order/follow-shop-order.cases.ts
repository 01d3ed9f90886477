import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { isUnderWay } from './follow-shop-order.rules.ts';
import type { FollowShopOrderContext, FollowShopOrderInput } from './follow-shop-order.types.ts';
import { delivered, listed, outForDelivery, placed, shopOrderId } from './shop-orders.cases.ts';

export const ofAll: FollowShopOrderInput = { shopOrderId: null };
export const ofOne = { shopOrderId } satisfies FollowShopOrderInput;

export const starts = { 'a member': ofAll, 'a member with a phone order': ofOne } satisfies Record<
  string,
  FollowShopOrderInput
>;

export const someOrders = [listed(placed)];

export const noSuchOrder = refused(404, 'shop-order.not-found');

export const cases: readonly ModelCase<typeof followShopOrderMachine>[] = [
  answered('loadOrders', someOrders),
  answered('loadOrders', []),
  failed('loadOrders', offline),
  answered('loadOrder', placed),
  answered('loadOrder', delivered),
  failed('loadOrder', noSuchOrder),
  failed('loadOrder', offline),
  answered('lookForNews', outForDelivery),
  answered('lookForNews', delivered),
  failed('lookForNews', offline),
];

/** What there is to read. */
export const facts = ({ shopOrderId: wanted, orders, order, failure }: FollowShopOrderContext) => ({
  isAboutOne: wanted !== null,
  count: orders?.length,
  state: order?.state,
  isUnderWay: isUnderWay(order),
  isFailed: failure !== null,
});
