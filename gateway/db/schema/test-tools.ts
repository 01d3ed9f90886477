import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What testers make go wrong. */
export const faults = pgTable('faults', {
  id: uuid().primaryKey().defaultRandom(),
  /** Any operation when null. */
  operationId: text('operation_id'),
  /** Only requests with this `x-test-scope` header when given, so that testers do not disturb each other. */
  scope: text(),
  /** How many requests it still meets; unlimited when null. */
  timesLeft: integer('times_left'),
  delayMs: integer('delay_ms'),
  status: integer(),
  body: jsonb(),
  drop: boolean().notNull().default(false),
  malformed: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
