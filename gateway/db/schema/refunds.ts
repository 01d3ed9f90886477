import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { payments } from './payments.ts';

/** Money that goes back for something that was paid for: all of a payment, or parts of it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also what the provider knows it by, so that it is given once. */
    id: uuid().primaryKey().defaultRandom(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    amountInPence: integer('amount_in_pence').notNull(),
    /** The provider's own id; null until it has taken it. */
    providerId: text('provider_id'),
    /** ASKED: on its way. FAILED: somebody of our team has to see to it. */
    state: text({ enum: ['ASKED', 'DONE', 'FAILED'] }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentId), check('refunds_amount', sql`${table.amountInPence} > 0`)],
);
