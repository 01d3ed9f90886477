import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** Order journeys that customers have put aside. */
export const savedJourneys = pgTable(
  'saved_journeys',
  {
    code: text().primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    memberId: text('member_id').notNull(),
    step: text({ enum: ['customise-plan', 'book-install', 'review-order'] }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('saved_journeys_plan').on(table.planId), index('saved_journeys_member').on(table.memberId)],
);
