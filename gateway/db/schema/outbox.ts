import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** E-mails and text messages to customers. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Tells those apart that were written at the same moment. */
    place: bigserial({ mode: 'number' }).notNull(),
    /** The member who may read it again; null for links to a new password and the like. */
    memberId: text('member_id'),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    subject: text(),
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient, table.createdAt),
    index('outbox_member').on(table.memberId, table.createdAt),
  ],
);
