import { eq, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open.ts';
import { payments, refunds } from './db/schema.ts';
import { newPspReference } from './references.ts';

type PaymentRow = typeof payments.$inferSelect;

/**
 * A payment that was authorised, and what of it has not been given back. Locked, so that of refunds and chargebacks at once no two
 * give the same money back.
 */
export async function lockPaid(
  tx: Executor,
  pspReference: string,
): Promise<{ payment: PaymentRow; left: number } | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.pspReference, pspReference)).for('update');
  if (payment?.resultCode !== 'Authorised') return undefined;
  const [given] = await tx
    .select({ value: sum(refunds.value).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.paymentPspReference, pspReference));
  return { payment, left: payment.value - (given?.value ?? 0) };
}

/** Notes that so much of a payment, which is locked, goes back. Gives the reference of that. */
export async function noteGivenBack(
  tx: Executor,
  { pspReference: paymentPspReference }: PaymentRow,
  { value, now }: { value: number; now: Date },
): Promise<string> {
  const pspReference = newPspReference();
  await tx.insert(refunds).values({ pspReference, paymentPspReference, value, createdAt: now });
  return pspReference;
}
