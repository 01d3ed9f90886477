import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { premises } from './addresses.ts';

/** What the network knows about a home. */
export const networkFacts = pgTable(
  'network_facts',
  {
    id: text()
      .primaryKey()
      .references(() => premises.id),
    /** The answer to an address check that finds this home and no other. */
    status: text().notNull(),
    /** Where its engineers come from; a region has dates of its own. */
    region: text().notNull(),
    installType: text('install_type').notNull(),
    preworkRequired: boolean('prework_required').notNull(),
    inhomeRequired: boolean('inhome_required').notNull(),
    /** One visit does the outside works too: the network calls it so, and customers meet it as the in-home visit. */
    singleVisit: boolean('single_visit').notNull().default(false),
    hasActiveService: boolean('has_active_service').notNull(),
    /** Downstream and upstream, Mbps; empty when there is no plan to give. */
    speedsInMbps: integer('speeds_in_mbps').array().notNull(),
    /** How the network misbehaves when it is asked about this home. */
    fault: text({ enum: ['slow', 'error'] }),
  },
  (table) => [
    check(
      'network_facts_single_visit',
      sql`not ${table.singleVisit} or (${table.inhomeRequired} and not ${table.preworkRequired})`,
    ),
  ],
);

/** Address checks that were answered; the id is the `transactionId` that travels on to plans and switches. */
export const networkChecks = pgTable(
  'network_checks',
  {
    id: text().primaryKey(),
    status: text().notNull(),
    postcode: text().notNull(),
    streetNumber: text('street_number').notNull(),
    /** `premises.id` of the homes in the answer, in its order. */
    premises: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('network_checks_created').on(table.createdAt)],
);
