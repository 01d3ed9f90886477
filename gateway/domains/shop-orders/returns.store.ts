import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { shopReturnPieces, shopReturns } from '../../db/schema/shop-orders.ts';
import type { ReturnRow } from './returns.rules.ts';

/** A return with its phones. */
export interface ShopReturn extends ReturnRow {
  pieceIds: string[];
}

async function withPieces(db: Executor, rows: readonly ReturnRow[]): Promise<ShopReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pieces = await db
    .select()
    .from(shopReturnPieces)
    .where(inArray(shopReturnPieces.returnId, ids))
    .orderBy(asc(shopReturnPieces.pieceId));
  const byReturn = Map.groupBy(pieces, ({ returnId }) => returnId);
  return rows.map((row) => ({ ...row, pieceIds: (byReturn.get(row.id) ?? []).map(({ pieceId }) => pieceId) }));
}

/** All returns of some orders, the oldest first. */
export async function returnsOf(db: Executor, orderIds: readonly string[]): Promise<ShopReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(shopReturns)
    .where(inArray(shopReturns.orderId, [...orderIds]))
    .orderBy(asc(shopReturns.askedAt), asc(shopReturns.reference));
  return withPieces(db, rows);
}

/** By its id, or by the courier's reference. */
export async function findReturn(
  db: Executor,
  by: { id: string } | { reference: string },
): Promise<ShopReturn | undefined> {
  const isIt = 'id' in by ? eq(shopReturns.id, by.id) : eq(shopReturns.reference, by.reference);
  const [found] = await withPieces(db, await db.select().from(shopReturns).where(isIt));
  return found;
}

export async function insertReturn(
  tx: Executor,
  row: typeof shopReturns.$inferInsert,
  pieceIds: readonly string[],
): Promise<string> {
  const [made] = await tx.insert(shopReturns).values(row).returning({ id: shopReturns.id });
  if (!made) throw new Error('A return was not written');
  await tx.insert(shopReturnPieces).values(pieceIds.map((pieceId) => ({ returnId: made.id, pieceId })));
  return made.id;
}

/** Leaves the phones of a return out that another return was for by then. */
export async function keepPieces(tx: Executor, { id }: ShopReturn, pieceIds: readonly string[]): Promise<void> {
  const isOther = notInArray(shopReturnPieces.pieceId, [...pieceIds]);
  await tx.delete(shopReturnPieces).where(and(eq(shopReturnPieces.returnId, id), isOther));
}

export async function changeReturn(tx: Executor, id: string, change: Partial<ReturnRow>): Promise<void> {
  await tx.update(shopReturns).set(change).where(eq(shopReturns.id, id));
}
