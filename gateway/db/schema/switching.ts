import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What the losing provider would do with one service, as the customer may know of it. */
export interface SwitchService {
  serviceType: 'IAS' | 'NBICS';
  switchAction: string;
  /** Such as the last two digits of the number. */
  identifier?: string;
}

export interface SwitchOffer {
  reference: string;
  services: SwitchService[];
}

/** How and when the losing provider told the customer what the switch means. */
export interface SwitchImplication {
  method: string;
  /** Masked; none for post. */
  sentTo?: string;
  /** ISO 8601. */
  sentAt: string;
}

/** A customer's move from another provider to us, from the match request to the day on which the service moves. */
export const switches = pgTable(
  'switches',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    /** Null while there is no plan for the home. */
    planId: uuid('plan_id'),
    premiseId: text('premise_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    lastName: text('last_name').notNull(),
    losingProviderId: text('losing_provider_id').notNull(),
    accountNumber: text('account_number'),
    state: text({
      enum: ['loading', 'matched', 'failed', 'consented', 'ordered', 'updated', 'triggered', 'cancelled', 'expired'],
    }).notNull(),
    /** How often the customer has asked for a match since `asksSince`, which moves on after an hour. */
    asks: integer().notNull().default(1),
    asksSince: timestamp('asks_since', { withTimezone: true }).notNull(),
    /** Match requests that were sent, our own repeats included. */
    matchMessages: integer('match_messages').notNull().default(0),
    offer: jsonb().$type<SwitchOffer>(),
    alternative: jsonb().$type<SwitchOffer>(),
    implications: jsonb().$type<SwitchImplication[]>().notNull().default([]),
    matchedOn: date('matched_on'),
    consentedAt: timestamp('consented_at', { withTimezone: true }),
    /** Of the two offers the one that the customer took. */
    chosenReference: text('chosen_reference'),
    /** The day that the customer asked for. */
    wishedDate: date('wished_date'),
    /** The day on which the broadband order is to go live; null until there is an order. */
    wantedDate: date('wanted_date'),
    /** The day that the losing provider has confirmed. */
    confirmedDate: date('confirmed_date'),
    /** The day on which the new service went live. */
    activationDate: date('activation_date'),
    /** The broadband order has ended, so the switch must. */
    cancelWantedAt: timestamp('cancel_wanted_at', { withTimezone: true }),
    /** The step whose answer is awaited, and the correlation of its message. */
    pendingStep: text('pending_step'),
    pendingCorrelation: text('pending_correlation').unique('switches_correlation'),
    /** Messages that were sent for the step, this one included. */
    pendingAttempt: integer('pending_attempt').notNull().default(0),
    /** A step that was refused for good: it is not tried again until something about it changes. */
    refusedStep: text('refused_step'),
    errorCode: text('error_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A double click, or a second browser, meets the switch that is there.
    uniqueIndex('switches_one_live')
      .on(table.memberId, table.premiseId)
      .where(sql`${table.state} not in ('cancelled', 'triggered')`),
    index('switches_unordered')
      .on(table.updatedAt)
      .where(sql`${table.wantedDate} is null`),
    index('switches_member').on(table.memberId, table.asksSince),
    index('switches_plan').on(table.planId),
  ],
);

/** What we and other providers have written to each other. Holds names and addresses: never to be logged. */
export const switchMessages = pgTable(
  'switch_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    routingId: text('routing_id').notNull(),
    source: text().notNull(),
    correlation: text().notNull(),
    destination: text().notNull(),
    /** As on the wire. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  // The same message sent again is dropped by its correlation.
  (table) => [
    uniqueIndex('switch_messages_identity').on(table.source, table.correlation),
    index('switch_messages_sent').on(table.sentAt),
  ],
);
