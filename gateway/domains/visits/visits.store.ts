import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { appointments, bookings } from '../../db/schema/appointments.ts';
import { installations } from '../../db/schema/installations.ts';
import { kindOf, type NetworkVisitType, type Place } from './capacity.rules.ts';

export type Visit = typeof appointments.$inferSelect;
export type NewVisit = typeof appointments.$inferInsert;
export type Booking = typeof bookings.$inferSelect;

/** The visit with its installation, when it is the member's own. */
export async function findOwnVisit(
  db: Executor,
  memberId: string,
  appointmentId: string,
): Promise<{ visit: Visit; installation: InstallationRow } | undefined> {
  const [row] = await db
    .select({ visit: appointments, installation: installations })
    .from(appointments)
    .innerJoin(installations, eq(installations.id, appointments.installationId))
    .where(and(eq(appointments.id, appointmentId), eq(installations.memberId, memberId)));
  return row;
}

/** Visits of an installation, outside visits first; of the same kind the newest first. */
export function visitsOf(db: Executor, installationId: string): Promise<Visit[]> {
  return db
    .select()
    .from(appointments)
    .where(eq(appointments.installationId, installationId))
    .orderBy(desc(appointments.visitType), desc(appointments.createdAt));
}

/** The visits of several plans, and whose each is. */
export function visitsOfPlans(db: Executor, planIds: readonly string[]): Promise<{ planId: string; visit: Visit }[]> {
  return db
    .select({ planId: installations.planId, visit: appointments })
    .from(appointments)
    .innerJoin(installations, eq(installations.id, appointments.installationId))
    .where(inArray(installations.planId, [...planIds]))
    .orderBy(desc(appointments.visitType), desc(appointments.createdAt));
}

/** The visits of plans, or of one installation, with their installations. */
export function installationsWithVisits(
  db: Executor,
  of: { planIds: readonly string[] } | { installationId: string } | { appointmentId: string },
): Promise<{ installation: InstallationRow; visit: Visit }[]> {
  const ofVisit = (appointmentId: string) =>
    inArray(
      installations.id,
      db.select({ id: appointments.installationId }).from(appointments).where(eq(appointments.id, appointmentId)),
    );
  return db
    .select({ installation: installations, visit: appointments })
    .from(installations)
    .innerJoin(appointments, eq(appointments.installationId, installations.id))
    .where(
      'planIds' in of
        ? inArray(installations.planId, [...of.planIds])
        : 'installationId' in of
          ? eq(installations.id, of.installationId)
          : ofVisit(of.appointmentId),
    )
    .orderBy(desc(appointments.visitType), desc(appointments.createdAt));
}

/** All visits of an installation; nobody else changes them until the transaction ends. */
export function lockVisits(tx: Executor, installationId: string): Promise<Visit[]> {
  return (
    tx
      .select()
      .from(appointments)
      .where(eq(appointments.installationId, installationId))
      // Whoever locks several visits locks them in this order.
      .orderBy(appointments.id)
      .for('update')
  );
}

/** A draft without a date; the open visit of that kind stays when there is one. */
export async function insertDraft(tx: Executor, draft: NewVisit): Promise<void> {
  await tx.insert(appointments).values(draft).onConflictDoNothing();
}

export async function updateVisit(tx: Executor, visitId: string, change: Partial<NewVisit>): Promise<Visit> {
  const [row] = await tx.update(appointments).set(change).where(eq(appointments.id, visitId)).returning();
  if (!row) throw new Error(`Appointment ${visitId} has gone`);
  return row;
}

/** The places that visits have now, and those on days that the network refused. */
export async function livePlacesAndRefusals(db: Executor, visitIds: readonly string[]): Promise<Booking[]> {
  if (visitIds.length === 0) return [];
  return db
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.appointmentId, [...visitIds]),
        or(inArray(bookings.status, ['DRAFT', 'ACTIVE']), eq(bookings.endedBecause, 'refused')),
      ),
    );
}

/** Whether a visit was put on its last day after a moment. */
export async function wasPlacedSince(db: Executor, visitId: string, since: Date): Promise<boolean> {
  const isOwn = and(eq(bookings.appointmentId, visitId), gt(bookings.createdAt, since));
  const [later] = await db.select({ id: bookings.id }).from(bookings).where(isOwn).limit(1);
  return later !== undefined;
}

export async function insertBooking(
  tx: Executor,
  booking: Place & Pick<Booking, 'appointmentId' | 'status'> & { endedBecause?: Booking['endedBecause']; at: Date },
): Promise<Booking> {
  const { at, ...values } = booking;
  const [row] = await tx
    .insert(bookings)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning();
  // An insert always gives its row.
  if (!row) throw new Error('The place was not written');
  return row;
}

export async function updateBooking(
  tx: Executor,
  bookingId: string,
  change: Pick<Booking, 'status' | 'updatedAt'> & { endedBecause?: Booking['endedBecause'] },
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, bookingId));
}

/** Which place of which visit. */
export function placeAt(
  installation: { region: string },
  visitType: NetworkVisitType,
  on: Pick<Place, 'day' | 'slot'>,
): Place {
  return { region: installation.region, visitType: kindOf(visitType), day: on.day, slot: on.slot };
}

/** Whether two uuids are the same: they may be written in capitals. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export type InstallationRow = typeof installations.$inferSelect;
export type NewInstallation = typeof installations.$inferInsert;

/** The installation of a plan, whoever owns it. */
export async function findInstallationOfPlan(db: Executor, planId: string): Promise<InstallationRow | undefined> {
  const [row] = await db.select().from(installations).where(eq(installations.planId, planId));
  return row;
}

/** The installation when it is the member's own. */
export async function findOwnInstallation(
  db: Executor,
  memberId: string,
  installationId: string,
): Promise<InstallationRow | undefined> {
  const [row] = await db
    .select()
    .from(installations)
    .where(and(eq(installations.id, installationId), eq(installations.memberId, memberId)));
  return row;
}

export async function insertInstallation(tx: Executor, installation: NewInstallation): Promise<InstallationRow> {
  const [row] = await tx.insert(installations).values(installation).returning();
  // An insert always gives its row.
  if (!row) throw new Error('The installation was not written');
  return row;
}

export async function updateInstallation(
  tx: Executor,
  installationId: string,
  change: Partial<NewInstallation>,
): Promise<InstallationRow> {
  const [row] = await tx.update(installations).set(change).where(eq(installations.id, installationId)).returning();
  if (!row) throw new Error(`Installation ${installationId} has gone`);
  return row;
}
