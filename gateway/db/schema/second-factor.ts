import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Devices that wait for their first code, one for each member. */
export const secondFactorSetUps = pgTable(
  'second_factor_set_ups',
  {
    memberId: text('member_id').primaryKey(),
    /** Base32, as the member's own is. */
    secret: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('second_factor_set_ups_expiry').on(table.expiresAt)],
);

/** Codes that stand in for a device that is lost. One that was used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: text('member_id').notNull(),
    /** SHA-256 of member and code: whoever reads the table cannot use a code. */
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
