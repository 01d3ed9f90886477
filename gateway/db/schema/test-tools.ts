import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A call that a fault has met; `at` in real time, whatever the gateway's clock says. */
export type FaultHit = { operationId: string; at: string };

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
  timesMet: integer('times_met').notNull().default(0),
  /** The calls that it met last. */
  hits: jsonb().$type<readonly FaultHit[]>().notNull().default([]),
});
