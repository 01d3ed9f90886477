import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** SIM cards and eSIMs of members. What is said here and has yet to be told to the mobile network is told by a job. */
export const sims = pgTable(
  'sims',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    /** Ours, at the network: `LK-S7Q4M2X9K3`. */
    reference: text().notNull(),
    type: text({ enum: ['esim', 'psim'] }).notNull(),
    /** 19 digits; null of an eSIM that the network has not given out yet. */
    iccid: text(),
    state: text().$type<Schemas['KnownSimState']>().notNull(),
    /** What the network is to be told next. */
    untold: text({ enum: ['ISSUE', 'ACTIVATE', 'BLOCK'] }),
    /** As the network writes it: `07700900200`. */
    phoneNumber: text('phone_number'),
    /** Of the activation, at the network; null where nobody has wanted it on. */
    activation: text(),
    /** The SIM whose number it takes over. */
    replaces: uuid(),
    /** Why it was not switched on the last time. */
    failure: text(),
    /** Of the phone with which it was ordered. */
    pieceId: uuid('piece_id'),
    orderedAt: moment('ordered_at').notNull(),
    activatedAt: moment('activated_at'),
    /** The session in which its code is shown without another proof, by its key, and until when. */
    shownTo: text('shown_to'),
    shownUntil: moment('shown_until'),
    /** When the last happened that the network has told. */
    toldUntil: moment('told_until').notNull(),
  },
  (table) => [
    uniqueIndex('sims_reference').on(table.reference),
    uniqueIndex('sims_iccid').on(table.iccid),
    uniqueIndex('sims_piece').on(table.pieceId),
    index('sims_member').on(table.memberId, table.orderedAt),
  ],
);

/** Codes that were sent to replace a SIM with, one for each member. */
export const simProofs = pgTable(
  'sim_proofs',
  {
    memberId: text('member_id').primaryKey(),
    /** Keyed hash of the code. */
    key: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sim_proofs_expires').on(table.expiresAt)],
);

/** SIM cards that are posted for nothing. */
export const freeSims = pgTable(
  'free_sims',
  {
    /** The browser's own. */
    id: uuid().primaryKey(),
    /** Who was logged in. */
    memberId: text('member_id'),
    /** Ours, at the courier: `LK-P7Q4M2X9K3`. */
    reference: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    address: jsonb().$type<Schemas['ShopAddress']>().notNull(),
    /** Tells households apart: see `free-sims.rules.ts`. */
    household: text().notNull(),
    count: integer().notNull(),
    state: text({ enum: ['ORDERED', 'SENT', 'DELIVERED', 'LOST', 'BACK'] }).notNull(),
    orderedAt: moment('ordered_at').notNull(),
    expectedOn: date('expected_on').notNull(),
    trackingNumber: text('tracking_number'),
    toldUntil: moment('told_until').notNull(),
  },
  (table) => [
    uniqueIndex('free_sims_reference').on(table.reference),
    index('free_sims_household').on(table.household, table.orderedAt),
    index('free_sims_member')
      .on(table.memberId, table.orderedAt)
      .where(sql`${table.memberId} is not null`),
    index('free_sims_ordered').on(table.orderedAt),
  ],
);
