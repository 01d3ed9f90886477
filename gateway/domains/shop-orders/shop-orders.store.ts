import { and, asc, desc, eq, exists, inArray, lt, ne, not } from 'drizzle-orm';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { creditApplications } from '../../db/schema/credit.ts';
import { shopOrderPieces, shopOrders } from '../../db/schema/shop-orders.ts';
import { newOrderKey } from '../orders/orders.rules.ts';
import { lockPaidFor } from '../payments/refunds.service.ts';

export type ShopOrderRow = typeof shopOrders.$inferSelect;
export type PieceRow = typeof shopOrderPieces.$inferSelect;
export type NewPiece = Omit<typeof shopOrderPieces.$inferInsert, 'orderId' | 'place'>;

/** An order with its phones. */
export interface ShopOrder extends ShopOrderRow {
  pieces: PieceRow[];
}

/** How long an unpaid order is kept after its last change. */
const UNPAID_KEPT_DAYS = 30;
const KEY_ATTEMPTS = 5;

async function withPieces(db: Executor, rows: readonly ShopOrderRow[]): Promise<ShopOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pieces = await db
    .select()
    .from(shopOrderPieces)
    .where(inArray(shopOrderPieces.orderId, ids))
    .orderBy(asc(shopOrderPieces.place));
  const byOrder = Map.groupBy(pieces, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, pieces: byOrder.get(row.id) ?? [] }));
}

/** The order when it is the member's own. */
export async function findOwnOrder(db: Executor, memberId: string, orderId: string): Promise<ShopOrder | undefined> {
  const isIt = and(eq(shopOrders.id, orderId), eq(shopOrders.memberId, memberId));
  const [order] = await withPieces(db, await db.select().from(shopOrders).where(isIt));
  return order;
}

/** What a member is about to order. */
export async function findUnpaid(db: Executor, memberId: string): Promise<ShopOrder | undefined> {
  const isIt = and(eq(shopOrders.memberId, memberId), eq(shopOrders.state, 'UNPAID'));
  const [order] = await withPieces(db, await db.select().from(shopOrders).where(isIt));
  return order;
}

/** What a member has ordered, newest first. */
export async function listPlaced(db: Executor, memberId: string): Promise<ShopOrder[]> {
  const isIt = and(eq(shopOrders.memberId, memberId), ne(shopOrders.state, 'UNPAID'));
  const rows = await db.select().from(shopOrders).where(isIt).orderBy(desc(shopOrders.placedAt), desc(shopOrders.id));
  return withPieces(db, rows);
}

/** The order, which nobody else changes or pays for until the transaction ends. */
export async function lockOrder(tx: Executor, orderId: string): Promise<ShopOrder | undefined> {
  // However an address spells it.
  await lockPaidFor(tx, { purpose: 'PHONE_ORDER', reference: orderId.toLowerCase() });
  const rows = await tx.select().from(shopOrders).where(eq(shopOrders.id, orderId)).for('update');
  const [order] = await withPieces(tx, rows);
  return order;
}

/** Makes the unpaid order of a member, or finds the one that there is. Gives its id. */
export async function openUnpaid(
  tx: Executor,
  prefix: string,
  order: Omit<typeof shopOrders.$inferInsert, 'key' | 'state'>,
): Promise<string> {
  for (let attempt = 0; attempt < KEY_ATTEMPTS; attempt += 1) {
    const known = await findUnpaid(tx, order.memberId);
    if (known) return known.id;
    const [made] = await tx
      .insert(shopOrders)
      .values({ ...order, key: newOrderKey(prefix), state: 'UNPAID' })
      .onConflictDoNothing()
      .returning({ id: shopOrders.id });
    if (made) return made.id;
  }
  throw new Error(`${KEY_ATTEMPTS} order keys in a row were taken`);
}

export async function changeOrder(tx: Executor, orderId: string, change: Partial<ShopOrderRow>): Promise<void> {
  await tx.update(shopOrders).set(change).where(eq(shopOrders.id, orderId));
}

/** Puts other phones into an unpaid order. */
export async function setPieces(tx: Executor, orderId: string, pieces: readonly NewPiece[]): Promise<void> {
  await tx.delete(shopOrderPieces).where(eq(shopOrderPieces.orderId, orderId));
  await tx.insert(shopOrderPieces).values(pieces.map((piece, place) => ({ ...piece, orderId, place })));
}

export async function markPieces(
  tx: Executor,
  pieces: readonly PieceRow[],
  mark: Partial<Pick<PieceRow, 'refundedAt' | 'owedAt'>>,
): Promise<void> {
  const ids = pieces.map(({ id }) => id);
  await tx.update(shopOrderPieces).set(mark).where(inArray(shopOrderPieces.id, ids));
}

/** Forgets what was never paid for. What is taken from the shelf comes back by the end of its payment session, and what is applied for is decided and lapses. */
export async function sweepUnpaid(tx: Executor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNPAID_KEPT_DAYS * DAY_MS);
  const isOld = and(eq(shopOrders.state, 'UNPAID'), eq(shopOrders.holdsStock, false), lt(shopOrders.changedAt, since));
  const isWaited = exists(
    tx
      .select({ id: creditApplications.id })
      .from(creditApplications)
      .where(
        and(
          eq(creditApplications.orderId, shopOrders.id),
          inArray(creditApplications.state, ['ASKED', 'REFERRED', 'ACCEPTED']),
        ),
      ),
  );
  await tx.delete(shopOrders).where(and(isOld, not(isWaited)));
}

/** Whosever it is; for jobs. */
export async function findOrder(db: Executor, orderId: string): Promise<ShopOrder | undefined> {
  const [order] = await withPieces(db, await db.select().from(shopOrders).where(eq(shopOrders.id, orderId)));
  return order;
}
