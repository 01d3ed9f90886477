import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { appointments, bookings } from '../../db/schema/appointments.ts';
import { earlierDateOffers, earlierDateRequests } from '../../db/schema/earlier-dates.ts';
import { installations } from '../../db/schema/installations.ts';

/** Every visit of a member's plans with its plan, cancelled ones included; oldest first. */
export async function visitsOfMember(db: Executor, memberId: string) {
  return db
    .select({ planId: installations.planId, ...getTableColumns(appointments) })
    .from(installations)
    .innerJoin(appointments, eq(appointments.installationId, installations.id))
    .where(eq(installations.memberId, memberId))
    .orderBy(asc(appointments.createdAt), asc(appointments.id));
}

/** Every place that these visits have had, oldest first. */
export async function placesOf(db: Executor, visitIds: readonly string[]) {
  return db
    .select()
    .from(bookings)
    .where(inArray(bookings.appointmentId, [...visitIds]))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
}

/** How often an earlier date was asked for of these visits, oldest first. */
export async function earlierDateRequestsOf(db: Executor, visitIds: readonly string[]) {
  return db
    .select()
    .from(earlierDateRequests)
    .where(inArray(earlierDateRequests.appointmentId, [...visitIds]))
    .orderBy(asc(earlierDateRequests.askedAt), asc(earlierDateRequests.id));
}

/** What was offered to who asked so, oldest first. */
export async function earlierDateOffersOf(db: Executor, requestIds: readonly string[]) {
  return db
    .select()
    .from(earlierDateOffers)
    .where(inArray(earlierDateOffers.requestId, [...requestIds]))
    .orderBy(asc(earlierDateOffers.offeredAt), asc(earlierDateOffers.id));
}
