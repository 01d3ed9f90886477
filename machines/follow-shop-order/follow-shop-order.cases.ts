import type { Failure } from '../shared/failure.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { isUnderWay } from './follow-shop-order.rules.ts';
import type { FollowShopOrderContext, FollowShopOrderInput, TypedReturn } from './follow-shop-order.types.ts';
import {
  expected,
  kept,
  nothingWanted,
  onlyFaulty,
  posted,
  returnable,
  wanted,
  wantedFaulty,
  withCode,
  withoutCode,
} from './returns.cases.ts';
import { canSendBack, isCodeAwaited, reviewOf } from './sending-back.rules.ts';
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

export const sends = (typed: TypedReturn) => ({ type: 'return.submitted', ...typed }) as const;
export const keeps = { type: 'withdrawal.requested', returnId: expected.id } as const;

export const leftAlready = refused(409, 'order.not-cancellable');
export const dayGone = refused(409, 'delivery.day-gone');
export const notHeld = refused(409, 'parcel.not-held');
export const notPossible = refused(409, 'return.not-possible');
/** Nobody has said what is wrong, as the gateway reads it. */
export const notDescribed: Failure = {
  kind: 'HttpError',
  status: 400,
  code: 'validation.failed',
  message: '',
  fields: [{ path: 'body.description', message: '' }],
};
export const handedIn = refused(409, 'return.not-withdrawable');
export const noSuchOrder = refused(404, 'shop-order.not-found');

export const cases: readonly ModelCase<typeof followShopOrderMachine>[] = [
  answered('loadOrders', someOrders),
  answered('loadOrders', []),
  failed('loadOrders', offline),
  answered('loadOrder', placed),
  answered('loadOrder', held),
  answered('loadOrder', delivered),
  answered('loadOrder', returnable),
  answered('loadOrder', onlyFaulty),
  answered('loadOrder', withCode),
  failed('loadOrder', noSuchOrder),
  failed('loadOrder', offline),
  answered('lookForNews', outForDelivery),
  answered('lookForNews', delivered),
  answered('lookForNews', posted),
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
  sends(wanted),
  sends(wantedFaulty),
  sends(nothingWanted),
  answered('beginReturn', withCode),
  answered('beginReturn', withoutCode),
  failed('beginReturn', notPossible),
  failed('beginReturn', notDescribed),
  failed('beginReturn', offline),
  keeps,
  answered('withdrawReturn', kept),
  failed('withdrawReturn', handedIn),
  failed('withdrawReturn', offline),
];

/** What there is to read. */
export const facts = (context: FollowShopOrderContext) => {
  const { shopOrderId: ofPage, orders, order, deliverOn, wanted: chosen, returnId, errors, news, failure } = context;
  return {
    isAboutOne: ofPage !== null,
    count: orders?.length,
    state: order?.state,
    isUnderWay: isUnderWay(order),
    deliverOn,
    canSendBack: canSendBack(order),
    returns: order?.returns.map(({ state }) => state),
    isCodeAwaited: isCodeAwaited(order),
    chosen,
    isReviewable: reviewOf(context) !== null,
    returnId,
    errors,
    news,
    isFailed: failure !== null,
  };
};
