import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
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

/** A phone as it was when it was ordered; its price stands beside it. `deliveryInWorkingDays`: from the shelf to the door. */
export type OrderedPhone = Omit<Schemas['ShopPhone'], 'sku' | 'priceInPence'> & { deliveryInWorkingDays: number };

/** What members order in the phone shop. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order ID that the customer sees: `LK-7Q4M2X9`. Also the courier's reference of its parcel. */
    key: text().notNull(),
    memberId: text('member_id').notNull(),
    state: text().$type<Schemas['KnownShopOrderState']>().notNull(),
    contact: jsonb().$type<Schemas['ShopContact']>().notNull(),
    address: jsonb().$type<Schemas['ShopAddress']>().notNull(),
    /** The day that the customer has chosen, or the next one that was possible. UK local date. */
    deliverOn: date('deliver_on').notNull(),
    totalInPence: integer('total_in_pence').notNull(),
    /** While it is unpaid: its pieces were taken from the shelf, for the payment session that is open. */
    holdsStock: boolean('holds_stock').notNull().default(false),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When it was paid. */
    placedAt: timestamp('placed_at', { withTimezone: true }),
    /** When a bank took the money back. */
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('shop_orders_key').on(table.key),
    uniqueIndex('shop_orders_one_unpaid')
      .on(table.memberId)
      .where(sql`${table.state} = 'UNPAID'`),
    index('shop_orders_member').on(table.memberId, table.placedAt),
  ],
);

/** Each phone of an order, one row for one piece. */
export const shopOrderPieces = pgTable(
  'shop_order_pieces',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    sku: text().notNull(),
    what: jsonb().$type<OrderedPhone>().notNull(),
    /** Pence, VAT included. */
    priceInPence: integer('price_in_pence').notNull(),
    /** Until when the basket has held that price. */
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    simType: text('sim_type').$type<Schemas['SimType']>().notNull(),
    /** Over how many months it is paid, and what of it is paid at once; null of one that is paid at once. */
    instalmentMonths: integer('instalment_months').$type<Schemas['InstalmentMonths']>(),
    upfrontInPence: integer('upfront_in_pence'),
    /** When its money was sent on its way back. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** When its money was to go back while a bank had taken it: it goes when the bank returns it. */
    owedAt: timestamp('owed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('shop_order_pieces_place').on(table.orderId, table.place),
    check('shop_order_pieces_upfront', sql`(${table.instalmentMonths} is null) = (${table.upfrontInPence} is null)`),
  ],
);

/** What members send back of an order. */
export const shopReturns = pgTable(
  'shop_returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => shopOrders.id),
    /** The courier's: the order's key and a number of its own, `LK-7Q4M2X9R1`. */
    reference: text().notNull(),
    reason: text().$type<Schemas['ShopReturnReason']>().notNull(),
    ground: text().$type<Schemas['ShopReturnGround']>().notNull(),
    outcome: text().$type<Schemas['ShopReturnOutcome']>().notNull(),
    description: text(),
    state: text().$type<Schemas['ShopReturn']['state']>().notNull(),
    returnCode: text('return_code'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the courier gave the code: the days to hand it in count from then. */
    codeGivenAt: timestamp('code_given_at', { withTimezone: true }),
    postedAt: timestamp('posted_at', { withTimezone: true }),
    receivedAt: timestamp('received_at', { withTimezone: true }),
    /** What went back, once it is settled; null where another phone was sent. */
    refundInPence: integer('refund_in_pence'),
  },
  (table) => [uniqueIndex('shop_returns_reference').on(table.reference), index('shop_returns_order').on(table.orderId)],
);

export const shopReturnPieces = pgTable(
  'shop_return_pieces',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => shopReturns.id),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => shopOrderPieces.id),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.pieceId] }),
    index('shop_return_pieces_piece').on(table.pieceId),
  ],
);

/** Parcels to customers: the one of the order, and those with phones in the place of faulty ones. */
export const shopParcels = pgTable(
  'shop_parcels',
  {
    /** The courier's: the order's key, or `LK-7Q4M2X9X1`. */
    reference: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => shopOrders.id),
    /** What it takes the place of; null of the order's own. */
    returnId: uuid('return_id').references(() => shopReturns.id),
    /** As told last; PLACED before the courier has told anything. */
    state: text().$type<Schemas['KnownShopOrderState']>().notNull(),
    /** UK local dates. */
    deliverOn: date('deliver_on').notNull(),
    expectedOn: date('expected_on').notNull(),
    heldUntil: date('held_until'),
    redeliverOn: date('redeliver_on'),
    /** The two hours in which it comes. */
    from: timestamp('from_time', { withTimezone: true }),
    to: timestamp('to_time', { withTimezone: true }),
    trackingNumber: text('tracking_number'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When that happened which was told last: what happened before it and is told later changes nothing. */
    toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('shop_parcels_order').on(table.orderId),
    check('shop_parcels_window', sql`(${table.from} is null) = (${table.to} is null)`),
  ],
);

/** What the courier has told of parcels and returns. */
export const shopParcelEvents = pgTable(
  'shop_parcel_events',
  {
    eventId: uuid('event_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => shopOrders.id),
    reference: text().notNull(),
    kind: text().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    content: jsonb().$type<Schemas['ParcelEvent']>().notNull(),
  },
  (table) => [index('shop_parcel_events_order').on(table.orderId, table.happenedAt)],
);
