import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** What has to be done at a home before its plan can go live; one for each plan. */
export const installations = pgTable(
  'installations',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The plan's owner. */
    memberId: text('member_id').notNull(),
    switchId: uuid('switch_id'),
    /** Where the engineers come from. */
    region: text().notNull(),
    preworkRequired: boolean('prework_required').notNull(),
    inhomeRequired: boolean('inhome_required').notNull(),
    /** What the network answered last; null until it was asked, and again once a date has changed. */
    reservationStatus: text('reservation_status', { enum: ['FullyAccepted', 'PartiallyAccepted', 'Rejected'] }),
    /** When the places that it gave run out. */
    reservationExpiresAt: timestamp('reservation_expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('installations_one_per_plan').on(table.planId),
    index('installations_member').on(table.memberId),
  ],
);
