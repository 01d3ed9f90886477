import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { phoneOffers } from './phones.ts';

/** What somebody is about to buy: a member, or a visitor with a cookie. */
export const baskets = pgTable(
  'baskets',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null of a visitor's. */
    memberId: text('member_id'),
    /** Hash of the visitor's cookie; null of a member's. */
    key: text(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('baskets_member').on(table.memberId),
    unique('baskets_key').on(table.key),
    index('baskets_changed').on(table.changedAt),
    check('baskets_owner', sql`(${table.memberId} is null) <> (${table.key} is null)`),
  ],
);

export const basketItems = pgTable(
  'basket_items',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    sku: text()
      .notNull()
      .references(() => phoneOffers.sku),
    quantity: integer().notNull(),
    /** The price of one, which rises for nobody before `heldUntil`. */
    priceInPence: integer('price_in_pence').notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    /** The price before the last time that it was held no longer, where that was another one. */
    earlierPriceInPence: integer('earlier_price_in_pence'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.sku] }),
    index('basket_items_sku').on(table.sku),
    check('basket_items_quantity', sql`${table.quantity} > 0`),
  ],
);
