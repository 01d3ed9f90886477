import { date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { components as LenderComponents } from '../../../openapi/generated/lender.d.ts';
import { shopOrders } from './shop-orders.ts';

type Schemas = components['schemas'];
type Lender = LenderComponents['schemas'];

/** Who has applied, as the agreement names them. Date of birth and income are told to the lender, and nowhere kept. */
export type Borrower = Pick<Schemas['CreditApplicant'], 'firstName' | 'lastName' | 'address'>;

/** Applications for the price of a phone. What is said here and has yet to be told to the lender is told by a job. */
export const creditApplications = pgTable(
  'credit_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Ours, at the lender: `LKC-7Q4M2X9K3`. */
    reference: text().notNull(),
    memberId: text('member_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    /** Of the order; pieces of an unpaid order are written anew with the same ids. */
    pieceId: uuid('piece_id').notNull(),
    terms: jsonb().$type<Lender['Terms']>().notNull(),
    borrower: jsonb().$type<Borrower>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** As the lender has it, as far as we know; ASKED: it has not answered yet. */
    state: text().$type<Lender['ApplicationState'] | 'ASKED'>().notNull(),
    quote: jsonb().$type<Lender['Quote']>(),
    /** When it was accepted. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    creditReferenceAgency: text('credit_reference_agency'),
    acceptedUntil: date('accepted_until'),
    /** As the customer typed it, and when. It binds nobody before the order is paid. */
    signedAs: text('signed_as'),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    /** When the order was paid: from then on the lender is told of the signature. */
    boundAt: timestamp('bound_at', { withTimezone: true }),
    /** The agreement as the lender has made it, and what is to be repaid of it. */
    agreement: jsonb().$type<Lender['Agreement']>(),
    repayment: jsonb().$type<Lender['Repayment']>(),
    /** When the phone left. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the lender has heard that. */
    drawnAt: timestamp('drawn_at', { withTimezone: true }),
    /** When the customer has said so to us. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** When what the lender did not lend was paid to us. */
    balancePaidAt: timestamp('balance_paid_at', { withTimezone: true }),
    /** The payment session by which it was, also where a bank has taken it back since. */
    balanceSessionId: uuid('balance_session_id'),
    /** Since when nothing is bought by it (any more). */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('credit_applications_reference').on(table.reference),
    index('credit_applications_order').on(table.orderId, table.askedAt),
    index('credit_applications_member').on(table.memberId, table.askedAt),
  ],
);

/** What the lender has told of applications. */
export const creditEvents = pgTable(
  'credit_events',
  {
    eventId: uuid('event_id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => creditApplications.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    content: jsonb().$type<Schemas['DecisionEvent']>().notNull(),
  },
  (table) => [index('credit_events_application').on(table.applicationId, table.happenedAt)],
);
