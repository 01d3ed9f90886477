import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { billLines, bills, planEndings, planPrices } from '../../db/schema/bills.ts';
import { planBoosts } from '../../db/schema/boosts.ts';
import { planPauses } from '../../db/schema/pauses.ts';
import type { BillRow, Ending, Line } from './bills.types.ts';

export type PlanBill = BillRow & { lines: readonly Line[] };

/** Notes what a plan costs from a day on; noted again for the same day it stays as it is. */
export async function savePrice(tx: Executor, price: typeof planPrices.$inferInsert): Promise<void> {
  await tx.insert(planPrices).values(price).onConflictDoNothing();
}

export async function deletePrice(tx: Executor, planId: string, from: string): Promise<void> {
  await tx.delete(planPrices).where(and(eq(planPrices.planId, planId), eq(planPrices.from, from)));
}

export async function pricesOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(planPrices)
    .where(inArray(planPrices.planId, [...planIds]));
}

/** Those that were, that run and that are planned; none that was taken back. */
export async function pausesOf(db: Executor, planIds: readonly string[]) {
  const { id, planId, from, to, state } = planPauses;
  return db
    .select({ id, planId, from, to, state })
    .from(planPauses)
    .where(and(inArray(planId, [...planIds]), ne(planPauses.state, 'TAKEN_BACK')))
    .orderBy(asc(from));
}

/** Those of these plans, oldest first. */
export async function boostsOf(db: Executor, planIds: readonly string[]) {
  const { planId, startedAt, until } = planBoosts;
  return db
    .select({ planId, startedAt, until })
    .from(planBoosts)
    .where(inArray(planId, [...planIds]))
    .orderBy(asc(startedAt));
}

/** Notes what the end of a plan adds to its final bill, in place of what was noted before; null: nothing. */
export async function saveEnding(tx: Executor, planId: string, ending: Ending | null): Promise<void> {
  await tx.delete(planEndings).where(eq(planEndings.planId, planId));
  if (ending) await tx.insert(planEndings).values({ ...ending, planId });
}

export async function endingsOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(planEndings)
    .where(inArray(planEndings.planId, [...planIds]));
}

/** The bills of these plans with their lines, oldest first. */
export async function billsOf(db: Executor, planIds: readonly string[]): Promise<PlanBill[]> {
  const rows = await db
    .select()
    .from(bills)
    .where(inArray(bills.planId, [...planIds]))
    .orderBy(asc(bills.isFinal), asc(bills.from));
  return withLines(db, rows);
}

/** The member's bills, newest first. */
export async function listOwnBills(db: Executor, memberId: string): Promise<BillRow[]> {
  return db.select().from(bills).where(eq(bills.memberId, memberId)).orderBy(desc(bills.from), desc(bills.number));
}

/** The bill when it is the member's own. */
export async function findOwnBill(db: Executor, memberId: string, billId: string): Promise<PlanBill | undefined> {
  const rows = await db
    .select()
    .from(bills)
    .where(and(eq(bills.id, billId), eq(bills.memberId, memberId)));
  return (await withLines(db, rows))[0];
}

export async function insertBill(
  tx: Executor,
  bill: typeof bills.$inferInsert,
  lines: readonly Line[],
): Promise<BillRow> {
  const [row] = await tx.insert(bills).values(bill).returning();
  if (!row) throw new Error(`Bill ${bill.number} was not written`);
  await tx.insert(billLines).values(lines.map((line, place) => ({ ...line, billId: row.id, place })));
  return row;
}

/** The bills with their lines. */
export async function withLines(db: Executor, rows: readonly BillRow[]): Promise<PlanBill[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const all = await db.select().from(billLines).where(inArray(billLines.billId, ids)).orderBy(asc(billLines.place));
  return rows.map((row) => ({ ...row, lines: all.filter(({ billId }) => billId === row.id) }));
}
