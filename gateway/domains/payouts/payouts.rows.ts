import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { payouts } from '../../db/schema/payouts.ts';
import type { PayoutRow } from './payouts.rules.ts';

/** Of these orders, oldest first. */
export async function payoutsOf(db: Executor, orderIds: readonly string[]): Promise<PayoutRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(payouts)
    .where(inArray(payouts.orderId, [...orderIds]))
    .orderBy(asc(payouts.askedAt), asc(payouts.id));
}

/** Of a member, oldest first. */
export async function listPayouts(db: Executor, memberId: string): Promise<PayoutRow[]> {
  return db.select().from(payouts).where(eq(payouts.memberId, memberId)).orderBy(asc(payouts.askedAt), asc(payouts.id));
}

export async function findPayout(db: Executor, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  return row;
}

export async function insertPayout(tx: Executor, payout: typeof payouts.$inferInsert): Promise<PayoutRow> {
  const [row] = await tx.insert(payouts).values(payout).returning();
  if (!row) throw new Error('A payout was not noted');
  return row;
}

/** Nothing is kept of an account from then on but its last two digits. */
export const forgotten = { holderName: null, sortCode: null, accountNumber: null } as const;

/** Takes a payout from one state to the next; undefined where it is in another by now, so that two of us do it once. */
export async function passPayout(
  tx: Executor,
  { id, state }: Pick<PayoutRow, 'id' | 'state'>,
  change: Partial<PayoutRow>,
): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .update(payouts)
    .set(change)
    .where(and(eq(payouts.id, id), eq(payouts.state, state)))
    .returning();
  return row;
}
