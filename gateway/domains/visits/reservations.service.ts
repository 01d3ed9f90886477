import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { findInstallationOfPlan, type InstallationRow, placeAt, type Booking, type Visit } from './visits.store.ts';
import { lockOwnPlan } from '../plans/plans.rows.ts';
import { confirmationOf, isDated, type DatedVisit } from './visits.views.ts';
import { changeVisit, type AppointmentDeps } from './appointments.service.ts';
import { chooseDate, windowOf } from './choose-date.ts';
import { reservationContactOf, type Contact } from './contact.rules.ts';
import { EXPIRE_BOOKING } from './expiry.job.ts';
import { isRefusedBySurname } from './forced-outcomes.rules.ts';
import { isExpired } from './visit-states.rules.ts';
import { dayRefusal } from './visit-window.rules.ts';
import { changeVisits, dateTaken, DayRefused, type VisitChanges } from './visit-changes.ts';

type Schemas = components['schemas'];

/** The network holds a place for 24 hours (BK-32). */
const HOLD_MS = DAY_MS;

type Wish = 'has it' | 'wants it' | 'refused' | 'impossible';

function wishOf({ env }: AppointmentDeps, changes: VisitChanges, visit: DatedVisit): Wish {
  if (visit.state === 'CONFIRMED') return 'has it';
  const surname = env.testData ? visit.contactLastName : null;
  if (isRefusedBySurname(surname, visit.visitType, visit.day, changes.refusedDays(visit))) return 'refused';
  if (changes.hasPlace(visit)) return 'has it';
  if (isExpired(visit, changes.now)) return 'impossible';
  return dayRefusal(visit.day, windowOf(changes, visit)) === null ? 'wants it' : 'impossible';
}

/** Writes until when a draft's place is held, and the job that gives it back after that. */
async function holdUntil(
  { jobs }: AppointmentDeps,
  changes: VisitChanges,
  visit: Visit,
  booking: Booking,
): Promise<void> {
  const heldUntil = new Date(changes.now.getTime() + HOLD_MS);
  await changes.amend(visit, { heldUntil });
  const payload = { bookingId: booking.id, installationId: visit.installationId };
  await jobs.enqueue(
    changes.tx,
    EXPIRE_BOOKING,
    payload,
    heldUntil,
    `${EXPIRE_BOOKING}:${booking.id}:${heldUntil.toISOString()}`,
  );
}

/** Holds the places of visits that have a date. Gives the visits that the network did not accept. */
async function holdPlaces(
  deps: AppointmentDeps,
  changes: VisitChanges,
  visits: readonly DatedVisit[],
): Promise<DatedVisit[]> {
  const rejected: DatedVisit[] = [];
  const accepted: DatedVisit[] = [];
  for (const visit of visits) {
    const place = placeAt(changes.installation, visit.visitType, visit);
    const wish = wishOf(deps, changes, visit);
    if (wish === 'refused') await changes.refuse(visit, place);
    if (wish === 'wants it') changes.want(visit, place, 'DRAFT');
    (wish === 'refused' || wish === 'impossible' ? rejected : accepted).push(visit);
  }
  const missed = await changes.settle();
  for (const visit of accepted) {
    const booking = changes.booking(visit);
    if (missed.has(visit.id)) rejected.push(visit);
    else if (booking && visit.state === 'DRAFT') await holdUntil(deps, changes, visit, booking);
  }
  return rejected;
}

async function withContact(
  changes: VisitChanges,
  visits: readonly Visit[],
  contact: Contact | undefined,
): Promise<Visit[]> {
  if (!contact) return [...visits];
  const amended: Visit[] = [];
  for (const visit of visits) amended.push(await changes.amend(visit, contact));
  return amended;
}

/** When the first of the places that are held runs out; null where none is. */
function firstExpiry({ open, now }: VisitChanges): Date | null {
  const times = open.flatMap(({ heldUntil }) => (heldUntil && heldUntil > now ? [heldUntil.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Whether, and until when, all visits of an installation are held or booked. */
async function noteOutcome(changes: VisitChanges, status: Schemas['SavedReservation']['status']): Promise<void> {
  const reservationExpiresAt = firstExpiry(changes) ?? new Date(changes.now.getTime() + HOLD_MS);
  await changes.amendInstallation({ reservationStatus: status, reservationExpiresAt });
}

/**
 * Holds the date of one visit for 24 hours (RS-01): the date that it has, or the one given. A hold that it had
 * elsewhere moves; when the new place is gone, it stays. Throws as `chooseDate` does, 409
 * `appointment.date-missing`, and 409 `reservation.expired` when a hold has run out and no date is given.
 */
export async function reserveAppointment(
  deps: AppointmentDeps,
  memberId: string,
  appointmentId: string,
  given: Schemas['AppointmentReservationRequest'] = {},
): Promise<Schemas['AppointmentConfirmation']> {
  const { date, slot, contactDetails } = given;
  const contact = contactDetails && reservationContactOf(contactDetails);
  return changeVisit(deps, memberId, appointmentId, async (changes, visit) => {
    const chosen = date && slot ? await chooseDate(changes, visit, { day: date, slot }) : visit;
    const [wanted] = await withContact(changes, [chosen], contact);
    if (!wanted || !isDated(wanted))
      throw new HttpProblem(409, 'appointment.date-missing', { message: 'Choose a date first.' });
    if (isExpired(wanted, changes.now))
      throw new HttpProblem(409, 'reservation.expired', {
        message: 'Your visit is no longer held. Choose its date again.',
      });
    const place = placeAt(changes.installation, wanted.visitType, wanted);
    if (wishOf(deps, changes, wanted) === 'refused') throw new DayRefused(wanted, place);
    const rejected = await holdPlaces(deps, changes, [wanted]);
    if (rejected.length > 0) throw dateTaken();
    if (changes.open.every((each) => changes.hasPlace(each))) await noteOutcome(changes, 'FullyAccepted');
    return confirmationOf(wanted);
  });
}

async function installationToReserve(tx: Executor, memberId: string, planId: string): Promise<InstallationRow> {
  if (!(await lockOwnPlan(tx, memberId, planId))) throw notFound('plan');
  const installation = await findInstallationOfPlan(tx, planId);
  if (!installation) throw notFound('installation');
  return installation;
}

/**
 * Holds the dates of all visits of a plan (RS-02). What the network accepts stays held, whatever becomes of the other
 * (RS-05); a visit without a date, or whose hold has run out, counts as rejected. Throws 404 `plan.not-found`, `installation.not-found`.
 */
export async function reservePlanAppointments(
  deps: AppointmentDeps,
  memberId: string,
  planId: string,
  contactDetails: Schemas['ReservationContactDetails'],
): Promise<Schemas['ReservationOutcome']> {
  const contact = reservationContactOf(contactDetails);
  return changeVisits(
    deps,
    (tx) => installationToReserve(tx, memberId, planId),
    async (changes) => {
      const visits = await withContact(changes, changes.open, contact);
      const undated = visits.filter((visit) => !isDated(visit));
      const rejected = [...undated, ...(await holdPlaces(deps, changes, visits.filter(isDated)))];
      const status =
        rejected.length === 0 ? 'FullyAccepted' : rejected.length < visits.length ? 'PartiallyAccepted' : 'Rejected';
      await noteOutcome(changes, status);
      const expiry = firstExpiry(changes);
      const held = expiry ? { heldUntil: expiry.toISOString() } : {};
      return status === 'FullyAccepted'
        ? { status, ...held }
        : {
            status,
            ...held,
            rejectedAppointmentIds: visits
              .filter(({ id }) => rejected.some((each) => each.id === id))
              .map(({ id }) => id),
          };
    },
  );
}
