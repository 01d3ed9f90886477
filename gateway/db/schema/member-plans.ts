import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** A row for each time that a member asked to end a live plan. */
export const planCancellations = pgTable(
  'plan_cancellations',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The rule that held when it was asked for. */
    how: text({ enum: ['WITHDRAW', 'EXIT_FEE', 'NOTICE', 'ROLLING'] }).notNull(),
    /** The last day of service, UK local date. */
    lastDay: date('last_day').notNull(),
    /** As it was agreed. Pence, VAT included. */
    feeMonths: integer('fee_months').notNull(),
    feePerMonthInPence: integer('fee_per_month_in_pence').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    /** When the network has disconnected the service, as it was asked to. */
    disconnectedAt: timestamp('disconnected_at', { withTimezone: true }),
  },
  (table) => [
    index('plan_cancellations_plan').on(table.planId, table.askedAt),
    // A double press asks once.
    uniqueIndex('plan_cancellations_one')
      .on(table.planId)
      .where(sql`${table.takenBackAt} is null`),
  ],
);

/** What was written about the end of a contract: once for each kind and day. */
export const contractNotices = pgTable(
  'contract_notices',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    kind: text({ enum: ['END_OF_CONTRACT', 'BEST_TARIFF'] }).notNull(),
    /** The last day of the minimum term, or the anniversary of it, that it is about. */
    about: date().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.kind, table.about] })],
);
