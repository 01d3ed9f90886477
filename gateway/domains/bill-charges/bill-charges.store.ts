import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { billCharges, paymentMethods } from '../../db/schema/bill-charges.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
export type ChargeRow = typeof billCharges.$inferSelect;

export async function findMethod(db: Executor, memberId: string): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.memberId, memberId));
  return row;
}

/** Writes which card a member has chosen, in place of the one before. */
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

export async function findPlanned(db: Executor, billId: string): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(billCharges)
    .where(and(eq(billCharges.billId, billId), eq(billCharges.state, 'PLANNED')));
  return row;
}

/** Notes what became of the planned charge of a bill; of a bill that has none nothing. */
export async function settleCharge(tx: Executor, billId: string, state: ChargeRow['state']): Promise<void> {
  await tx
    .update(billCharges)
    .set({ state })
    .where(and(eq(billCharges.billId, billId), eq(billCharges.state, 'PLANNED')));
}

/** Of a member, in the order of their days. */
export async function chargesOf(db: Executor, memberId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(billCharges)
    .where(eq(billCharges.memberId, memberId))
    .orderBy(asc(billCharges.on), asc(billCharges.billId), asc(billCharges.attempt));
}
