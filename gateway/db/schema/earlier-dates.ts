import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './appointments.ts';

/** The list of who asked to be told of an earlier date, by visit. */
export const earlierDateRequests = pgTable(
  'earlier_date_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id),
    /** Whose engineers could come, and for what. */
    region: text().notNull(),
    visitType: text('visit_type', { enum: ['PRE_WORK', 'IN_HOME'] }).notNull(),
    /** The date that the visit had when it was asked for an earlier one: once it has another, nothing is asked for any more. */
    day: date().notNull(),
    slot: text({ enum: ['AM', 'PM'] }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBecause: text('ended_because', { enum: ['stopped', 'accepted', 'date-changed', 'cancelled', 'too-late'] }),
  },
  (table) => [
    uniqueIndex('earlier_date_requests_open')
      .on(table.appointmentId)
      .where(sql`${table.endedAt} is null`),
    index('earlier_date_requests_appointment').on(table.appointmentId),
    index('earlier_date_requests_list')
      .on(table.region, table.visitType, table.askedAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Places that came free and were offered, one customer after the other. */
export const earlierDateOffers = pgTable(
  'earlier_date_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => earlierDateRequests.id),
    day: date().notNull(),
    slot: text({ enum: ['AM', 'PM'] }).notNull(),
    offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    state: text({ enum: ['OPEN', 'ACCEPTED', 'DECLINED', 'LAPSED', 'WITHDRAWN'] }).notNull(),
    /** Of capacity the place is taken: while the offer is open, and after it until the place has gone on to the next or to everybody. */
    keepsPlace: boolean('keeps_place').notNull(),
  },
  (table) => [
    uniqueIndex('earlier_date_offers_one_open')
      .on(table.requestId)
      .where(sql`${table.state} = 'OPEN'`),
    // Nobody is offered the same twice.
    uniqueIndex('earlier_date_offers_once').on(table.requestId, table.day, table.slot),
  ],
);
