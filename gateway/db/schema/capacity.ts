import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How many visits the engineers of a region can make in one slot. A row is made when the first place is taken;
 * until then the slot has the places that `placesOf` gives it.
 */
export const visitCapacity = pgTable(
  'visit_capacity',
  {
    region: text().notNull(),
    visitType: text('visit_type', { enum: ['PRE_WORK', 'IN_HOME'] }).notNull(),
    /** UK local date. */
    day: date().notNull(),
    slot: text({ enum: ['AM', 'PM'] }).notNull(),
    total: integer().notNull(),
    remaining: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.region, table.visitType, table.day, table.slot] }),
    // The second line behind `remaining > 0` in the update.
    check('visit_capacity_remaining', sql`${table.remaining} between 0 and ${table.total}`),
  ],
);
