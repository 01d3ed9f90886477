import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Members who are told about their orders as things happen: which news, and how. */
export const notificationOptIns = pgTable('notification_opt_ins', {
  memberId: text('member_id').primaryKey(),
  optedInAt: timestamp('opted_in_at', { withTimezone: true }).notNull(),
  ordersByEmail: boolean('orders_by_email').notNull().default(true),
  ordersBySms: boolean('orders_by_sms').notNull().default(true),
  visitsByEmail: boolean('visits_by_email').notNull().default(true),
  visitsBySms: boolean('visits_by_sms').notNull().default(true),
});

/** Every event that the network has sent, once. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id').notNull(),
    /** As the network names the order. */
    networkOrderId: text('network_order_id').notNull(),
    notificationType: text('notification_type').notNull(),
    eventAt: timestamp('event_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the content, whatever the order of its keys. */
    contentHash: text('content_hash').notNull(),
    payload: jsonb().notNull(),
    /** What it settled: `order`, `service`, `visit:<appointmentId>`, `incident:<faultId>`; empty for one that came too late. */
    facts: text().array().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('notification_events_identity').on(
      table.networkOrderId,
      table.notificationType,
      table.eventAt,
      table.contentHash,
    ),
    index('notification_events_order').on(table.orderId),
  ],
);

/** Messages about an order that wait until they are released. */
export const heldNotifications = pgTable(
  'held_notifications',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id').notNull(),
    /** Order ID that the customer sees. */
    orderKey: text('order_key').notNull(),
    memberId: text('member_id').notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    index('held_notifications_waiting')
      .on(table.orderId, table.id)
      .where(sql`${table.releasedAt} is null`),
    index('held_notifications_member').on(table.memberId, table.id),
  ],
);
