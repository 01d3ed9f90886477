import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { payments, paymentSessions } from '../../db/schema/payments.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import { findPayment, findUnsettled, lockThing, notificationsAbout, type PaymentRow } from './payments.store.ts';
import type { Purpose } from './purposes.ts';

const REFUND = 'payments.refund';

/** What somebody pays for, or has paid for. */
export interface Thing {
  purpose: Purpose;
  reference: string;
}

type RefundRow = typeof refunds.$inferSelect;
type Deps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'provider' | 'log'>;

/** Has all that is done with a thing and its payments follow each other. It comes before every lock of a row. */
export async function lockPaidFor(tx: Executor, thing: Thing): Promise<void> {
  await lockThing(tx, thing);
}

/** Whether a bank has yet to answer for it, or the provider to tell us: it must not change. */
export async function isBeingPaid(db: Executor, thing: Thing): Promise<boolean> {
  return (await findUnsettled(db, thing))?.state === 'PENDING';
}

const isOf = ({ purpose, reference }: Thing) =>
  and(eq(paymentSessions.purpose, purpose), eq(paymentSessions.reference, reference));

/** What is to go back of a thing: pence, and of a thing that is paid in parts by which session it was paid. */
interface Back {
  pence: number;
  sessionId?: string | null;
}

async function paymentFor(
  db: Executor,
  thing: Thing,
  sessionId?: string | null,
): Promise<Pick<PaymentRow, 'id'> | undefined> {
  const isPart = typeof sessionId === 'string' ? eq(paymentSessions.id, sessionId) : undefined;
  const [paid] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentSessions, eq(paymentSessions.id, payments.sessionId))
    .where(and(isOf(thing), isPart, eq(payments.state, 'PAID')));
  return paid;
}

/** Whether we have what was paid for a thing: its bank has not taken it back. */
export const isPaidFor = async (db: Executor, thing: Thing): Promise<boolean> =>
  (await paymentFor(db, thing)) !== undefined;

/**
 * Has so much of what was paid for a thing sent back, by a job that asks until the provider has heard it. False where nothing is paid, as
 * where a bank has taken the money back. Belongs into the transaction in which that is found to be right, after `lockPaidFor`.
 */
export async function askForRefund(
  { jobs, clock, log }: Pick<Deps, 'jobs' | 'clock' | 'log'>,
  tx: Executor,
  thing: Thing,
  { pence: amountInPence, sessionId }: Back,
): Promise<boolean> {
  const paid = await paymentFor(tx, thing, sessionId);
  if (!paid) {
    log.error({ ...thing, amountInPence }, 'nothing is paid of what is to be sent back: somebody has to see to it');
    return false;
  }
  const askedAt = clock.now();
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId: paid.id, amountInPence, state: 'ASKED', askedAt })
    .returning();
  if (refund) await jobs.enqueue(tx, REFUND, { refundId: refund.id }, askedAt);
  return refund !== undefined;
}

/** How much of a payment has not gone back, in its smallest unit: what a bank can still take of it. */
export async function leftOf(db: Executor, { id, amount }: Pick<PaymentRow, 'id' | 'amount'>): Promise<number> {
  const counting = (await refundsOf(db, [id])).filter(({ state }) => state !== 'FAILED');
  return counting.reduce((left, { amountInPence }) => left - amountInPence, amount);
}

/** How much has gone back of what was paid for each of some things, or is on its way; pence, by reference. */
export async function refundedOf(
  db: Executor,
  purposes: readonly Purpose[],
  references: readonly string[],
): Promise<Map<string, number>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select({ reference: paymentSessions.reference, amount: sum(refunds.amountInPence).mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(paymentSessions, eq(paymentSessions.id, payments.sessionId))
    .where(
      and(
        inArray(paymentSessions.purpose, [...purposes]),
        inArray(paymentSessions.reference, [...references]),
        ne(refunds.state, 'FAILED'),
      ),
    )
    .groupBy(paymentSessions.reference);
  return new Map(rows.map(({ reference, amount }) => [reference, amount]));
}

/** All refunds of some payments. */
export async function refundsOf(db: Executor, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]));
}

/** Names the job that asks for refunds; once for each gateway. Endless, as a provider that is away keeps nobody's money for good. */
export function handleRefunds(deps: Deps): void {
  deps.jobs.handleOutside(REFUND, ({ refundId }) => askProvider(deps, String(refundId)), { isEndless: true });
}

async function askProvider({ db, provider, log }: Deps, refundId: string): Promise<void> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  const payment = refund && (await findPayment(db, refund.paymentId));
  if (!payment || refund.state !== 'ASKED' || refund.providerId !== null) return;
  try {
    const { amountInPence: amount, paymentId: id } = refund;
    const providerId = await provider.giveBack({ id, amount, currency: payment.currency }, `refund-${refundId}`);
    await db.update(refunds).set({ providerId }).where(eq(refunds.id, refundId));
    // The webhook may have been quicker than the answer.
    for (const item of await notificationsAbout(db, id)) await noteRefund({ log }, db, item);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await db.update(refunds).set({ state: 'FAILED' }).where(eq(refunds.id, refundId));
    log.error({ err: error, refundId }, 'the payment provider refused a refund: somebody has to see to it');
  }
}

/** Notes what became of a refund that we have asked for; of other money nothing. */
export async function noteRefund(
  { log }: Pick<Deps, 'log'>,
  tx: Executor,
  { pspReference, eventCode, success }: { pspReference: string; eventCode: string; success: string },
): Promise<void> {
  const hasFailed = eventCode === 'REFUND' ? success === 'false' : eventCode === 'REFUND_FAILED' && success === 'true';
  if (eventCode !== 'REFUND' && !hasFailed) return;
  const [refund] = await tx
    .update(refunds)
    .set({ state: hasFailed ? 'FAILED' : 'DONE' })
    // A refund that has failed is for our team, whatever is told of it late.
    .where(and(eq(refunds.providerId, pspReference), ne(refunds.state, 'FAILED')))
    .returning();
  if (refund && hasFailed) log.error({ refundId: refund.id }, 'a refund has failed: somebody has to see to it');
}
