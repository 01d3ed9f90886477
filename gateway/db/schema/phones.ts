import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';

/** A colour of a phone: `id` is part of its SKUs, `hex` is what its picture is drawn with. */
export interface PhoneColour {
  id: string;
  name: string;
  hex: string;
}

/** A phone of the range; what of it can be bought is in `phone_offers`. */
export const phones = pgTable('phones', {
  /** As in its address: `/mobile-phones/{slug}`. */
  slug: text().primaryKey(),
  brandId: text('brand_id').notNull(),
  brandName: text('brand_name').notNull(),
  name: text().notNull(),
  /** Its place in the range, from 1: the first is shown first. */
  place: integer().notNull(),
  releasedOn: date('released_on').notNull(),
  /** Which of the drawn shapes its back has. */
  shape: text({ enum: ['bar', 'column', 'corner', 'fold', 'island', 'rings'] }).notNull(),
  colours: jsonb().$type<PhoneColour[]>().notNull(),
  screenInInches: real('screen_in_inches').notNull(),
  cameraInMegapixels: integer('camera_in_megapixels').notNull(),
  hasESim: boolean('has_e_sim').notNull(),
  hasSimTray: boolean('has_sim_tray').notNull(),
  inTheBox: jsonb('in_the_box').$type<string[]>().notNull(),
});

/** One thing that can be bought: a phone in one colour, storage and condition. Prices in pence, VAT included. */
export const phoneOffers = pgTable(
  'phone_offers',
  {
    sku: text().primaryKey(),
    slug: text()
      .notNull()
      .references(() => phones.slug),
    colourId: text('colour_id').notNull(),
    storageInGb: integer('storage_in_gb').notNull(),
    condition: text({ enum: ['NEW', 'REFURBISHED'] }).notNull(),
    /** Of a refurbished phone: like new, nearly new, excellent, good. */
    grade: text({ enum: ['LN', 'A', 'E', 'G'] }),
    priceInPence: integer('price_in_pence').notNull(),
    /** What it cost before it was reduced; the same as the price where it is not. */
    fullPriceInPence: integer('full_price_in_pence').notNull(),
    /** How many are on the shelf. */
    pieces: integer().notNull(),
    /** From the shelf to the door: 1 is the next working day. */
    deliveryInWorkingDays: integer('delivery_in_working_days').notNull(),
  },
  (table) => [
    index('phone_offers_slug').on(table.slug),
    check('phone_offers_pieces', sql`${table.pieces} >= 0`),
    check('phone_offers_price', sql`${table.priceInPence} > 0 and ${table.priceInPence} <= ${table.fullPriceInPence}`),
    check('phone_offers_grade', sql`(${table.condition} = 'NEW') = (${table.grade} is null)`),
  ],
);
