import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** SIM plans that members have bought, or are about to: a row for each 30 days. */
export const memberSimPlans = pgTable(
  'member_sim_plans',
  {
    /** Also the reference of its payment, and of its entries of the credit. */
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    /** The browser's own, of what was asked for last; null of what is repeated by itself. */
    requestId: uuid('request_id'),
    /** At the mobile network: `LKP-7Q4M2X9K3`. */
    reference: text().notNull(),
    planId: uuid('plan_id').notNull(),
    priceInPence: integer('price_in_pence').notNull(),
    state: text().$type<Schemas['SimPlanState']>().notNull(),
    start: text().$type<Schemas['SimPlanStart']>().notNull(),
    /** Of NOW: the plan that ends by it, as its member was told. */
    endsPlanId: uuid('ends_plan_id'),
    /** Bought as the one before was repeated. */
    isRenewal: boolean('is_renewal').notNull().default(false),
    paidBy: text('paid_by').$type<Schemas['SimPlanPayBy']>().notNull(),
    /** What is bought when it ends; all null where nothing is. */
    repeatPlanId: uuid('repeat_plan_id'),
    repeatPayBy: text('repeat_pay_by').$type<Schemas['SimPlanPayBy']>(),
    /** A kept card. Null of one that pays by CARD: the card that paid for it, once that is kept. */
    repeatCardId: text('repeat_card_id'),
    /** Of a renewal by card: how often it was refused, and when it is charged again. */
    refusals: integer().notNull().default(0),
    chargedAgainAt: moment('charged_again_at'),
    /** Why it was not charged last; null while that has not happened. */
    whyUnpaid: text('why_unpaid').$type<NonNullable<Schemas['SimPlanRenewal']['whyUnpaid']>>(),
    /** When its member has cancelled it after it began, and what of its price went back, pence. */
    cancelledAt: moment('cancelled_at'),
    returnedInPence: integer('returned_in_pence').notNull().default(0),
    /** What the network has told of it, each once: `DATA:80`. */
    milestones: jsonb().$type<string[]>().notNull().default([]),
    /** The network has heard of it. */
    isTold: boolean('is_told').notNull().default(false),
    askedAt: moment('asked_at').notNull(),
    boughtAt: moment('bought_at'),
    startedAt: moment('started_at'),
    /** The first moment without it. */
    endsAt: moment('ends_at'),
  },
  (table) => [
    // One runs, one waits, and one is about to be paid, at a time; what is repeated by itself is paid beside that.
    uniqueIndex('member_sim_plans_one_runs')
      .on(table.memberId)
      .where(sql`${table.state} = 'RUNNING'`),
    uniqueIndex('member_sim_plans_one_waits')
      .on(table.memberId)
      .where(sql`${table.state} = 'WAITING'`),
    uniqueIndex('member_sim_plans_one_unpaid')
      .on(table.memberId, table.isRenewal)
      .where(sql`${table.state} = 'UNPAID'`),
    uniqueIndex('member_sim_plans_request').on(table.memberId, table.requestId),
    uniqueIndex('member_sim_plans_reference').on(table.reference),
    index('member_sim_plans_member').on(table.memberId, table.askedAt),
    check('member_sim_plans_cost', sql`${table.priceInPence} > 0`),
    check(
      'member_sim_plans_returned',
      sql`${table.returnedInPence} between 0 and ${table.priceInPence} and (${table.cancelledAt} is not null or ${table.returnedInPence} = 0)`,
    ),
    check(
      'member_sim_plans_run_when_bought',
      sql`(${table.state} not in ('WAITING', 'RUNNING', 'OVER', 'TAKEN_BACK') or ${table.boughtAt} is not null)
        and (${table.state} in ('RUNNING', 'OVER')) = (${table.startedAt} is not null)
        and (${table.startedAt} is null) = (${table.endsAt} is null) and ${table.startedAt} <= ${table.endsAt}`,
    ),
    check('member_sim_plans_repeat_whole', sql`(${table.repeatPlanId} is null) = (${table.repeatPayBy} is null)`),
  ],
);

/** What was used of the mobile network beside a plan, once for each news of the network. */
export const simCharges = pgTable(
  'sim_charges',
  {
    /** The network's own. */
    eventId: uuid('event_id').primaryKey(),
    memberId: text('member_id').notNull(),
    part: text().notNull(),
    units: integer().notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    /** ISO 3166-1, of another country; null in the UK. */
    country: text(),
    /** What was taken of the credit; the rest is ours. */
    bookedInPence: integer('booked_in_pence').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('sim_charges_member').on(table.memberId, table.happenedAt),
    check('sim_charges_booked', sql`${table.bookedInPence} >= 0 and ${table.bookedInPence} <= ${table.amountInPence}`),
  ],
);
