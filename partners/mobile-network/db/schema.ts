import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/mobile-network.d.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** SIMs that were given out, or that somebody has asked about. */
export const sims = pgTable('sims', {
  iccid: text().primaryKey(),
  type: text().$type<Schemas['SimType']>().notNull(),
  state: text().$type<Schemas['SimState']>().notNull(),
  /** The brand's own id of a SIM that it wanted; null for one that was found. */
  reference: text().unique(),
  /** Its mobile number, which is kept while it is blocked. */
  number: text().unique(),
  /** The brand's own id of the last activation. */
  activation: text(),
  /** The SIM whose number it takes over when it is switched on. */
  replaces: text(),
  /** How often its profile was given out: each time under another code. */
  profileIssue: integer('profile_issue').notNull().default(0),
  allowance: jsonb().$type<Schemas['Allowance']>(),
  /** How much whoever has it uses; see `usage.rules.ts`. */
  habit: text({ enum: ['light', 'heavy', 'abroad'] }).notNull(),
  /** Whether what no allowance covers is charged for; else it does not work. */
  isCharged: boolean('is_charged').notNull().default(false),
  /** The same in other countries. */
  isChargedAbroad: boolean('is_charged_abroad').notNull().default(false),
});

/** Numbers that a SIM has or had. What stands in none of these rows is free, or another network's, by its range. */
export const numbers = pgTable('numbers', {
  number: text().primaryKey(),
  /** False when it has gone to another network. */
  isOurs: boolean('is_ours').notNull(),
  /** Since when nobody has it. */
  freeSince: moment('free_since'),
});

/** Numbers that are to come from other networks. */
export const movesIn = pgTable('moves_in', {
  /** The brand's own id. */
  reference: text().primaryKey(),
  iccid: text().notNull(),
  pac: text().notNull(),
  number: text().notNull(),
  day: date().notNull(),
  state: text().$type<Schemas['MoveInStanding']['state']>().notNull(),
});

/** PACs and STACs that were given out. */
export const movesOut = pgTable('moves_out', {
  code: text().primaryKey(),
  kind: text().$type<Schemas['MoveOut']['kind']>().notNull(),
  iccid: text().notNull(),
  number: text().notNull(),
  lastDay: date('last_day').notNull(),
  usedAt: moment('used_at'),
});
