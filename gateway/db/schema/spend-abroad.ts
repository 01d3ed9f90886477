import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What members want to spend in other countries in a month at most. Who is in no row has the usual cap. */
export const capsAbroad = pgTable(
  'caps_abroad',
  {
    memberId: text('member_id').primaryKey(),
    /** Null: no cap. */
    capInPence: integer('cap_in_pence'),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('caps_abroad_never_negative', sql`${table.capInPence} >= 0`)],
);

/** What members have spent in other countries, by UK calendar month. */
export const spentAbroad = pgTable(
  'spent_abroad',
  {
    memberId: text('member_id').notNull(),
    /** `2026-11` */
    month: text().notNull(),
    /** As it was taken of the credit. */
    spentInPence: integer('spent_in_pence').notNull().default(0),
    /** How much of the cap of now was told to be spent: 0, 80 or 100. */
    toldPercent: integer('told_percent').notNull().default(0),
    /** Of which the prices were told in it: ISO 3166-1. */
    countries: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.month] }),
    check('spent_abroad_never_negative', sql`${table.spentInPence} >= 0`),
  ],
);
