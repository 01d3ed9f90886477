import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** What the network has refused of what it was told. The rows that are not settled are what is left for our team. */
export const networkRefusals = pgTable(
  'network_refusals',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The command, by the kind of its job. */
    kind: text().notNull(),
    /** What it was about, within its kind: a boost, a pause, a visit. */
    about: text().notNull(),
    /** The network's last answer. */
    status: integer().notNull(),
    /** How often it has refused it. */
    times: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** When it was undone, taken after all, or came to nothing; null while somebody has to see to it. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    // Told again while it is open, it is the same refusal.
    uniqueIndex('network_refusals_open')
      .on(table.kind, table.about)
      .where(sql`${table.settledAt} is null`),
    index('network_refusals_plan').on(table.planId),
  ],
);
