import type { Executor } from '../../../platform/db/open.ts';
import { parcelsOf } from './parcels.store.ts';
import { changeReturn, returnsOf, type ShopReturn } from './returns.store.ts';
import type { PieceRow, ShopOrder } from './shop-orders.store.ts';
import { tellCourier } from './tell-courier.ts';
import type { OrderDeps } from './write-to-member.ts';

interface StillToAnswer {
  /** Those for which neither money nor another phone has gone. */
  pieces: PieceRow[];
  /** What was handed in has come in the place of another one: it is the money the second time. */
  isReplaced: boolean;
}

/**
 * What a return that was handed in at some moment still brings. A customer can have two codes for one phone, as they kept one return and asked for
 * another: what was handed in before the other phone came is the phone that was answered already, by whichever return was here first.
 */
export async function stillToAnswer(
  tx: Executor,
  order: ShopOrder,
  row: ShopReturn,
  handedInAt: Date,
): Promise<StillToAnswer> {
  const others = (await returnsOf(tx, [order.id])).filter(({ id }) => id !== row.id);
  const parcels = await parcelsOf(tx, [order.id]);
  const sentFor = ({ id: pieceId }: PieceRow) =>
    others
      .filter(({ pieceIds }) => pieceIds.includes(pieceId))
      .flatMap(({ id }) => parcels.filter(({ returnId }) => returnId === id));
  const isAnswered = (piece: PieceRow) =>
    piece.refundedAt !== null ||
    piece.owedAt !== null ||
    sentFor(piece).some(({ deliveredAt }) => deliveredAt === null || deliveredAt > handedInAt);
  const own = order.pieces.filter(({ id }) => row.pieceIds.includes(id));
  const pieces = own.filter((piece) => !isAnswered(piece));
  return { pieces, isReplaced: pieces.some((piece) => sentFor(piece).length > 0) };
}

/** Ends the returns of an order whose phones have all been handed in by this one: nobody is reminded of them, and their codes end. */
export async function endCovered(deps: OrderDeps, tx: Executor, order: ShopOrder, by: ShopReturn): Promise<void> {
  for (const other of await returnsOf(tx, [order.id])) {
    if (other.id === by.id || other.state !== 'EXPECTED') continue;
    const { pieces } = await stillToAnswer(tx, order, other, deps.clock.now());
    if (pieces.some(({ id }) => !by.pieceIds.includes(id))) continue;
    await changeReturn(tx, other.id, { state: 'WITHDRAWN' });
    await tellCourier(deps, tx, 'withdraw', { orderId: order.id, reference: other.reference });
  }
}
