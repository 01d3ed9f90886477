import { and, asc, count, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { creditApplications, creditEvents } from '../../db/schema/credit.ts';
import type { Application } from './credit.rules.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type DecisionEvent = components['schemas']['DecisionEvent'];
export type CreditEventRow = typeof creditEvents.$inferSelect;

export async function findApplication(
  db: Executor,
  by: { id: string } | { reference: string },
): Promise<Application | undefined> {
  const isIt = 'id' in by ? eq(creditApplications.id, by.id) : eq(creditApplications.reference, by.reference);
  const [row] = await db.select().from(creditApplications).where(isIt);
  return row;
}

/** The applications of some orders, the oldest first. */
export async function applicationsOf(db: Executor, orderIds: readonly string[]): Promise<Application[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(creditApplications)
    .where(inArray(creditApplications.orderId, [...orderIds]))
    .orderBy(asc(creditApplications.askedAt), asc(creditApplications.reference));
}

/** How often a member has applied since a moment. What was given up as the lender knew nothing of it is none: nobody has seen it. */
export async function applicationsSince(db: Executor, memberId: string, since: Date): Promise<number> {
  const isSeen = or(ne(creditApplications.state, 'CANCELLED'), isNotNull(creditApplications.quote));
  const isOne = and(eq(creditApplications.memberId, memberId), gt(creditApplications.askedAt, since), isSeen);
  const [row] = await db.select({ all: count() }).from(creditApplications).where(isOne);
  return row?.all ?? 0;
}

/** Undefined where the reference is taken. */
export async function insertApplication(
  tx: Executor,
  row: typeof creditApplications.$inferInsert,
): Promise<Application | undefined> {
  const [made] = await tx.insert(creditApplications).values(row).onConflictDoNothing().returning();
  return made;
}

export async function saveApplication(tx: Executor, { id, ...change }: Partial<Application> & { id: string }) {
  await tx.update(creditApplications).set(change).where(eq(creditApplications.id, id));
}

/** The lender has refused it before it looked at it: nobody has applied. */
export async function forgetApplication(tx: Executor, id: string): Promise<void> {
  await tx.delete(creditApplications).where(eq(creditApplications.id, id));
}

/** Keeps what the lender has told; false where it has told it before. */
export async function noteEvent(tx: Executor, applicationId: string, content: DecisionEvent, receivedAt: Date) {
  const { eventId, kind, happenedAt } = content;
  const noted = await tx
    .insert(creditEvents)
    .values({ eventId, applicationId, kind, happenedAt: new Date(happenedAt), receivedAt, content })
    .onConflictDoNothing()
    .returning({ id: creditEvents.eventId });
  return noted.length > 0;
}

/** What was told of some applications, in the order in which it happened. */
export async function creditEventsOf(db: Executor, applicationIds: readonly string[]): Promise<CreditEventRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .select()
    .from(creditEvents)
    .where(inArray(creditEvents.applicationId, [...applicationIds]))
    .orderBy(asc(creditEvents.happenedAt), asc(creditEvents.eventId));
}
