import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { installations } from './installations.ts';

/** The visits of an installation, from the draft without a date to the completed visit. */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey().defaultRandom(),
    installationId: uuid('installation_id')
      .notNull()
      .references(() => installations.id),
    visitType: text('visit_type', {
      enum: ['PRE_WORK', 'IN_HOME', 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME'],
    }).notNull(),
    /** The booking's life. */
    state: text({ enum: ['DRAFT', 'CONFIRMED', 'CANCELLED'] })
      .notNull()
      .default('DRAFT'),
    /** The visit's progress. */
    status: text({ enum: ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] })
      .notNull()
      .default('PENDING'),
    /** UK local date. */
    day: date(),
    slot: text({ enum: ['AM', 'PM'] }),
    /** Until when the network holds the place; null while it holds none, and once the order is placed. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Another date made the booked one impossible: the customer has to choose again. */
    rebookingRequired: boolean('rebooking_required').notNull().default(false),
    contactFirstName: text('contact_first_name'),
    contactLastName: text('contact_last_name'),
    contactPhoneNumber: text('contact_phone_number'),
    alternativeContactName: text('alternative_contact_name'),
    alternativePhoneNumber: text('alternative_phone_number'),
    installAccessType: text('install_access_type'),
    installInstruction: text('install_instruction'),
    healthAndSafety: text('health_and_safety'),
    engineerInstructions: text('engineer_instructions'),
    /** From here on as the network tells it. */
    engineerName: text('engineer_name'),
    engineerContactNumber: text('engineer_contact_number'),
    estimatedEarliestArrivalAt: timestamp('estimated_earliest_arrival_at', { withTimezone: true }),
    estimatedLatestArrivalAt: timestamp('estimated_latest_arrival_at', { withTimezone: true }),
    /** Of the engineer; null before it, and once the visit needs another date. */
    actualArrivalAt: timestamp('actual_arrival_at', { withTimezone: true }),
    closureCode: text('closure_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('appointments_one_open_per_visit')
      .on(table.installationId, table.visitType)
      .where(sql`${table.state} <> 'CANCELLED'`),
    // The other one is of no use to who also asks for cancelled visits.
    index('appointments_installation').on(table.installationId),
    index('appointments_notes')
      .on(table.day)
      .where(
        sql`${table.healthAndSafety} is not null or ${table.engineerInstructions} is not null or ${table.installInstruction} is not null`,
      ),
  ],
);

/** Every place that an appointment has had: DRAFT is held, ACTIVE is booked, REBOOKED and REJECTED are over. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id),
    region: text().notNull(),
    visitType: text('visit_type', { enum: ['PRE_WORK', 'IN_HOME'] }).notNull(),
    day: date().notNull(),
    slot: text({ enum: ['AM', 'PM'] }).notNull(),
    status: text({ enum: ['DRAFT', 'ACTIVE', 'REBOOKED', 'REJECTED'] }).notNull(),
    /** Why it is over. `refused`: the network said no to the day itself, so it is not offered again. */
    endedBecause: text('ended_because', { enum: ['date-changed', 'expired', 'taken', 'refused', 'cancelled'] }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('bookings_one_place')
      .on(table.appointmentId)
      .where(sql`${table.status} in ('DRAFT', 'ACTIVE')`),
    index('bookings_appointment').on(table.appointmentId),
  ],
);
