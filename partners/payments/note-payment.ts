import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { noSuchDetails } from './checkout-error.ts';
import { payments } from './db/schema.ts';
import { digestOf, newPspReference } from './references.ts';
import { lockSession, type SessionRow } from './sessions.ts';

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

/**
 * The same with its session, which is locked: of two attempts one pays. What was read before the lock may be over. Throws 422 also for one that
 * is in no session, or not in this one.
 */
export async function lockAsked(
  tx: Executor,
  token: string,
  inSession?: { id: string; sessionData: string },
): Promise<{ session: SessionRow; payment: PaymentRow }> {
  const { sessionId } = await findAsked(tx, token);
  if (sessionId === null || (inSession && inSession.id !== sessionId)) throw noSuchDetails();
  const session = await lockSession(tx, sessionId, inSession?.sessionData);
  return { session, payment: await findAsked(tx, token) };
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
