import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** A row for each change of a live plan that its member has agreed to. */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The date of the bill from which it counts, UK local. */
    from: date('from_date').notNull(),
    state: text({ enum: ['ASKED', 'IN_EFFECT', 'TAKEN_BACK'] }).notNull(),
    productId: uuid('product_id').notNull(),
    meshWifi: boolean('mesh_wifi').notNull(),
    /** What the plan was when it was asked for. */
    productIdBefore: uuid('product_id_before').notNull(),
    meshWifiBefore: boolean('mesh_wifi_before').notNull(),
    /** As it was agreed, kit included. Pence, VAT included. */
    monthlyPriceInPence: integer('monthly_price_in_pence').notNull(),
    /** The documents that the member has read and accepted. */
    contractSummaryDocId: text('contract_summary_doc_id').notNull(),
    contractInformationDocId: text('contract_information_doc_id').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When it took effect, or was taken back. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'plan_changes_something',
      sql`(${table.productId}, ${table.meshWifi}) <> (${table.productIdBefore}, ${table.meshWifiBefore})`,
    ),
    // One a billing month, however often and from how many tabs it is asked for.
    uniqueIndex('plan_changes_one_a_month')
      .on(table.planId, table.from)
      .where(sql`${table.state} <> 'TAKEN_BACK'`),
    uniqueIndex('plan_changes_one_asked')
      .on(table.planId)
      .where(sql`${table.state} = 'ASKED'`),
    index('plan_changes_plan').on(table.planId, table.askedAt),
    // Those that are due are looked for once an hour.
    index('plan_changes_due')
      .on(table.from)
      .where(sql`${table.state} = 'ASKED'`),
  ],
);
