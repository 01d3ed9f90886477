import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, notExists, or, type SQL } from 'drizzle-orm';
import { addDays } from '../../../platform/clock/local-date.ts';
import { DAY_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { appointments, bookings } from '../../db/schema/appointments.ts';
import { contractDocuments } from '../../db/schema/contracts.ts';
import { installations } from '../../db/schema/installations.ts';
import { plans } from '../../db/schema/plans.ts';
import { savedJourneys } from '../../db/schema/saved-journeys.ts';
import { switches } from '../../db/schema/switching.ts';
import type { Executor } from '../../../platform/db/open.ts';

/** How long what was not ordered is kept after its last change, as the privacy policy promises. */
const KEPT_DAYS = 30;
/** At a time, so that a sweep stays short. What is left is the next one's. */
const AT_A_TIME = 500;

/** Deletes drafts that nobody has touched for 30 days with all that belongs to them, switches that were never ordered, and old notes for engineers. */
export async function forgetUnordered(tx: Executor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await forgetDrafts(tx, since, now);
  await forgetSwitches(tx, since);
  await forgetNotes(tx, now);
}

async function forgetDrafts(tx: Executor, since: Date, now: Date): Promise<void> {
  const ofPlan = (condition: SQL | undefined) => and(eq(installations.planId, plans.id), condition);
  const isBookedSince = tx
    .select({ id: installations.id })
    .from(installations)
    .where(ofPlan(gte(installations.updatedAt, since)));
  // A place that is held comes back by the job that ends the hold, and not by forgetting about it.
  const hasPlace = tx
    .select({ id: installations.id })
    .from(installations)
    .innerJoin(appointments, eq(appointments.installationId, installations.id))
    .innerJoin(bookings, eq(bookings.appointmentId, appointments.id))
    .where(ofPlan(inArray(bookings.status, ['DRAFT', 'ACTIVE'])));
  const isSaved = tx
    .select({ code: savedJourneys.code })
    .from(savedJourneys)
    .where(and(eq(savedJourneys.planId, plans.id), gt(savedJourneys.expiresAt, now)));
  const old = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(
      and(
        eq(plans.state, 'DRAFT'),
        lt(plans.updatedAt, since),
        notExists(isBookedSince),
        notExists(hasPlace),
        notExists(isSaved),
      ),
    )
    .orderBy(plans.updatedAt)
    .limit(AT_A_TIME)
    // Who is about to order is left alone.
    .for('update', { skipLocked: true });
  if (old.length === 0) return;
  const planIds = old.map(({ id }) => id);
  const inPlans = tx.select({ id: installations.id }).from(installations).where(inArray(installations.planId, planIds));
  const visits = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.installationId, inPlans));
  const visitIds = visits.map(({ id }) => id);
  if (visitIds.length > 0) {
    await tx.delete(bookings).where(inArray(bookings.appointmentId, visitIds));
    await tx.delete(appointments).where(inArray(appointments.id, visitIds));
  }
  await tx.delete(installations).where(inArray(installations.planId, planIds));
  await tx.delete(savedJourneys).where(inArray(savedJourneys.planId, planIds));
  await tx.delete(contractDocuments).where(inArray(contractDocuments.planId, planIds));
  await tx.delete(plans).where(inArray(plans.id, planIds));
}

/** The losing provider never heard of an order: name and account number have served their purpose. */
async function forgetSwitches(tx: Executor, since: Date): Promise<void> {
  const isNamed = tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.id, switches.planId), eq(plans.switchId, switches.id)));
  const old = tx
    .select({ id: switches.id })
    .from(switches)
    .where(and(isNull(switches.wantedDate), lt(switches.updatedAt, since), notExists(isNamed)))
    .orderBy(switches.updatedAt)
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true });
  const rows = await old;
  if (rows.length === 0) return;
  await tx.delete(switches).where(
    inArray(
      switches.id,
      rows.map(({ id }) => id),
    ),
  );
}

/** Notes go when the visit is done; where nobody says that it was, a month after its day. */
async function forgetNotes(tx: Executor, now: Date): Promise<void> {
  const lastDay = addDays(ukDateOf(now), -KEPT_DAYS);
  await tx
    .update(appointments)
    .set({ healthAndSafety: null, engineerInstructions: null, installInstruction: null })
    .where(
      and(
        lt(appointments.day, lastDay),
        or(
          isNotNull(appointments.healthAndSafety),
          isNotNull(appointments.engineerInstructions),
          isNotNull(appointments.installInstruction),
        ),
      ),
    );
}
