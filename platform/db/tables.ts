import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Work for later. Each program has a table of its own, in the PostgreSQL schema that its connections name. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    dedupeKey: text('dedupe_key').unique(),
    /** Jobs of one line run one after the other, in the order in which they were asked for. */
    line: text(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    index('jobs_waiting')
      .on(table.runAt, table.id)
      .where(sql`${table.doneAt} is null`),
    index('jobs_line')
      .on(table.line, table.id)
      .where(sql`${table.doneAt} is null and ${table.line} is not null`),
    index('jobs_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
  ],
);

/** One row: how far testers have moved the program's clock. Every process of it obeys. */
export const clockOffset = pgTable('clock_offset', {
  id: integer().primaryKey(),
  milliseconds: bigint({ mode: 'number' }).notNull(),
});
