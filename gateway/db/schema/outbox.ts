import { bigserial, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A file that goes with an e-mail. */
export type Attachment = { name: string; type: 'text/calendar'; text: string };

/** E-mails and text messages to customers. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Tells those apart that were written at the same moment. */
    place: bigserial({ mode: 'number' }).notNull(),
    /** The member to whom it is written; null where it is written to nobody whom we know as one. */
    memberId: text('member_id'),
    /** The member may read it again on the site; false for links to a new password and the like. */
    isListed: boolean('is_listed').notNull().default(true),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    subject: text(),
    body: text().notNull(),
    /** What goes with an e-mail; a text message has none. */
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient, table.createdAt),
    index('outbox_member').on(table.memberId, table.createdAt),
  ],
);
