import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { askForRefund } from '../payments/refunds.service.ts';
import { putPiecesBack } from '../phones/stock.service.ts';
import { totalOf } from './check-out.rules.ts';
import { backOnShelf, moneyBackStates } from './parcel-news.rules.ts';
import { findParcel, type ParcelRow } from './parcels.store.ts';
import { SETTLED_AFTER_DAYS } from './returns.rules.ts';
import { findReturn } from './returns.store.ts';
import { refundMessage } from './shop-orders.messages.ts';
import type { ShopOrderState } from './shop-orders.rules.ts';
import { lockOrder, markRefunded, type PieceRow, type ShopOrder } from './shop-orders.store.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

const AFTER_REFUSAL = 'shop-orders.after-refusal';

/**
 * Sends the money for some pieces back, once for each, and tells the member. Gives how much that is; nothing where a bank has taken it back
 * already.
 */
export async function refundPieces(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  { pieceIds, state }: { pieceIds: readonly string[]; state: ShopOrderState },
): Promise<number> {
  const left = order.pieces.filter(({ id, refundedAt }) => pieceIds.includes(id) && refundedAt === null);
  if (left.length === 0 || order.takenBackAt !== null) return 0;
  const pence = totalOf(left);
  await askForRefund(deps, tx, { purpose: 'PHONE_ORDER', reference: order.id }, pence);
  await markRefunded(
    tx,
    left.map(({ id }) => id),
    deps.clock.now(),
  );
  await writeToMember(deps, tx, order, (member, about) => refundMessage(member, about, { pence, state }));
  return pence;
}

/** What is in a parcel: all of an order, or what takes the place of what was sent back. */
async function piecesIn(tx: Executor, order: ShopOrder, { returnId }: ParcelRow): Promise<PieceRow[]> {
  if (returnId === null) return order.pieces;
  const ofReturn = await findReturn(tx, { id: returnId });
  return order.pieces.filter(({ id }) => ofReturn?.pieceIds.includes(id));
}

/** Follows a parcel that will not come any more, or was not taken at the door. The order is locked. */
export async function settleParcel(deps: OrderDeps, tx: Executor, order: ShopOrder, parcel: ParcelRow): Promise<void> {
  const { state, reference, orderId } = parcel;
  const pieces = await piecesIn(tx, order, parcel);
  if (backOnShelf.has(state))
    await putPiecesBack(
      tx,
      pieces.map(({ sku }) => sku),
    );
  if (moneyBackStates.has(state)) await refundPieces(deps, tx, order, { pieceIds: pieces.map(({ id }) => id), state });
  if (state === 'REFUSED') {
    const at = new Date(deps.clock.now().getTime() + SETTLED_AFTER_DAYS * DAY_MS);
    await deps.jobs.enqueue(tx, AFTER_REFUSAL, { orderId, reference }, at);
  }
}

/** Names the job that sends money back for what was refused and has not come back in time; once for each gateway. */
export function handleMoneyBack(deps: OrderDeps): void {
  deps.jobs.handle(
    AFTER_REFUSAL,
    async (tx, { orderId, reference }) => {
      const order = await lockOrder(tx, String(orderId));
      const parcel = await findParcel(tx, String(reference));
      if (!order || parcel?.state !== 'REFUSED') return;
      const pieces = await piecesIn(tx, order, parcel);
      await refundPieces(deps, tx, order, { pieceIds: pieces.map(({ id }) => id), state: 'REFUSED' });
    },
    { isEndless: true },
  );
}
