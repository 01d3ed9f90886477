import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';

/** What a member has chosen to have their bills charged to. */
export const paymentMethods = pgTable('payment_methods', {
  memberId: text('member_id').primaryKey(),
  /** One of the cards that the payment provider keeps; it may be gone. */
  cardId: text('card_id').notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
});

/** When a bill is charged: on its day, and again after a refusal. */
export const billCharges = pgTable(
  'bill_charges',
  {
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    memberId: text('member_id').notNull(),
    /** 1 on the bill's day, 2 after a refusal. */
    attempt: integer().notNull(),
    /** UK local date. */
    on: date('on_date').notNull(),
    /** LEFT: it was paid otherwise, or there was no card to charge. */
    state: text({ enum: ['PLANNED', 'PAID', 'REFUSED', 'LEFT'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.attempt] }),
    index('bill_charges_member').on(table.memberId, table.on),
  ],
);
