import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The log: steps of visits, in the order in which they came. */
export const entries = pgTable(
  'entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** By the collector's clock, when it came. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** A tab of a browser, by a number made at random. */
    visit: text().notNull(),
    device: text({ enum: ['phone', 'tablet', 'desktop'] }).notNull(),
    version: text().notNull(),
    journey: text().notNull(),
    state: text().notNull(),
    by: text().notNull(),
    from: text('from_state'),
    /** How long the state before lasted; null where nobody knows. */
    seconds: integer(),
  },
  (table) => [index('entries_journey').on(table.journey, table.id), index('entries_at').on(table.at)],
);
