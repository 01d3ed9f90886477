import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const jobs = pgTable(
  'jobs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    dedupeKey: text('dedupe_key').unique(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    index('jobs_waiting')
      .on(table.runAt, table.id)
      .where(sql`${table.doneAt} is null`),
    index('jobs_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
  ],
);
