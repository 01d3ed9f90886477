import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { payments } from './db/schema.ts';
import { newPspReference } from './references.ts';

type PaymentRow = typeof payments.$inferSelect;
type Wanted = Omit<typeof payments.$inferInsert, 'pspReference' | 'resultCode'>;

/** What was made of a press in a session; undefined of a new one. */
export async function findAttempt(tx: Executor, sessionId: string, attempt: string): Promise<PaymentRow | undefined> {
  const isSame = and(eq(payments.sessionId, sessionId), eq(payments.attempt, attempt));
  const [earlier] = await tx.select().from(payments).where(isSame);
  return earlier;
}

/** Notes a payment that somebody tries, before its bank has said anything. Gives it with the provider's own id. */
export async function notePayment(
  tx: Executor,
  payment: Wanted,
  resultCode: Extract<components['schemas']['ResultCode'], 'Pending' | 'Received'>,
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, pspReference: newPspReference(), resultCode })
    .returning();
  if (!row) throw new Error('The payment was not noted');
  return row;
}
