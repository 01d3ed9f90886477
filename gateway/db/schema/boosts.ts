import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** Hours for which a plan has the speed of a faster one. A boost is over when its time is: nothing is written then. */
export const planBoosts = pgTable(
  'plan_boosts',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    speedInMbps: integer('speed_in_mbps').notNull(),
  },
  (table) => [index('plan_boosts_plan').on(table.planId, table.startedAt)],
);
