import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { applicationsOf, cancelCredit } from '../credit/credit.service.ts';
import { owedOf, type Application } from '../credit/credit.rules.ts';
import { askForRefund } from '../payments/refunds.service.ts';
import { putPiecesBack } from '../phones/stock.service.ts';
import { stillOwedMessage } from './instalments.messages.ts';
import { applicationFor, dueNowOf } from './instalments.rules.ts';
import { backOnShelf, moneyBackStates } from './parcel-news.rules.ts';
import { findParcel, type ParcelRow } from './parcels.store.ts';
import { SETTLED_AFTER_DAYS } from './returns.rules.ts';
import { changeReturn, findReturn, returnsOf } from './returns.store.ts';
import { refundMessage } from './shop-orders.messages.ts';
import type { ShopOrderState } from './shop-orders.rules.ts';
import { lockOrder, markPieces, type PieceRow, type ShopOrder } from './shop-orders.store.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

const AFTER_REFUSAL = 'shop-orders.after-refusal';

/**
 * Sends the money for some pieces back, once for each, and tells the member. Gives how much that is. Where a bank has taken back what was paid at
 * once, that is owed until the bank returns it; what was paid after a withdrawal goes back all the same.
 */
export async function refundPieces(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  { pieceIds, state }: { pieceIds: readonly string[]; state: ShopOrderState },
): Promise<number> {
  const left = order.pieces.filter(({ id, refundedAt }) => pieceIds.includes(id) && refundedAt === null);
  if (left.length === 0) return 0;
  const credit = await endCredit(deps, tx, order, left);
  const pence = dueNowOf(left);
  const now = deps.clock.now();
  const thing = { purpose: 'PHONE_ORDER' as const, reference: order.id };
  const balance = await refundBalance(deps, tx, order, firstOf(left, credit));
  const isHere = order.takenBackAt === null && (await askForRefund(deps, tx, thing, { pence }));
  await markPieces(tx, left, isHere ? { refundedAt: now } : { owedAt: now });
  const back = balance + (isHere ? pence : 0);
  if (back === 0) return 0;
  const hasCredit = credit.some(({ state: ended }) => ended !== 'WITHDRAWN');
  const refund = { pence: back, state, hasCredit };
  await writeToMember(deps, tx, order, (member, about) => refundMessage(member, about, refund));
  return refund.pence;
}

/** The credit of those pieces whose money is sent back for the first time: of what is owed already, the balance has gone. */
const firstOf = (pieces: readonly PieceRow[], credit: readonly Application[]): Application[] =>
  credit.filter(({ pieceId }) => pieces.some(({ id, owedAt }) => id === pieceId && owedAt === null));

/** Has the lender told that phones are not bought by its credit any more. Gives by what they were. */
async function endCredit(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  pieces: readonly PieceRow[],
): Promise<Application[]> {
  const rows = await applicationsOf(tx, [order.id]);
  const credit = pieces.map((piece) => applicationFor(piece, rows)).filter((row) => row !== undefined);
  await cancelCredit(deps, tx, credit);
  for (const row of firstOf(pieces, credit)) await tellOfRepayment(deps, tx, order, row);
  return credit;
}

/** The lender has paid us, and its customer repays it after a withdrawal, also without the phone: what we have of it is for our team. */
async function tellOfRepayment(deps: OrderDeps, tx: Executor, order: ShopOrder, row: Application): Promise<void> {
  const owed = owedOf(row);
  if (owed?.to !== 'LENDER') return;
  deps.log.error(
    { reference: row.reference },
    'a phone came back or got lost whose customer repays the lender, which has paid us: somebody has to see to it',
  );
  await writeToMember(deps, tx, order, (member, about) => stillOwedMessage(member, about, row, owed));
}

/** Sends back what was paid to us for phones after withdrawals from their credit. Gives how much that is. */
async function refundBalance(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  credit: readonly Application[],
): Promise<number> {
  const thing = { purpose: 'PHONE_BALANCE' as const, reference: order.id };
  const paid = credit.filter(({ balancePaidAt }) => balancePaidAt !== null);
  let sum = 0;
  for (const [sessionId, rows] of Map.groupBy(paid, ({ balanceSessionId }) => balanceSessionId)) {
    const pence = rows.reduce((part, { quote }) => part + (quote?.lentInPence ?? 0), 0);
    if (await askForRefund(deps, tx, thing, { pence, sessionId })) sum += pence;
  }
  return sum;
}

/** Sends what is owed of an order back, as the bank has returned it; its returns say so, too. */
export async function refundOwed(deps: OrderDeps, tx: Executor, order: ShopOrder): Promise<void> {
  const owed = order.pieces.filter(({ owedAt, refundedAt }) => owedAt !== null && refundedAt === null);
  await refundPieces(deps, tx, order, { pieceIds: owed.map(({ id }) => id), state: order.state });
  for (const { id, state, pieceIds, refundInPence } of await returnsOf(tx, [order.id])) {
    const ofReturn = owed.filter((piece) => pieceIds.includes(piece.id));
    if (state === 'SETTLED' && ofReturn.length > 0)
      await changeReturn(tx, id, { refundInPence: (refundInPence ?? 0) + dueNowOf(ofReturn) });
  }
}

/** What is in a parcel: all of an order, or what takes the place of what was sent back. */
async function piecesIn(tx: Executor, order: ShopOrder, { returnId }: ParcelRow): Promise<PieceRow[]> {
  if (returnId === null) return order.pieces;
  const ofReturn = await findReturn(tx, { id: returnId });
  return order.pieces.filter(({ id }) => ofReturn?.pieceIds.includes(id));
}

/** Follows a parcel that will not come any more, or was not taken at the door; `before`: how it stood. The order is locked. */
export async function settleParcel(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  { before, state }: { before: ParcelRow; state: ShopOrderState },
): Promise<void> {
  const { reference, orderId } = before;
  const pieces = await piecesIn(tx, order, before);
  // A courier may tell twice that it is back.
  if (backOnShelf.has(state) && !backOnShelf.has(before.state))
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
