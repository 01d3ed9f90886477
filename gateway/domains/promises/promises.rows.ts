import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { promises } from '../../db/schema/promises.ts';
import { settledBy, type LedgerFacts, type LedgerNews, type PromiseRow } from './ledger.rules.ts';

/** What was promised of these orders, in the order in which it was. */
export async function promisesOf(db: Executor, orderIds: readonly string[]): Promise<PromiseRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(promises)
    .where(inArray(promises.orderId, [...orderIds]))
    .orderBy(promises.madeAt, promises.date);
}

/** Brings the ledger of an order, whose row is locked, in line with what is true of it `at` this moment. */
export async function settlePromises(
  tx: Executor,
  order: { id: string; facts: LedgerFacts },
  news: LedgerNews,
  at: Date,
): Promise<void> {
  const { ends, begins } = settledBy(await promisesOf(tx, [order.id]), order.facts, news);
  for (const { id, end } of ends)
    await tx
      .update(promises)
      .set({ ...end, endedAt: at })
      .where(eq(promises.id, id));
  if (begins.length > 0)
    await tx.insert(promises).values(begins.map((begin) => ({ ...begin, orderId: order.id, madeAt: at })));
}
