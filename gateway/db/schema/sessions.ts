import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie: whoever reads the table cannot take a session over. */
    key: text().primaryKey(),
    memberId: text('member_id'),
    /** Who has given the password and still owes the second factor. */
    pendingMemberId: text('pending_member_id'),
    requestId: text('request_id').notNull(),
    consentLevel: text('consent_level', { enum: ['ESSENTIAL', 'FULL'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_member').on(table.memberId),
    index('sessions_pending_member').on(table.pendingMemberId),
  ],
);
