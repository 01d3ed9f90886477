import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** What was paid to members' bank accounts for broken promises of orders that never went live. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    memberId: text('member_id').notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    /** ASKED: its member has said where to. SENT: the provider has it. PAID: it has arrived. */
    state: text({ enum: ['ASKED', 'SENT', 'PAID', 'FAILED'] }).notNull(),
    /** Where to, until the provider has it, or says no; null from then on. */
    holderName: text('holder_name'),
    sortCode: text('sort_code'),
    accountNumber: text('account_number'),
    /** The last two digits of the account number. */
    endingIn: text('ending_in').notNull(),
    /** The provider's own id. */
    transferId: text('transfer_id'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('payouts_order').on(table.orderId),
    uniqueIndex('payouts_one_under_way')
      .on(table.orderId)
      .where(sql`${table.state} in ('ASKED', 'SENT')`),
    index('payouts_member').on(table.memberId),
  ],
);
