import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried in the current window, per account and per network address. */
export const attempts = pgTable(
  'attempts',
  {
    action: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.subject] }), index('attempts_resets').on(table.resetsAt)],
);
