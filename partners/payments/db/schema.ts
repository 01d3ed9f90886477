import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/payments.d.ts';

type Schemas = components['schemas'];

/** In which customers may try to pay. */
export const paymentSessions = pgTable('payment_sessions', {
  id: text().primaryKey(),
  /** Of the data that shows who may pay in it. */
  dataDigest: text('data_digest').notNull(),
  merchantReference: text('merchant_reference').notNull(),
  /** Pence. */
  value: integer().notNull(),
  returnUrl: text('return_url').notNull(),
  /** With which it can be paid. */
  methods: text().array().$type<Schemas['MethodType'][]>().notNull(),
  mode: text({ enum: ['embedded', 'hosted'] }).notNull(),
  shopperReference: text('shopper_reference'),
  /** The card is kept once it has paid. */
  keepsCard: boolean('keeps_card').notNull(),
  /** The customer says whether it is. */
  asksToKeep: boolean('asks_to_keep').notNull().default(false),
  /** As it was noted last: one whose time is over has expired, whatever stands here. */
  status: text().$type<Schemas['SessionStatus']>().notNull(),
  refusals: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** What a card looks like to whoever may see it; the number itself is kept nowhere. */
const card = {
  lastFour: text('last_four').notNull(),
  expiryMonth: text('expiry_month').notNull(),
  expiryYear: text('expiry_year').notNull(),
  /** Says in tests what the bank answers. */
  holderName: text('holder_name').notNull(),
};

/** What customers and shops have tried to pay. */
export const payments = pgTable(
  'payments',
  {
    pspReference: text('psp_reference').primaryKey(),
    /** Of a session; null where the shop has charged a kept card. Without foreign keys: drizzle would name the schema that a partner's connection chooses. */
    sessionId: text('session_id'),
    /** Of the page: the same press, sent again. */
    attempt: uuid(),
    merchantReference: text('merchant_reference').notNull(),
    value: integer().notNull(),
    shopperReference: text('shopper_reference'),
    /** Of a bank account the last two digits, and no expiry; of a wallet nothing. */
    ...card,
    brand: text().$type<Schemas['MethodName']>().notNull(),
    /** With which the payment was made. */
    keptCardId: text('kept_card_id'),
    /** A new card is kept once it has paid. */
    keepsCard: boolean('keeps_card').notNull().default(false),
    resultCode: text('result_code').$type<Schemas['ResultCode']>().notNull(),
    refusalCode: text('refusal_code'),
    refusalReason: text('refusal_reason'),
    /** Of the token with which the bank or the wallet asks; null where none does. */
    challengeDigest: text('challenge_digest'),
    challengeUntil: timestamp('challenge_until', { withTimezone: true }),
    challengeAnswer: text('challenge_answer', { enum: ['right', 'wrong', 'given-up'] }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payments_attempt').on(table.sessionId, table.attempt),
    index('payments_challenge').on(table.challengeDigest),
    index('payments_kept_card').on(table.keptCardId),
  ],
);

/** Cards that customers have had kept. */
export const keptCards = pgTable(
  'kept_cards',
  {
    id: text().primaryKey(),
    shopperReference: text('shopper_reference').notNull(),
    ...card,
    brand: text().$type<Schemas['Brand']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('kept_cards_shopper').on(table.shopperReference)],
);

/** Direct Debits that customers have given an instruction for. */
export const mandates = pgTable(
  'mandates',
  {
    id: text().primaryKey(),
    shopperReference: text('shopper_reference').notNull(),
    holderName: text('holder_name').notNull(),
    /** The last two digits of the account: nothing else of its number is kept. */
    endingIn: text('ending_in').notNull(),
    /** As it stands on the customer's bank statement. */
    reference: text().notNull(),
    status: text({ enum: ['pending', 'active'] }).notNull(),
    /** In which it was given. */
    firstPspReference: text('first_psp_reference').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mandates_shopper').on(table.shopperReference)],
);

/** What was given back of payments, by the shop or by a bank. */
export const refunds = pgTable(
  'refunds',
  {
    pspReference: text('psp_reference').primaryKey(),
    paymentPspReference: text('payment_psp_reference').notNull(),
    value: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentPspReference)],
);

/** Money that the shop sends to bank accounts. Of the account its last two digits are kept. */
export const transfers = pgTable('transfers', {
  id: text().primaryKey(),
  reference: text().notNull(),
  value: integer().notNull(),
  endingIn: text('ending_in').notNull(),
  /** What becomes of it: the bank's answer, of which is told from `answeredAt` on. */
  reason: text().$type<Schemas['Transfer']['reason']>().notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
});

/** What calls with a key of the shop's were answered, so that the same call is done once. */
export const answers = pgTable('idempotent_answers', {
  key: text().primaryKey(),
  /** Of the call. */
  digest: text().notNull(),
  body: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
