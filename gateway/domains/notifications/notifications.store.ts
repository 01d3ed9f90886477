import { and, arrayContains, count, desc, eq, inArray, isNull, min, not, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../platform/db/open.ts';
import { heldNotifications, notificationEvents, notificationOptIns } from '../../db/schema/notifications.ts';
import { SERVICE, type SettledFacts } from './news.rules.ts';
import type { NotificationPreferences, WireEvent } from './notifications.types.ts';

type OptInRow = typeof notificationOptIns.$inferSelect;

const everything = { ordersByEmail: true, ordersBySms: true, visitsByEmail: true, visitsBySms: true } as const;

const nothing: NotificationPreferences = {
  orders: { email: false, sms: false },
  visits: { email: false, sms: false },
};

const preferencesOfRow = (row: OptInRow): NotificationPreferences => ({
  orders: { email: row.ordersByEmail, sms: row.ordersBySms },
  visits: { email: row.visitsByEmail, sms: row.visitsBySms },
});

/** Switches every kind of news on where none is on; who wants one of them has said so already. */
export async function saveOptIn(db: Executor, memberId: string, at: Date): Promise<void> {
  const { ordersByEmail, ordersBySms, visitsByEmail, visitsBySms } = notificationOptIns;
  await db
    .insert(notificationOptIns)
    .values({ memberId, optedInAt: at, ...everything })
    .onConflictDoUpdate({
      target: notificationOptIns.memberId,
      set: { optedInAt: at, ...everything },
      setWhere: not(or(ordersByEmail, ordersBySms, visitsByEmail, visitsBySms) ?? sql`true`),
    });
}

export async function savePreferences(
  db: Executor,
  memberId: string,
  { orders, visits }: NotificationPreferences,
  at: Date,
): Promise<void> {
  const wanted = {
    ordersByEmail: orders.email,
    ordersBySms: orders.sms,
    visitsByEmail: visits.email,
    visitsBySms: visits.sms,
  };
  await db
    .insert(notificationOptIns)
    .values({ memberId, optedInAt: at, ...wanted })
    .onConflictDoUpdate({ target: notificationOptIns.memberId, set: wanted });
}

/** Which news a member wants, and how; none for somebody who has never been asked. */
export async function preferencesOf(db: Executor, memberId: string): Promise<NotificationPreferences> {
  const [row] = await db.select().from(notificationOptIns).where(eq(notificationOptIns.memberId, memberId));
  return row ? preferencesOfRow(row) : nothing;
}

/** When the member was asked about news first, and said yes or chose; undefined for who has never been asked. */
export async function optInMoment(db: Executor, memberId: string): Promise<Date | undefined> {
  const { optedInAt } = notificationOptIns;
  const [row] = await db
    .select({ optedInAt })
    .from(notificationOptIns)
    .where(eq(notificationOptIns.memberId, memberId));
  return row?.optedInAt;
}

const settledRows = z.array(z.object({ fact: z.string(), at: z.coerce.date() }));

/** When each fact about the order was last settled, by the network's clock. */
export async function settledFacts(db: Executor, orderId: string): Promise<SettledFacts> {
  const { rows } = await db.execute(sql`
    select fact, max(event_at) as at from ${notificationEvents}, unnest(facts) as fact
    where order_id = ${orderId} group by fact`);
  return new Map(settledRows.parse(rows).map(({ fact, at }) => [fact, at]));
}

/** The last event that told of the end of an order's service. */
export async function endOfService(
  db: Executor,
  orderId: string,
): Promise<{ payload: WireEvent; eventAt: Date } | undefined> {
  const { payload, eventAt, facts } = notificationEvents;
  const [row] = await db
    .select({ payload, eventAt })
    .from(notificationEvents)
    .where(and(eq(notificationEvents.orderId, orderId), arrayContains(facts, [SERVICE])))
    .orderBy(desc(eventAt))
    .limit(1);
  // Nothing is kept that is not of the contract's form.
  return row && { payload: row.payload as WireEvent, eventAt: row.eventAt };
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
