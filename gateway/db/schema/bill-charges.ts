import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';

/** What a member has chosen to have their bills charged to: a card, or a Direct Debit. */
export const paymentMethods = pgTable('payment_methods', {
  memberId: text('member_id').primaryKey(),
  /** One of the cards that the payment provider keeps; it may be gone. */
  cardId: text('card_id'),
  directDebitId: text('direct_debit_id'),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
});

/** Direct Debits for bills, while they are there: one that has ended stands here no more. */
export const directDebits = pgTable(
  'direct_debits',
  {
    /** The provider's own id. */
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The payment session in which the instruction was given. */
    sessionId: uuid('session_id').notNull().unique(),
    /** PENDING: the bank has yet to accept it. */
    state: text({ enum: ['PENDING', 'ACTIVE'] }).notNull(),
    /** The last two digits of the account number; null until the provider has told them. */
    endingIn: text('ending_in'),
    /** As it stands on the member's bank statement. */
    reference: text(),
    setUpAt: timestamp('set_up_at', { withTimezone: true }).notNull(),
    /** When its member was sent the confirmation, with the guarantee. */
    confirmationSentAt: timestamp('confirmation_sent_at', { withTimezone: true }),
  },
  (table) => [index('direct_debits_member').on(table.memberId)],
);

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
    /** UK local date; by Direct Debit the day on which the account is debited. */
    on: date('on_date').notNull(),
    by: text({ enum: ['CARD', 'DIRECT_DEBIT'] }).notNull(),
    /** COLLECTING: the bank has been asked. LEFT: it was paid otherwise, or there was nothing to charge. */
    state: text({ enum: ['PLANNED', 'COLLECTING', 'PAID', 'REFUSED', 'LEFT'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.attempt] }),
    index('bill_charges_member').on(table.memberId, table.on),
  ],
);
