import { date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/courier.d.ts';

/** What shops have brought to their customers, and what customers send back. */
export const parcels = pgTable('parcels', {
  /** The shop's own id. */
  reference: text().primaryKey(),
  way: text({ enum: ['to-customer', 'to-shop'] }).notNull(),
  lastName: text('last_name').notNull(),
  /** Null once there is nothing to do there: not to be logged. */
  address: jsonb().$type<components['schemas']['Customer']['address']>(),
  /** What is packed; null of a return. */
  contents: jsonb().$type<components['schemas']['Box'][]>(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  /** On the way to a customer; null for a return. */
  deliverOn: date('deliver_on'),
  /** The day that the shop has named for one that is held. */
  redeliverOn: date('redeliver_on'),
  /** When the shop wanted it stopped, or expected it no more. */
  recalledAt: timestamp('recalled_at', { withTimezone: true }),
  /** The steps that are done, by their ids; see `parcel-life.rules.ts`. */
  done: text().array().notNull(),
  /** When the last of what has been told happened. */
  toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
});
