import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { planFaults } from './faults.ts';
import { orders } from './orders.ts';
import { plans } from './plans.ts';

/** What the members were promised of their orders, and of their faults, a row for each day that was named: the promise ledger. */
export const promises = pgTable(
  'promises',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['GO_LIVE', 'OUTSIDE_VISIT', 'HOME_VISIT', 'REPAIR', 'REPAIR_VISIT'] }).notNull(),
    /** Of a promise that was made for a fault of the order's service. */
    faultId: uuid('fault_id').references(() => planFaults.id),
    /** Of a visit; null for a day. Visits belong to another domain, so there is no foreign key. */
    visitId: uuid('visit_id'),
    /** UK local date. */
    date: date().notNull(),
    slot: text({ enum: ['AM', 'PM'] }),
    state: text({ enum: ['OPEN', 'KEPT', 'MOVED', 'BROKEN', 'CALLED_OFF'] })
      .notNull()
      .default('OPEN'),
    /** Who moved or broke it. */
    causedBy: text('caused_by', { enum: ['NETWORK', 'CUSTOMER'] }),
    /** UK local date. */
    endedOn: date('ended_on'),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Of an order that never went live: the plan of its member whose next bill it comes off. */
    creditPlanId: uuid('credit_plan_id').references(() => plans.id),
  },
  (table) => [
    index('promises_order').on(table.orderId),
    index('promises_credit_plan').on(table.creditPlanId),
    uniqueIndex('promises_one_open_go_live')
      .on(table.orderId)
      .where(sql`${table.state} = 'OPEN' and ${table.kind} = 'GO_LIVE'`),
    index('promises_fault').on(table.faultId),
    uniqueIndex('promises_one_open_repair')
      .on(table.faultId)
      .where(sql`${table.state} = 'OPEN' and ${table.kind} = 'REPAIR'`),
    uniqueIndex('promises_one_open_visit')
      .on(table.visitId)
      .where(sql`${table.state} = 'OPEN'`),
  ],
);
