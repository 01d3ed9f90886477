import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { noSuchDetails } from './checkout-error.ts';
import { payments } from './db/schema.ts';
import { digestOf, newPspReference } from './references.ts';

type PaymentRow = typeof payments.$inferSelect;
type Wanted = Omit<typeof payments.$inferInsert, 'pspReference' | 'resultCode'>;

/** What was made of a press in a session; undefined of a new one. */
export async function findAttempt(tx: Executor, sessionId: string, attempt: string): Promise<PaymentRow | undefined> {
  const isSame = and(eq(payments.sessionId, sessionId), eq(payments.attempt, attempt));
  const [earlier] = await tx.select().from(payments).where(isSame);
  return earlier;
}

/** The payment of which a bank or a wallet asks with a token. Throws 422 for one that is none. */
export async function findAsked(tx: Executor, token: string): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.challengeDigest, digestOf(token)));
  if (!payment) throw noSuchDetails();
  return payment;
}

/** Notes a payment that somebody tries, before its bank has said anything. Gives it with the provider's own id. */
export async function notePayment(
  tx: Executor,
  payment: Wanted,
  resultCode: Extract<components['schemas']['ResultCode'], 'Pending' | 'Received' | 'RedirectShopper'>,
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, pspReference: newPspReference(), resultCode })
    .returning();
  if (!row) throw new Error('The payment was not noted');
  return row;
}
