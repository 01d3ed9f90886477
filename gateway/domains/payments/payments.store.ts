import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { paymentNotifications, payments, paymentSessions } from '../../db/schema/payments.ts';
import type { SessionRow } from './payments.rules.ts';
import type { Purpose } from './purposes.ts';
import type { Try } from './tries.rules.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NotificationItem = components['schemas']['PaymentNotificationItem'];

type Thing = { purpose: Purpose; reference: string };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Has all that is done with payments for one thing follow each other. It comes before every lock of a row. */
export async function lockThing(tx: Executor, { purpose, reference }: Thing): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${purpose}:${reference}`}, 0))`);
}

/** Has what a member begins follow each other, so that it is counted right. It comes after the lock of a thing. */
export async function lockTries(tx: Executor, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments:tries:${memberId}`}, 0))`);
}

/** What a member has begun since. */
export async function triesSince(tx: Executor, memberId: string, since: Date): Promise<Try[]> {
  const { createdAt, refusals, state, resultCode, chargedCardId, directDebitId } = paymentSessions;
  // What is charged while its owner is away is no try of theirs.
  const isIts = and(
    eq(paymentSessions.memberId, memberId),
    gt(createdAt, since),
    isNull(chargedCardId),
    isNull(directDebitId),
  );
  return tx.select({ createdAt, refusals, state, resultCode }).from(paymentSessions).where(isIts);
}

/** Whosever it is; undefined also for what can be none of our references. */
export async function findSession(db: Executor, id: string): Promise<SessionRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const [row] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, id));
  return row;
}

/** A session as it is once the lock of its thing is there, which follows what others were doing. */
export async function lockedSession(tx: Executor, before: SessionRow): Promise<SessionRow | undefined> {
  await lockThing(tx, before);
  return findSession(tx, before.id);
}

/** The session in which a thing is being paid for. */
export async function findUnsettled(db: Executor, { purpose, reference }: Thing): Promise<SessionRow | undefined> {
  const isUnsettled = inArray(paymentSessions.state, ['OPEN', 'PENDING']);
  const isIts = and(eq(paymentSessions.purpose, purpose), eq(paymentSessions.reference, reference));
  const [row] = await db.select().from(paymentSessions).where(and(isIts, isUnsettled));
  return row;
}

/** The session of a thing that was begun last. */
export async function findLastSession(db: Executor, { purpose, reference }: Thing): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.purpose, purpose), eq(paymentSessions.reference, reference)))
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id))
    .limit(1);
  return row;
}

/** How many collections by a Direct Debit the provider has not answered for. */
export async function untakenCollections(db: Executor, directDebitId: string): Promise<number> {
  const isIts = and(eq(paymentSessions.directDebitId, directDebitId), eq(paymentSessions.state, 'PENDING'));
  return db.$count(paymentSessions, and(isIts, isNull(paymentSessions.resultCode)));
}

export async function insertSession(tx: Executor, session: typeof paymentSessions.$inferInsert): Promise<SessionRow> {
  const [row] = await tx.insert(paymentSessions).values(session).returning();
  if (!row) throw new Error('A payment session was not written');
  return row;
}

export async function changeSession(db: Executor, id: string, change: Partial<SessionRow>): Promise<SessionRow> {
  const [row] = await db.update(paymentSessions).set(change).where(eq(paymentSessions.id, id)).returning();
  if (!row) throw new Error(`There is no payment session ${id}`);
  return row;
}

/** Gives up all that was begun for a thing and is not settled, but one session; also what came to no end in its hour. */
export async function giveUpSessions(tx: Executor, { purpose, reference }: Thing, butId?: string): Promise<void> {
  const isIts = and(eq(paymentSessions.purpose, purpose), eq(paymentSessions.reference, reference));
  const isGivenUp = inArray(paymentSessions.state, ['OPEN', 'PENDING', 'EXPIRED']);
  const isOther = butId === undefined ? undefined : ne(paymentSessions.id, butId);
  await tx
    .update(paymentSessions)
    .set({ state: 'CANCELLED' })
    .where(and(isIts, isGivenUp, isOther));
}

/** Of a member, newest first. */
export async function sessionsOf(db: Executor, memberId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.memberId, memberId))
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id));
}

export async function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Those of some sessions, oldest first. */
export async function paymentsIn(db: Executor, sessionIds: readonly string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.sessionId, [...sessionIds]))
    .orderBy(asc(payments.toldAt), asc(payments.id));
}

/** The payment that paid in a session; undefined of one that is not paid. */
export async function paidIn(db: Executor, sessionId: string): Promise<PaymentRow | undefined> {
  const isIt = and(eq(payments.sessionId, sessionId), eq(payments.state, 'PAID'));
  const [row] = await db.select().from(payments).where(isIt);
  return row;
}

/** Writes a payment, or how it stands now. */
export async function savePayment(tx: Executor, payment: PaymentRow): Promise<void> {
  await tx.insert(payments).values(payment).onConflictDoUpdate({ target: payments.id, set: payment });
}

export async function setPaymentState(tx: Executor, id: string, state: PaymentRow['state']): Promise<void> {
  await tx.update(payments).set({ state }).where(eq(payments.id, id));
}

/** Whether it is the first of its kind; what has nothing to do with us of a webhook is not kept. */
export async function noteNotification(tx: Executor, item: NotificationItem, receivedAt: Date): Promise<boolean> {
  const { additionalData: _, ...content } = item;
  const { pspReference, eventCode, success, originalReference } = content;
  const noted = await tx
    .insert(paymentNotifications)
    .values({ pspReference, eventCode, success: success === 'true', originalReference, content, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentNotifications.pspReference });
  return noted.length > 0;
}

/** What came about a payment, in the order in which it came. */
export async function notificationsAbout(db: Executor, paymentId: string): Promise<NotificationItem[]> {
  const rows = await db
    .select({ content: paymentNotifications.content })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.originalReference, paymentId))
    .orderBy(asc(paymentNotifications.receivedAt));
  return rows.map(({ content }) => content);
}
