import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Links that set a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token: whoever reads the table cannot use a link. */
    key: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The page of the site that asked for a log-in. */
    returnTo: text('return_to'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When this link, or another one of the same member, did its work. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('password_resets_expiry').on(table.expiresAt), index('password_resets_member').on(table.memberId)],
);
