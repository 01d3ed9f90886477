import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];

/** In which members pay, or tried to. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    /** Also the reference under which the provider knows it. */
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    purpose: text().$type<Schemas['PaymentPurpose']>().notNull(),
    /** Of what is paid for: the id of a bill; of a card that is checked, the member's. */
    reference: text().notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    keepsCard: boolean('keeps_card').notNull(),
    /** The kept card that is charged while its owner is away; null where they pay themselves. */
    chargedCardId: text('charged_card_id'),
    /** The Direct Debit by which it is collected; null where it is not. */
    directDebitId: text('direct_debit_id'),
    /** The provider's own, with what shows it that whoever pays was given the session; null until it has answered. */
    providerId: text('provider_id'),
    providerData: text('provider_data'),
    /** The provider's own page, which is gone to; null where it stands in a frame of ours. */
    providerPage: text('provider_page'),
    /** As it was noted last: one that is open, and whose time is over, has expired. */
    state: text().$type<Schemas['PaymentSessionState']>().notNull(),
    resultCode: text('result_code'),
    /** The payment that the provider itself has called authorised when it was asked; null where it has not. Its webhook may never come. */
    answered: jsonb().$type<{ id: string; amount: number; currency: string; brand: string | null }>(),
    refusals: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Two tabs pay for one thing in one session.
    uniqueIndex('payment_sessions_one_at_a_time')
      .on(table.purpose, table.reference)
      .where(sql`${table.state} in ('OPEN', 'PENDING')`),
    index('payment_sessions_member').on(table.memberId, table.createdAt),
  ],
);

/** What was paid or refused, as the provider has told it. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's own id. */
    id: text().primaryKey(),
    /** Null of money that came for nothing that we know. */
    sessionId: uuid('session_id').references(() => paymentSessions.id),
    /** In the smallest unit of the currency: pence. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Of the card. */
    brand: text(),
    state: text().$type<Schemas['DataPayment']['state']>().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payments_session').on(table.sessionId)],
);

/** Webhooks of the payment provider that were taken in. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    pspReference: text('psp_reference').notNull(),
    eventCode: text('event_code').notNull(),
    success: boolean().notNull(),
    /** Of a payment that a refund or a chargeback is about; it may come before the payment's own webhook. */
    originalReference: text('original_reference'),
    content: jsonb().$type<Schemas['PaymentNotificationItem']>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pspReference, table.eventCode, table.success] }),
    index('payment_notifications_original').on(table.originalReference),
  ],
);

/** Cards that members have had kept by the provider. */
export const keptCards = pgTable(
  'kept_cards',
  {
    /** The provider's own id. */
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: text('expiry_month').notNull(),
    expiryYear: text('expiry_year').notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('kept_cards_member').on(table.memberId, table.keptAt)],
);
