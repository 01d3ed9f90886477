import { date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { HeldService } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import type { Implication } from '../../../openapi/partners/switching-hub/messages.ts';
import type { Contact } from '../../../openapi/partners/switching-hub/losing-side/offer.rules.ts';

/** What passes between providers. Holds names and addresses: never to be logged. */
export const hubMessages = pgTable(
  'hub_messages',
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
    uniqueIndex('hub_messages_identity').on(table.source, table.correlation),
    index('hub_messages_sent').on(table.sentAt),
  ],
);

/** The register of addresses, which all providers share. */
export const registeredHomes = pgTable(
  'registered_homes',
  {
    id: text().primaryKey(),
    uprn: text(),
    /** Without town and postcode. */
    addressLines: text('address_lines').array().notNull(),
    /** Without its space. */
    postcodeKey: text('postcode_key').notNull(),
  },
  (table) => [index('registered_homes_postcode').on(table.postcodeKey)],
);

/** The invented customers of the other providers. */
export const losingAccounts = pgTable(
  'losing_accounts',
  {
    id: text().primaryKey(),
    providerId: text('provider_id').notNull(),
    /** As it is compared. */
    number: text().notNull(),
    /** One person may have several accounts. */
    customerId: text('customer_id').notNull(),
    surname: text().notNull(),
    uprn: text(),
    /** Without town and postcode. */
    addressLines: text('address_lines').array().notNull(),
    postTown: text('post_town').notNull(),
    /** Without its space. */
    postcodeKey: text('postcode_key').notNull(),
    services: jsonb().$type<HeldService[]>().notNull(),
    contact: jsonb().$type<Contact>().notNull(),
    /** Last day of service; UK local date. */
    closedOn: date('closed_on'),
    /** What keeps an account from being switched. */
    hindrance: text({ enum: ['switching', 'data', 'open-cease', 'open-modify'] }),
  },
  (table) => [
    uniqueIndex('losing_accounts_number').on(table.providerId, table.number),
    index('losing_accounts_postcode').on(table.providerId, table.postcodeKey),
  ],
);

export type LosingAccount = typeof losingAccounts.$inferSelect;

/** References that the losing providers have given out, and what became of them. */
export const losingOrders = pgTable(
  'losing_orders',
  {
    reference: uuid().primaryKey(),
    /** The main offer and its alternative share one: when one is used, the other is not to be had. */
    matchId: uuid('match_id').notNull(),
    providerId: text('provider_id').notNull(),
    gainingProviderId: text('gaining_provider_id').notNull(),
    accountId: text('account_id').notNull(),
    status: text({ enum: ['new', 'confirmed', 'updated', 'triggered', 'cancelled'] }).notNull(),
    matchedOn: date('matched_on').notNull(),
    plannedDate: date('planned_date'),
    /** A fault that test data asks for, when its time comes. */
    forcedFault: text('forced_fault'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('losing_orders_account').on(table.accountId), index('losing_orders_match').on(table.matchId)],
);

export type LosingOrder = typeof losingOrders.$inferSelect;

/** Customers whom testers have another provider take over from the connected one. */
export const gainingSwitches = pgTable('gaining_switches', {
  id: uuid().primaryKey().defaultRandom(),
  providerId: text('provider_id').notNull(),
  state: text({
    enum: ['asked', 'matched', 'refused', 'ordered', 'updated', 'triggered', 'cancelled'],
  }).notNull(),
  /** What was answered with, and is named from then on. */
  reference: text(),
  /** How the customer was told what the switch means. */
  implications: jsonb().$type<Implication[]>().notNull().default([]),
  /** Of the step that was sent last and refused. */
  faultCode: text('fault_code'),
  /** The step whose answer is awaited, and the correlation of its message. */
  pendingStep: text('pending_step', { enum: ['match', 'order', 'update', 'trigger', 'cancel'] }),
  pendingCorrelation: text('pending_correlation').unique('gaining_switches_correlation'),
});

export type GainingSwitch = typeof gainingSwitches.$inferSelect;

/** Which seeds of invented customers the table holds. */
export const losingSeeds = pgTable('losing_seeds', { seed: text().primaryKey() });
