import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Words of an address, as `'saltmarsh' 'row' '+saltmarsh' '+row'`; see `searchWords` for the plus sign. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Every home and business that has an address. */
export const premises = pgTable(
  'premises',
  {
    /** `premiseId` on the wire. */
    id: text().primaryKey(),
    /** The network's id of the home. */
    externalPremiseId: text('external_premise_id').notNull(),
    uprn: text().unique(),
    kind: text({ enum: ['Residential', 'Commercial'] }).notNull(),
    company: text(),
    /** `Flat 3`. */
    subBuilding: text('sub_building'),
    /** `Tern House`; a house with a name has it here too. */
    buildingName: text('building_name'),
    /** `12A`. */
    streetNumber: text('street_number'),
    streetName: text('street_name').notNull(),
    locality: text(),
    city: text().notNull(),
    /** With its space. */
    postcode: text().notNull(),
    latitude: text().notNull(),
    longitude: text().notNull(),
    streetId: text('street_id').notNull(),
    /** What several homes share: a block of flats, or a house number with flats. */
    buildingId: text('building_id'),
    /** 12 of `12A`. */
    numberValue: integer('number_value'),
    /** 3 of `Flat 3`. */
    unitValue: integer('unit_value'),
    /** Sorts addresses the way people count: 1, 2, 3, 10. */
    naturalKey: text('natural_key').notNull(),
    /** Only for a home or business that is looked for by a name of its own. */
    search: tsvector(),
  },
  (table) => [
    index('premises_postcode').on(table.postcode),
    index('premises_street').on(table.streetId, table.numberValue),
    index('premises_building').on(table.buildingId, table.unitValue),
    index('premises_search').using('gin', table.search),
  ],
);

/** What holds several addresses: a town, a street, a building, a postcode. */
export const places = pgTable(
  'places',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['Locality', 'Street', 'BuildingName', 'BuildingNumber', 'Postcode'] }).notNull(),
    name: text().notNull(),
    /** Where it is: `Saltmarsh Row, Larkhaven`. */
    whereabouts: text().notNull(),
    /** The town of a street. */
    parentId: text('parent_id'),
    homes: integer().notNull(),
    /** A postcode without its space, for its beginnings. */
    postcodeKey: text('postcode_key'),
    search: tsvector(),
  },
  (table) => [
    index('places_search').using('gin', table.search),
    index('places_postcode').on(table.postcodeKey.op('text_pattern_ops')),
    index('places_streets')
      .on(table.parentId, table.name)
      .where(sql`${table.parentId} is not null`),
  ],
);

/** Every word that occurs in `search`, so that beginnings find the words that were meant. */
export const addressWords = pgTable('address_words', { word: text().primaryKey() }, (table) => [
  index('address_words_beginning').on(table.word.op('text_pattern_ops')),
]);

/** What is left of a word when letters are dropped, so that slips of the pen find it; see `slipKeys`. */
export const addressSlips = pgTable(
  'address_slips',
  {
    key: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.word] })],
);

/** Which seeds of invented addresses the tables hold. */
export const addressSeeds = pgTable('address_seeds', { seed: text().primaryKey() });
