import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { directDebits } from '../../db/schema/bill-charges.ts';

export type DebitRow = typeof directDebits.$inferSelect;

export async function findDebit(db: Executor, id: string): Promise<DebitRow | undefined> {
  const [row] = await db.select().from(directDebits).where(eq(directDebits.id, id));
  return row;
}

/** The one whose instruction was given in a payment session. */
export async function findDebitOf(db: Executor, sessionId: string): Promise<DebitRow | undefined> {
  const [row] = await db.select().from(directDebits).where(eq(directDebits.sessionId, sessionId));
  return row;
}

/** Of a member, oldest first. */
export async function debitsOf(db: Executor, memberId: string): Promise<DebitRow[]> {
  return db
    .select()
    .from(directDebits)
    .where(eq(directDebits.memberId, memberId))
    .orderBy(asc(directDebits.setUpAt), asc(directDebits.id));
}

/** Notes a Direct Debit, once. */
export async function insertDebit(
  tx: Executor,
  debit: Pick<DebitRow, 'id' | 'memberId' | 'sessionId' | 'state' | 'setUpAt'>,
): Promise<void> {
  await tx.insert(directDebits).values(debit).onConflictDoNothing();
}

export async function changeDebit(db: Executor, id: string, change: Partial<DebitRow>): Promise<DebitRow | undefined> {
  const [row] = await db.update(directDebits).set(change).where(eq(directDebits.id, id)).returning();
  return row;
}

/** Notes how the provider tells one, and gives it the first time. */
export async function takeUnseen(
  tx: Executor,
  id: string,
  told: { endingIn: string; reference: string },
): Promise<DebitRow | undefined> {
  const [row] = await tx
    .update(directDebits)
    .set(told)
    .where(and(eq(directDebits.id, id), isNull(directDebits.endingIn)))
    .returning();
  return row;
}

/** Gives the one whose confirmation is yet to be sent, and notes that it is: two of us send it once. */
export async function takeUnconfirmed(tx: Executor, id: string, now: Date): Promise<DebitRow | undefined> {
  const { state, confirmationSentAt } = directDebits;
  const [row] = await tx
    .update(directDebits)
    .set({ confirmationSentAt: now })
    .where(and(eq(directDebits.id, id), eq(state, 'ACTIVE'), isNull(confirmationSentAt)))
    .returning();
  return row;
}

export async function deleteDebit(tx: Executor, id: string): Promise<DebitRow | undefined> {
  const [row] = await tx.delete(directDebits).where(eq(directDebits.id, id)).returning();
  return row;
}
