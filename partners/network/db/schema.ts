import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/network.d.ts';
import type { WireEvent } from '../../../openapi/partners/network/wire-event.ts';
import type { Slot, VisitMove } from '../repair-slots.rules.ts';

/** The orders that providers have sent. */
export const networkOrders = pgTable('network_orders', {
  /** The provider's own id. */
  reference: text().primaryKey(),
  networkId: text('network_id').notNull(),
  premiseId: text('premise_id').notNull(),
  productId: text('product_id').notNull(),
  lastName: text('last_name').notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  requestedDate: date('requested_date').notNull(),
  /** When the provider said last that visits are on other days. */
  movedAt: timestamp('moved_at', { withTimezone: true }),
  /** When the provider asked to stop. */
  cancelWantedAt: timestamp('cancel_wanted_at', { withTimezone: true }),
  /** The steps that are done, by their ids; see `life.rules.ts`. */
  done: text().array().notNull(),
  /** When the last of what has been told happened. */
  toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
  /** The last day of service, as the provider wanted it last; null while it is to go on. */
  ceaseAfter: date('cease_after'),
  /** Whether the provider wants the service to rest. */
  suspended: boolean().notNull().default(false),
  /** Another speed than the product's, as the provider wanted it last, and until when. */
  boostInMbps: integer('boost_in_mbps'),
  boostUntil: timestamp('boost_until', { withTimezone: true }),
});

export const networkVisits = pgTable(
  'network_visits',
  {
    appointmentKey: uuid('appointment_key').primaryKey(),
    /** Of the order. Without a foreign key: drizzle would name the schema that a partner's connection chooses. */
    reference: text().notNull(),
    visitType: text('visit_type').$type<NonNullable<WireEvent['appointments']>[number]['visitType']>().notNull(),
    /** With `slot` null while the visit waits for a date. */
    date: date(),
    slot: text({ enum: ['AM', 'PM'] }),
    status: text({ enum: ['planned', 'waiting', 'done', 'failed'] }).notNull(),
    /** What the engineer is told; null while nobody comes, and once the visit is over: not to be logged. */
    details: jsonb().$type<components['schemas']['VisitDetails']>(),
  },
  (table) => [index('network_visits_order').on(table.reference)],
);

/** What fails of services, as providers have said. */
export const networkIncidents = pgTable('network_incidents', {
  /** The provider's own id. */
  id: uuid().primaryKey(),
  /** Of the order. */
  reference: text().notNull(),
  problem: text().notNull(),
  /** Whom an engineer calls, and what the customer says of it; null once it is over: not to be logged. */
  contactPhone: text('contact_phone'),
  details: text(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  /** When the provider said that nothing has to be done any more. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  /** The steps that are done, by their ids; see `incident-life.rules.ts`. */
  done: text().array().notNull(),
  /** The slots that the customer has chosen for visits, oldest first. */
  moves: jsonb().$type<VisitMove[]>().notNull(),
  /** Slots that were gone when they were chosen: not offered again. */
  refused: jsonb().$type<Slot[]>().notNull(),
});

/** How many visits customers have put on a slot of the engineers who repair; a slot that nobody has chosen has no row. */
export const networkRepairSlots = pgTable(
  'network_repair_slots',
  {
    date: date().notNull(),
    slot: text({ enum: ['AM', 'PM'] }).notNull(),
    taken: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.slot] })],
);

/** What was told to providers, or is to be. Holds names of engineers: not to be logged. */
export const networkEvents = pgTable(
  'network_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text().notNull(),
    body: jsonb().$type<WireEvent>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [index('network_events_order').on(table.reference)],
);
