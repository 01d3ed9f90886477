import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { changeParcel, findHeld, parcelsOf } from './parcels.store.ts';
import { assertDescribed, isWithdrawable, optionFor, withMore, type ReturnReason } from './returns.rules.ts';
import { changeReturn, findReturn, insertReturn, returnsOf, type ShopReturn } from './returns.store.ts';
import { isCancellable, redeliveryDays } from './shop-orders.rules.ts';
import { lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { optionsOf } from './shop-orders.views.ts';
import { stopOrder } from './stop-order.ts';
import { tellCourier } from './tell-courier.ts';
import type { OrderDeps } from './write-to-member.ts';

type Wanted = components['schemas']['ShopReturnWanted'];

/** Whose order it is, and which. */
export interface Own {
  memberId: string;
  orderId: string;
}

/** Does something with a member's order, which is locked. Throws 404 `shop-order.not-found`. */
export function change(
  { db }: OrderDeps,
  { memberId, orderId }: Own,
  work: (tx: Executor, order: ShopOrder) => Promise<void>,
) {
  return retrying(() =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.memberId !== memberId) throw notFound('shop-order');
      await work(tx, order);
    }),
  );
}

/** Has an order stopped; the money goes back when the courier has done it. Throws 404, and 409 `order.not-cancellable`. */
export function cancelOrder(deps: OrderDeps, own: Own): Promise<void> {
  return change(deps, own, async (tx, order) => {
    if (order.state === 'CANCELLING' || order.state === 'CANCELLED') return;
    if (!isCancellable(order, deps.clock.now()))
      throw new HttpProblem(409, 'order.not-cancellable', {
        message:
          'This order can’t be cancelled any more. You needn’t take it at the door, or you can cancel it within 14 days of delivery and send it back.',
      });
    await stopOrder(deps, tx, order);
  });
}

/** Names another day for the parcel that is held. Throws 404, and 409 `parcel.not-held`, `delivery.day-gone`. */
export function redeliver(deps: OrderDeps, own: Own, day: LocalDate): Promise<void> {
  return change(deps, own, async (tx, order) => {
    const parcel = await findHeld(tx, order.id);
    if (!parcel)
      throw new HttpProblem(409, 'parcel.not-held', {
        message: 'The courier doesn’t hold your parcel (any more). Have a look at how it stands now.',
      });
    if (!redeliveryDays(parcel.heldUntil, deps.clock.now()).includes(day)) {
      const message = 'The courier can’t bring it on that day. Please choose another day.';
      throw new HttpProblem(409, 'delivery.day-gone', { message, fields: [{ path: 'body.deliverOn', message }] });
    }
    if (parcel.redeliverOn === day) return;
    await changeParcel(tx, parcel.reference, { redeliverOn: day });
    await tellCourier(deps, tx, 'redeliver', { orderId: order.id, reference: parcel.reference });
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const isThis = (row: ShopReturn, pieceIds: readonly string[], reason: ReturnReason): boolean =>
  row.state === 'EXPECTED' && row.reason === reason && isSame(row.pieceIds, pieceIds);

function noSuchPiece(): HttpProblem {
  const message = 'Choose what you send back of this order';
  return new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.pieceIds', message }] });
}

/** Begins to send something back, once; what another tab says of it is kept as well. Throws 400 with the field, 404, and 409 `return.not-possible`. */
export function beginReturn(
  deps: OrderDeps,
  own: Own,
  { pieceIds: given, reason, description }: Wanted,
): Promise<void> {
  const pieceIds = given.map((id) => id.toLowerCase());
  return change(deps, own, async (tx, order) => {
    const { id: orderId, key } = order;
    const pieces = order.pieces.filter(({ id }) => pieceIds.includes(id));
    if (pieces.length < new Set(pieceIds).size) throw noSuchPiece();
    assertDescribed(reason, description);
    const returns = await returnsOf(tx, [orderId]);
    const said = description?.trim() ?? '';
    const begun = returns.find((row) => isThis(row, pieceIds, reason));
    if (begun) return changeReturn(tx, begun.id, { description: withMore(begun.description, said) });
    const now = deps.clock.now();
    const known = { parcels: await parcelsOf(tx, [orderId]), returns };
    const { ground, outcome } = optionFor(
      pieces.map((piece) => optionsOf(piece, known, ukDateOf(now))),
      reason,
    );
    const reference = `${key}R${returns.length + 1}`;
    const row = {
      orderId,
      reference,
      reason,
      ground,
      outcome,
      askedAt: now,
      state: 'EXPECTED' as const,
      description: withMore(null, said),
    };
    await insertReturn(tx, row, [...new Set(pieceIds)]);
    await tellCourier(deps, tx, 'expect', { orderId, reference });
  });
}

/** Keeps what was to be sent back. Throws 404, and 409 `return.not-withdrawable`. */
export function withdrawReturn(deps: OrderDeps, own: Own, returnId: string): Promise<void> {
  return change(deps, own, async (tx, order) => {
    const row = await findReturn(tx, { id: returnId });
    if (row?.orderId !== order.id) throw notFound('return');
    if (row.state === 'WITHDRAWN') return;
    if (!isWithdrawable(row))
      throw new HttpProblem(409, 'return.not-withdrawable', {
        message: 'It’s been handed in already, or this return is over. Have a look at how it stands now.',
      });
    await changeReturn(tx, row.id, { state: 'WITHDRAWN' });
    await tellCourier(deps, tx, 'withdraw', { orderId: order.id, reference: row.reference });
  });
}
