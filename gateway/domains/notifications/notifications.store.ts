import { and, count, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../platform/db/open.ts';
import { heldNotifications, notificationEvents, notificationOptIns } from '../../db/schema/notifications.ts';
import type { SettledFacts } from './news.rules.ts';

export async function saveOptIn(db: Executor, memberId: string, at: Date): Promise<void> {
  await db.insert(notificationOptIns).values({ memberId, optedInAt: at }).onConflictDoNothing();
}

export async function hasOptedIn(db: Executor, memberId: string): Promise<boolean> {
  const rows = await db.select().from(notificationOptIns).where(eq(notificationOptIns.memberId, memberId));
  return rows.length > 0;
}

const settledRows = z.array(z.object({ fact: z.string(), at: z.coerce.date() }));

/** When each fact about the order was last settled, by the network's clock. */
export async function settledFacts(db: Executor, orderId: string): Promise<SettledFacts> {
  const { rows } = await db.execute(sql`
    select fact, max(event_at) as at from ${notificationEvents}, unnest(facts) as fact
    where order_id = ${orderId} group by fact`);
  return new Map(settledRows.parse(rows).map(({ fact, at }) => [fact, at]));
}

/** Keeps an event. False when the same one is there already. */
export async function saveEvent(tx: Executor, event: typeof notificationEvents.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(notificationEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: notificationEvents.id });
  return rows.length > 0;
}

export async function holdMessage(tx: Executor, message: typeof heldNotifications.$inferInsert): Promise<void> {
  await tx.insert(heldNotifications).values(message);
}

/** How many messages wait for each order of a member, the longest waiting first. */
export async function countHeldMessages(db: Executor, memberId: string) {
  const { orderId, orderKey, heldAt } = heldNotifications;
  return db
    .select({ orderId, orderKey, count: count() })
    .from(heldNotifications)
    .where(and(eq(heldNotifications.memberId, memberId), isNull(heldNotifications.releasedAt)))
    .groupBy(orderId, orderKey)
    .orderBy(min(heldAt), orderKey);
}

/** Takes the oldest held messages of an order, at most `count`; none of them is ever given twice. */
export async function takeHeldMessages(tx: Executor, orderId: string, count: number, at: Date) {
  const rows = await tx
    .select()
    .from(heldNotifications)
    .where(and(eq(heldNotifications.orderId, orderId), isNull(heldNotifications.releasedAt)))
    .orderBy(heldNotifications.id)
    .limit(count)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  await tx.update(heldNotifications).set({ releasedAt: at }).where(inArray(heldNotifications.id, ids));
  return rows;
}
