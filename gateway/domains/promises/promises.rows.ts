import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { orders } from '../../db/schema/orders.ts';
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

/** What was promised of the orders of these plans, by the plan. */
export async function promisesOfPlans(
  db: Executor,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, PromiseRow[]>> {
  const rows = await db
    .select({ planId: orders.planId, promise: promises })
    .from(promises)
    .innerJoin(orders, eq(orders.id, promises.orderId))
    .where(inArray(orders.planId, [...planIds]))
    .orderBy(promises.madeAt, promises.date);
  return new Map(
    planIds.map((id) => [id, rows.filter(({ planId }) => planId === id).map(({ promise }) => promise)] as const),
  );
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
