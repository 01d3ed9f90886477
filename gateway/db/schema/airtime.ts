import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];

/** What members have paid ahead for the mobile network, and what they owe of it: the sums of their entries. */
export const airtimeAccounts = pgTable(
  'airtime_accounts',
  {
    memberId: text('member_id').primaryKey(),
    balanceInPence: integer('balance_in_pence').notNull().default(0),
    /** What a bank has taken back and was spent already. It stands beside the balance, which is never less than nothing. */
    debtInPence: integer('debt_in_pence').notNull().default(0),
    /** The kept card that is charged when the balance is low; null: none is. */
    automaticCardId: text('automatic_card_id'),
    /** How often in a row its bank has said no. */
    automaticFailures: integer('automatic_failures').notNull().default(0),
    /** What a plan that is repeated costs, while the card is charged so that the balance pays for it; null: nothing waits for that. */
    awaitedInPence: integer('awaited_in_pence'),
    /** When it may be charged again after it was not; null: whenever the balance is low. */
    automaticAgainAt: timestamp('automatic_again_at', { withTimezone: true }),
  },
  (table) => [
    check('airtime_accounts_never_negative', sql`${table.balanceInPence} >= 0 and ${table.debtInPence} >= 0`),
  ],
);

/** Every change of a balance, and of what is owed beside it. Entries are added and never changed. */
export const airtimeEntries = pgTable(
  'airtime_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which they were booked. */
    place: bigserial({ mode: 'number' }).notNull(),
    memberId: text('member_id').notNull(),
    kind: text().$type<Schemas['AirtimeEntryKind']>().notNull(),
    /** Of what is booked, in its own domain: of each kind it is booked once. */
    reference: text().notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    debtInPence: integer('debt_in_pence').notNull(),
    /** After it. */
    balanceInPence: integer('balance_in_pence').notNull(),
    about: text(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('airtime_entries_once').on(table.kind, table.reference),
    index('airtime_entries_member').on(table.memberId, table.place),
  ],
);

/** Top-ups by card: what is to be paid for, and what was. */
export const airtimeTopUps = pgTable(
  'airtime_top_ups',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    /** Whether a card is charged while its owner is away. */
    isAutomatic: boolean('is_automatic').notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    state: text().$type<Schemas['DataAirtime']['topUps'][number]['state']>().notNull(),
    /** A payment session is open for it, or its bank has yet to answer: it counts towards what a day allows. */
    isUnderWay: boolean('is_under_way').notNull().default(false),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
  },
  (table) => [
    // Two tabs top up once, in one payment session.
    uniqueIndex('airtime_top_ups_one_unpaid')
      .on(table.memberId, table.isAutomatic)
      .where(sql`${table.state} = 'UNPAID'`),
    index('airtime_top_ups_member').on(table.memberId, table.begunAt),
  ],
);

/** Vouchers that were sold in shops. */
export const airtimeVouchers = pgTable(
  'airtime_vouchers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Sixteen digits. */
    number: text().notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    /** UK local; the last day on which it is good. */
    goodUntil: date('good_until').notNull(),
    usedBy: text('used_by'),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('airtime_vouchers_number').on(table.number),
    index('airtime_vouchers_used_by').on(table.usedBy),
  ],
);
