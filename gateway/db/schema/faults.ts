import { sql } from 'drizzle-orm';
import { bigserial, date, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** What members have reported of their live plans. How each stands follows from its news. */
export const planFaults = pgTable(
  'plan_faults',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As the member sees it: the order's key and a number of its own, `LK-7Q4M2X9-F01`. */
    number: text().notNull(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    memberId: text('member_id').notNull(),
    problem: text({ enum: ['NO_CONNECTION', 'DROPS', 'SLOW', 'WIFI', 'EQUIPMENT', 'OTHER'] }).notNull(),
    /** UK local date, and a part of that day. */
    sinceDate: date('since_date').notNull(),
    sinceTime: text('since_time', { enum: ['NIGHT', 'MORNING', 'AFTERNOON', 'EVENING'] }).notNull(),
    /** The member's own words: not to be logged. */
    details: text(),
    /** Whom an engineer calls, as it is shown: not to be logged. */
    contactPhone: text('contact_phone'),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    /** Null while it is open. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('plan_faults_plan').on(table.planId),
    index('plan_faults_member').on(table.memberId),
    uniqueIndex('plan_faults_number').on(table.number),
    uniqueIndex('plan_faults_one_open')
      .on(table.planId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** What has happened to a fault, each thing once, whenever it was told. */
export const faultNews = pgTable(
  'fault_news',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    faultId: uuid('fault_id')
      .notNull()
      .references(() => planFaults.id),
    /** A code of the network, or one of our own; see `faults.types.ts`. */
    code: text().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    /** The visit that it is about, by the network's id. */
    visitId: uuid('visit_id'),
    visitType: text('visit_type', { enum: ['INTERNAL_INCIDENT', 'EXTERNAL_INCIDENT'] }),
    visitDate: date('visit_date'),
    visitSlot: text('visit_slot', { enum: ['AM', 'PM'] }),
    engineerName: text('engineer_name'),
    engineerContactNumber: text('engineer_contact_number'),
    /** The day that the network names where a repair takes longer. */
    expectedRepair: date('expected_repair'),
  },
  (table) => [unique('fault_news_once').on(table.faultId, table.code, table.happenedAt)],
);
