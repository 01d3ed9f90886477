import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { billLines, bills } from '../../db/schema/bills.ts';
import type { BillRow } from './bills.types.ts';

/** A broken promise on the bill that makes it good. */
export interface CreditRow {
  promiseId: string | null;
  billId: string;
  date: string;
  /** Negative, as credits are. */
  amountInPence: number;
}

/** Whosever it is. */
export async function findBill(db: Executor, id: string): Promise<BillRow | undefined> {
  const [bill] = await db.select().from(bills).where(eq(bills.id, id));
  return bill;
}

/** Those of a member that are to be paid, oldest first. */
export async function findDueBills(db: Executor, memberId: string): Promise<BillRow[]> {
  const isDue = and(eq(bills.memberId, memberId), eq(bills.state, 'DUE'), gt(bills.totalInPence, 0));
  return db.select().from(bills).where(isDue).orderBy(asc(bills.from), asc(bills.number));
}

/** The bills that make these promises good, earliest first; at most one for each. */
export async function creditsOf(db: Executor, promiseIds: readonly string[]): Promise<CreditRow[]> {
  const { promiseId, amountInPence } = billLines;
  return db
    .select({ promiseId, billId: bills.id, date: bills.from, amountInPence })
    .from(billLines)
    .innerJoin(bills, eq(bills.id, billLines.billId))
    .where(inArray(promiseId, [...promiseIds]))
    .orderBy(asc(bills.from), asc(bills.number));
}
