import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** Moves of our members to other providers: a row for each match that we have answered with a reference. */
export const losingSwitches = pgTable(
  'losing_switches',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the other provider names in everything that follows. */
    reference: uuid().notNull(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    memberId: text('member_id').notNull(),
    gainingProviderId: text('gaining_provider_id').notNull(),
    /** As the other provider was told it. */
    lastName: text('last_name').notNull(),
    status: text({
      enum: ['new', 'confirmed', 'updated', 'triggered', 'cancelled', 'expired', 'voided'],
    }).notNull(),
    /** UK local date. */
    matchedOn: date('matched_on').notNull(),
    /** When the member was written to about what the switch would mean. */
    impliedAt: timestamp('implied_at', { withTimezone: true }).notNull(),
    /** The day of the other provider's order, and the rule by which its end is paid for, as it held then. */
    orderedOn: date('ordered_on'),
    how: text({ enum: ['WITHDRAW', 'EXIT_FEE', 'NOTICE', 'ROLLING'] }),
    plannedDate: date('planned_date'),
    /** The day on which the other provider's service went live. */
    activationDate: date('activation_date'),
    /** When the member said that they have not asked for it. */
    objectedAt: timestamp('objected_at', { withTimezone: true }),
    /** Of the case, where there was an order by then. */
    caseNumber: text('case_number'),
    providerAskedAt: timestamp('provider_asked_at', { withTimezone: true }),
    caseClosedAt: timestamp('case_closed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('losing_switches_reference').on(table.reference),
    // One provider at a time: a second one's order is refused.
    uniqueIndex('losing_switches_one_running')
      .on(table.planId)
      .where(sql`${table.status} in ('confirmed', 'updated')`),
    index('losing_switches_plan').on(table.planId, table.createdAt),
    index('losing_switches_member').on(table.memberId, table.createdAt),
  ],
);
