import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** Days on which a live plan rests, or is going to; bills credit them. */
export const planPauses = pgTable(
  'plan_pauses',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** First and last paused day, UK local dates; the last one is earlier once the member has ended it early. */
    from: date('from_date').notNull(),
    to: date('to_date').notNull(),
    state: text({ enum: ['PLANNED', 'RUNNING', 'ENDED', 'TAKEN_BACK'] }).notNull(),
    /** The contract's new last day, to which the member agreed; null where the pause moves nothing. */
    agreedLastDay: date('agreed_last_day'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('plan_pauses_plan').on(table.planId),
    uniqueIndex('plan_pauses_one_open')
      .on(table.planId)
      .where(sql`${table.state} in ('PLANNED', 'RUNNING')`),
    check('plan_pauses_in_order', sql`${table.from} <= ${table.to}`),
  ],
);
