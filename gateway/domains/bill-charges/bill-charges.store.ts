import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { billCharges, paymentMethods } from '../../db/schema/bill-charges.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
export type ChargeRow = typeof billCharges.$inferSelect;

export async function findMethod(db: Executor, memberId: string): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.memberId, memberId));
  return row;
}

/** Writes what a member has chosen, in place of what was before. */
export async function saveMethod(tx: Executor, method: PaymentMethodRow): Promise<void> {
  await tx.insert(paymentMethods).values(method).onConflictDoUpdate({ target: paymentMethods.memberId, set: method });
}

/** Whether there was one. */
export async function deleteMethod(tx: Executor, memberId: string): Promise<boolean> {
  const gone = await tx.delete(paymentMethods).where(eq(paymentMethods.memberId, memberId)).returning();
  return gone.length > 0;
}

/** Plans a charge, once for each time. */
export async function insertCharge(tx: Executor, charge: ChargeRow): Promise<void> {
  await tx.insert(billCharges).values(charge).onConflictDoNothing();
}

const isAhead = inArray(billCharges.state, ['PLANNED', 'COLLECTING']);

/** The charge of a bill that is to come, or of which the bank has yet to answer. */
export async function findPlanned(db: Executor, billId: string): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(billCharges)
    .where(and(eq(billCharges.billId, billId), isAhead));
  return row;
}

/** The last charge of a bill. */
export async function findLastCharge(db: Executor, billId: string): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(billCharges)
    .where(eq(billCharges.billId, billId))
    .orderBy(desc(billCharges.attempt))
    .limit(1);
  return row;
}

export async function changeCharge(
  tx: Executor,
  { billId, attempt }: Pick<ChargeRow, 'billId' | 'attempt'>,
  change: Partial<ChargeRow>,
): Promise<void> {
  await tx
    .update(billCharges)
    .set(change)
    .where(and(eq(billCharges.billId, billId), eq(billCharges.attempt, attempt)));
}

/** Notes what became of the charge of a bill that was to come; of a bill that has none nothing. */
export async function settleCharge(tx: Executor, billId: string, state: ChargeRow['state']): Promise<void> {
  await tx
    .update(billCharges)
    .set({ state })
    .where(and(eq(billCharges.billId, billId), isAhead));
}

/** Leaves a charge that is no more to be made, unless it has been moved since it was read. */
export async function leaveCharge(db: Executor, { billId, attempt, on, by }: ChargeRow): Promise<void> {
  const isIt = and(eq(billCharges.billId, billId), eq(billCharges.attempt, attempt));
  const isSame = and(eq(billCharges.on, on), eq(billCharges.by, by));
  await db
    .update(billCharges)
    .set({ state: 'LEFT' })
    .where(and(isIt, isSame, isAhead));
}

/** Of a member, in the order of their days. */
export async function chargesOf(db: Executor, memberId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(billCharges)
    .where(eq(billCharges.memberId, memberId))
    .orderBy(asc(billCharges.on), asc(billCharges.billId), asc(billCharges.attempt));
}
