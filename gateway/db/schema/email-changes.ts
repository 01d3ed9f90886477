import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Addresses that members have asked for, with the links that confirm them. */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** SHA-256 of the link's token: whoever reads the table cannot use a link. */
    key: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The new address, as it was typed. */
    email: text().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the link was followed, taken back, or made void by another one or a new password. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('email_changes_expiry').on(table.expiresAt),
    uniqueIndex('email_changes_one_open')
      .on(table.memberId)
      .where(sql`${table.usedAt} is null`),
  ],
);
