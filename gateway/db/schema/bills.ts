import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { planPauses } from './pauses.ts';
import { plans } from './plans.ts';

/** What a plan costs a month, a row for each day from which another price is right. A bill takes the last one before it. */
export const planPrices = pgTable(
  'plan_prices',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** UK local date; the first is the Go Live date. */
    from: date('from_date').notNull(),
    productId: uuid('product_id').notNull(),
    /** Of the plan alone, and of what was added to it. Pence, VAT included. */
    planInPence: integer('plan_in_pence').notNull(),
    addOnInPence: integer('add_on_in_pence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.from] })],
);

/** What the end of a plan adds to its final bill; gone again when the end is taken back. */
export const planEndings = pgTable('plan_endings', {
  planId: uuid('plan_id')
    .primaryKey()
    .references(() => plans.id),
  /** Months of the minimum term that are left, and what each costs; none without an exit fee. Pence, VAT included. */
  feeMonths: integer('fee_months').notNull(),
  feePerMonthInPence: integer('fee_per_month_in_pence').notNull(),
  /** Who withdraws from the contract gets the set-up back. */
  setUpReturned: boolean('set_up_returned').notNull(),
});

/** The day on which a bill of a plan is to be made next; gone once there is none to come. */
export const nextBills = pgTable(
  'next_bills',
  {
    planId: uuid('plan_id')
      .primaryKey()
      .references(() => plans.id),
    /** UK local date. */
    date: date().notNull(),
    /** When it was asked for again, as it was not there in time. */
    askedAgainAt: timestamp('asked_again_at', { withTimezone: true }),
  },
  // What is overdue is looked for once an hour.
  (table) => [index('next_bills_date').on(table.date)],
);

/** One for each month that has begun, paid ahead, one after the end, and one for each time that something is credited after that. None is changed once it is made, but for whether it is paid. */
export const bills = pgTable(
  'bills',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As the customer sees it: the order's key and a number of its own, `LK-7Q4M2X9-001`. */
    number: text().notNull(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    memberId: text('member_id').notNull(),
    /** First and last day of the month that is paid for; the first is the billing date. Of a final bill, the day after the service. UK local dates. */
    from: date('from_date').notNull(),
    to: date('to_date').notNull(),
    totalInPence: integer('total_in_pence').notNull(),
    /** How much of the total is VAT. */
    vatInPence: integer('vat_in_pence').notNull(),
    state: text({ enum: ['DUE', 'PAID'] }).notNull(),
    isFinal: boolean('is_final').notNull().default(false),
    /** Credits what was settled after the final bill. */
    isCredit: boolean('is_credit').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // However often a job runs: a month is charged once. A service that is gone on the day of a bill has its final bill beside it.
    uniqueIndex('bills_one_a_month').on(table.planId, table.from, table.isFinal),
    uniqueIndex('bills_number').on(table.number),
    uniqueIndex('bills_one_final')
      .on(table.planId)
      .where(sql`${table.isFinal} and not ${table.isCredit}`),
    index('bills_member').on(table.memberId, table.from),
    check('bills_never_negative', sql`${table.totalInPence} >= 0`),
  ],
);

/** What a bill is made of; the amounts of its lines add up to its total. Credits are negative. */
export const billLines = pgTable(
  'bill_lines',
  {
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    place: integer().notNull(),
    kind: text({
      enum: [
        'PLAN',
        'ADD_ON',
        'SET_UP',
        'BOOST',
        'PAUSE',
        'COMPENSATION',
        'CARRIED_OVER',
        'EXIT_FEE',
        'UNUSED_DAYS',
        'REFUND',
      ],
    }).notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    vatInPence: integer('vat_in_pence').notNull(),
    /** The days that the line is about, UK local dates. */
    from: date('from_date'),
    to: date('to_date'),
    /** How many of them count, and of how many in the month. */
    days: integer(),
    ofDays: integer('of_days'),
    rateInPence: integer('rate_in_pence'),
    per: text({ enum: ['MONTH', 'DAY', 'VISIT'] }),
    reason: text({
      enum: [
        'LATE_GO_LIVE',
        'NEVER_LIVE',
        'MISSED_OUTSIDE_VISIT',
        'MISSED_HOME_VISIT',
        'LATE_REPAIR',
        'MISSED_REPAIR_VISIT',
      ],
    }),
    /** What is paid for: a product's id, or that of a kit option. */
    item: text(),
    /** The broken promise, which belongs to another domain, or the pause that is credited. */
    promiseId: uuid('promise_id'),
    pauseId: uuid('pause_id').references(() => planPauses.id),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.place] }),
    // A broken promise is made good once.
    uniqueIndex('bill_lines_promise').on(table.promiseId),
  ],
);
