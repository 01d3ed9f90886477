import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie: whoever reads the table cannot take a session over. */
    key: text().primaryKey(),
    /** Names the session to its member; it opens nothing. */
    id: uuid().notNull().defaultRandom(),
    memberId: text('member_id'),
    /** Who has given the password and still owes the second factor. */
    pendingMemberId: text('pending_member_id'),
    requestId: text('request_id').notNull(),
    consentLevel: text('consent_level', { enum: ['ESSENTIAL', 'FULL'] }).notNull(),
    /** The member's browser and system in a word each, as far as they are known. What else it says of itself is not kept. */
    browser: text(),
    system: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_member').on(table.memberId),
    index('sessions_pending_member').on(table.pendingMemberId),
  ],
);
