import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What members have chosen for a home, from the draft to the last day of service. */
export const plans = pgTable(
  'plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    /** The home's id in the address register (`premiseId` on the wire), not a key of ours. */
    premiseId: text('premise_id').notNull(),
    uprn: text(),
    /** The address check that the plan came from. */
    transactionId: text('transaction_id'),
    productId: uuid('product_id').notNull(),
    state: text({ enum: ['DRAFT', 'ORDERED', 'ACTIVE', 'CHANGING', 'PAUSED', 'CEASING', 'ENDED'] })
      .notNull()
      .default('DRAFT'),
    meshWifi: boolean('mesh_wifi').notNull().default(false),
    /** The day the customer asked for; UK local date. */
    connectionDate: date('connection_date'),
    /** As the network said when the home was checked. */
    preworkRequired: boolean('prework_required').notNull(),
    inhomeRequired: boolean('inhome_required').notNull(),
    /** Prices are kept with the plan: what was promised does not change when the catalogue does. Pence. */
    upfrontPriceInPence: integer('upfront_price_in_pence').notNull(),
    monthlyPriceInPence: integer('monthly_price_in_pence').notNull(),
    switchId: uuid('switch_id'),
    orderKey: text('order_key'),
    ecommerceOrderScheduleId: text('ecommerce_order_schedule_id'),
    /** First and last day of the contract. */
    start: date(),
    end: date(),
    serviceStart: date('service_start'),
    serviceEnd: date('service_end'),
    provisionalStartDate: date('provisional_start_date'),
    provisionalEndDate: date('provisional_end_date'),
    /** Null until the contract is generated, and again when a change made it out of date. */
    contractSummaryDocId: text('contract_summary_doc_id'),
    contractInformationDocId: text('contract_information_doc_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A double click, or a second thought about the speed, meets the draft that is there.
    uniqueIndex('plans_one_draft')
      .on(table.memberId, table.premiseId)
      .where(sql`${table.state} = 'DRAFT'`),
    // One home is never ordered for twice, nor served twice, whatever comes at once.
    uniqueIndex('plans_one_ordered')
      .on(table.memberId, table.premiseId)
      .where(sql`${table.state} in ('ORDERED', 'ACTIVE', 'CHANGING', 'PAUSED', 'CEASING')`),
    index('plans_drafts')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'DRAFT'`),
    // Whose minimum term ends is looked for once an hour.
    index('plans_term_end')
      .on(table.end)
      .where(sql`${table.state} in ('ACTIVE', 'CHANGING', 'PAUSED')`),
    index('plans_member').on(table.memberId, table.updatedAt),
    // Who is served at a home is looked for when another provider asks.
    index('plans_home')
      .on(table.premiseId)
      .where(sql`${table.serviceStart} is not null`),
  ],
);
