import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** What the members were promised of their orders, a row for each day that was named: the promise ledger. */
export const promises = pgTable(
  'promises',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['GO_LIVE', 'OUTSIDE_VISIT', 'HOME_VISIT'] }).notNull(),
    /** Of a visit; null for Go Live. Visits belong to another domain, so there is no foreign key. */
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
  },
  (table) => [
    index('promises_order').on(table.orderId),
    uniqueIndex('promises_one_open_go_live')
      .on(table.orderId)
      .where(sql`${table.state} = 'OPEN' and ${table.kind} = 'GO_LIVE'`),
    uniqueIndex('promises_one_open_visit')
      .on(table.visitId)
      .where(sql`${table.state} = 'OPEN'`),
  ],
);
