import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { kindOf } from './capacity.rules.ts';
import { arrivalTimes } from './slots.rules.ts';
import {
  findInstallationOfPlan,
  type InstallationRow,
  livePlacesAndRefusals,
  type Visit,
  visitsOfPlans,
} from './visits.store.ts';
import { requiredVisits, withVisits } from './installations.service.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { type DatedVisit, isDated, orderViewOf } from './visits.views.ts';
import { VisitChanges } from './visit-changes.ts';
import { canAppointmentBecome, canVisitBecome, isExpired, isOpen } from './visit-states.rules.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'clock'>;

export type OrderAppointment = Schemas['OrderAppointment'];

export type HoldsConfirmation = { ok: true } | { ok: false; code: 'reservation.missing' | 'reservation.expired' };

export interface VisitNews {
  /** Always a uuid; of which order or installation it is, is for the reader to check. */
  appointmentId: string;
  visitType: Schemas['VisitType'];
  /** Undefined when the network names a status that we do not know: the status stays. */
  status: Schemas['VisitStatus'] | undefined;
  /** It did not take place on that day, and by whose doing: the customer has to choose another. */
  failed: { on: LocalDate; by: 'NETWORK' | 'CUSTOMER' } | null;
  engineerName: string | null;
  engineerContactNumber: string | null;
  estimatedEarliestArrivalAt: Date | null;
  estimatedLatestArrivalAt: Date | null;
  actualArrivalAt: Date | null;
  actualDepartureAt: Date | null;
  closureCode: string | null;
}

/** What is booked for a plan so far. */
export interface PlanBooking {
  /** Null until the customer has begun to book. */
  installation: Schemas['Installation'] | null;
  /** Null until the network was asked. */
  reservation: Schemas['SavedReservation'] | null;
}

async function needsNoVisit(tx: Executor, planId: string): Promise<boolean> {
  const plan = await findPlan(tx, planId);
  return plan !== undefined && !plan.preworkRequired && !plan.inhomeRequired;
}

function missingFrom(changes: VisitChanges, installation: InstallationRow): HoldsConfirmation {
  const unheld = requiredVisits(installation)
    .map((kind) => changes.open.find(({ visitType }) => kindOf(visitType) === kind))
    .filter((visit) => visit === undefined || !changes.hasPlace(visit));
  if (unheld.length === 0) return { ok: true };
  const hasRunOut = unheld.some((visit) => visit && isExpired(visit, changes.now));
  return { ok: false, code: hasRunOut ? 'reservation.expired' : 'reservation.missing' };
}

/** What only the engineer needed to know. */
const noNotes = { healthAndSafety: null, engineerInstructions: null, installInstruction: null };

/** How news of visits came: written `at`, told by the network `toldAt`; whether the order still wants its visits. */
type Telling = { at: Date; toldAt: Date; isGoingOn: boolean };

/** Whether the customer has chosen another day since, or has to, because this one is given back. */
function isGivenUp(changes: VisitChanges, visit: Visit, toldAt: Date): boolean {
  const place = changes.booking(visit);
  return place === undefined ? visit.rebookingRequired : place.createdAt > toldAt;
}

/** Writes one piece of news, and gives what of it is true and worth telling; undefined when that is nothing. */
async function applyNews(
  changes: VisitChanges,
  news: VisitNews,
  { toldAt, isGoingOn }: Telling,
): Promise<VisitNews | undefined> {
  const visit = changes.open.find(({ id }) => id === news.appointmentId);
  if (!visit) return undefined;
  // What is told of a day that is given up is no news, unless the visit was made on it.
  if (isGoingOn && isGivenUp(changes, visit, toldAt) && news.status !== 'COMPLETED') return undefined;
  const isCalledOff = news.status === 'CANCELLED' && canAppointmentBecome(visit.state, 'CANCELLED');
  // An order that goes on needs the visit all the same, on another day, and that one is not offered again.
  if (isCalledOff) await changes.giveUp(visit, 'REJECTED', isGoingOn ? 'refused' : 'cancelled');
  const isToRebook = isCalledOff && isGoingOn;
  const isCancelled = isCalledOff && !isGoingOn;
  // News of an earlier day is old: the customer has chosen another since.
  const hasFailed = news.failed !== null && (visit.day ?? '') <= news.failed.on;
  const told = news.status === 'CANCELLED' && !isCancelled ? undefined : news.status;
  const status = told && canVisitBecome(visit.status, told) ? told : visit.status;
  await changes.amend(visit, {
    status,
    state: isCancelled ? 'CANCELLED' : visit.state,
    engineerName: news.engineerName ?? visit.engineerName,
    engineerContactNumber: news.engineerContactNumber ?? visit.engineerContactNumber,
    estimatedEarliestArrivalAt: news.estimatedEarliestArrivalAt ?? visit.estimatedEarliestArrivalAt,
    estimatedLatestArrivalAt: news.estimatedLatestArrivalAt ?? visit.estimatedLatestArrivalAt,
    actualArrivalAt: hasFailed || isToRebook ? null : (news.actualArrivalAt ?? visit.actualArrivalAt),
    closureCode: news.closureCode ?? visit.closureCode,
    // One that was made on the day that it had needs no other.
    rebookingRequired: status !== 'COMPLETED' && (isToRebook || visit.rebookingRequired || hasFailed),
    ...(status === 'COMPLETED' || status === 'CANCELLED' ? noNotes : {}),
  });
  // What ends with its order is told with it.
  const isSilent = (news.status === 'CANCELLED' && !isToRebook) || (news.failed !== null && !hasFailed);
  return isSilent ? undefined : news;
}

async function begin(tx: Executor, planId: string, at: Date): Promise<VisitChanges | undefined> {
  const installation = await findInstallationOfPlan(tx, planId);
  return installation && VisitChanges.begin(tx, installation, at);
}

/**
 * Turns the held slots of a plan into booked visits, in the order's transaction. A plan that needs no visit is ok.
 * Writes nothing when it is not ok. The plan's row is locked before, as by everybody who writes to a plan's visits.
 */
export async function confirmHolds({ clock }: Deps, tx: Executor, planId: string): Promise<HoldsConfirmation> {
  const changes = await begin(tx, planId, clock.now());
  if (!changes) return (await needsNoVisit(tx, planId)) ? { ok: true } : { ok: false, code: 'reservation.missing' };
  const confirmation = missingFrom(changes, changes.installation);
  if (!confirmation.ok) return confirmation;
  for (const visit of changes.open) {
    await changes.book(visit);
    await changes.amend(visit, { state: 'CONFIRMED', status: 'CONFIRMED', heldUntil: null });
  }
  return confirmation;
}

/**
 * Writes what the network says about visits of the plan, whose row is locked; news about any other visit is left alone.
 * A visit that it calls off needs another date while the order is going on. Gives what of it is true, for who tells the member.
 */
export async function applyVisitNews(
  tx: Executor,
  planId: string,
  news: readonly VisitNews[],
  telling: Telling,
): Promise<VisitNews[]> {
  const changes = news.length > 0 ? await begin(tx, planId, telling.at) : undefined;
  if (!changes) return [];
  const applied: VisitNews[] = [];
  for (const each of news) {
    const isTrue = await applyNews(changes, each, telling);
    if (isTrue) applied.push(isTrue);
  }
  await changes.settle();
  return applied;
}

/**
 * Cancels the visits of the plan, whose row is locked, that have not taken place, and gives their slots back: the order
 * has ended. With `isLive`, news of a visit may still be on its way: those go that wait for another date, as
 * nobody needs one any more.
 */
export async function cancelVisits(
  tx: Executor,
  planId: string,
  { at, isLive }: { at: Date; isLive: boolean },
): Promise<void> {
  const changes = await begin(tx, planId, at);
  if (!changes) return;
  const unneeded = isLive ? changes.open.filter(({ rebookingRequired }) => rebookingRequired) : changes.open;
  for (const visit of unneeded) {
    await changes.giveUp(visit, 'REJECTED', 'cancelled');
    await changes.amend(visit, { state: 'CANCELLED', status: 'CANCELLED', heldUntil: null, ...noNotes });
  }
  await changes.settle();
}

function byDate(visits: readonly DatedVisit[]): DatedVisit[] {
  return visits.toSorted((a, b) => `${a.day}${a.slot}`.localeCompare(`${b.day}${b.slot}`));
}

/** The ordered visits of a plan as the network is to know them. */
export interface OrderedVisits {
  /** Those that it is to make or has made, earliest first. */
  toMake: DatedVisit[];
  /** Those whose place is given back, by it or by the customer, and which need another one. */
  waiting: DatedVisit[];
}

export async function orderedVisitsOf(db: Executor, planId: string): Promise<OrderedVisits> {
  const rows = (await visitsOfPlans(db, [planId])).map(({ visit }) => visit);
  const ordered = byDate(rows.filter(isDated)).filter(({ state }) => state === 'CONFIRMED');
  const places = await livePlacesAndRefusals(
    db,
    ordered.map(({ id }) => id),
  );
  const taken = new Set(places.filter(({ status }) => status === 'ACTIVE').map(({ appointmentId }) => appointmentId));
  return {
    toMake: ordered.filter(({ id }) => taken.has(id)),
    waiting: ordered.filter((visit) => !taken.has(visit.id) && visit.rebookingRequired && isOpen(visit)),
  };
}

/** Of these visits those that have had their places since a moment. */
export async function placedSince(db: Executor, visits: readonly DatedVisit[], since: Date): Promise<DatedVisit[]> {
  const ids = visits.map(({ id }) => id);
  const recent = (await livePlacesAndRefusals(db, ids)).filter(
    ({ status, createdAt }) => status === 'ACTIVE' && createdAt >= since,
  );
  return visits.filter(({ id }) => recent.some(({ appointmentId }) => appointmentId === id));
}

/** The visits of a plan as its order shows them, earliest first; none that has no date yet. */
export async function datedVisits(deps: Deps, db: Executor, planId: string): Promise<OrderAppointment[]> {
  return (await datedVisitsOf(deps, db, [planId])).get(planId) ?? [];
}

/** The same for several plans, by plan; in one query. */
export async function datedVisitsOf(
  { clock }: Deps,
  db: Executor,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, OrderAppointment[]>> {
  const rows = await visitsOfPlans(db, planIds);
  const now = clock.now();
  const today = clock.today();
  return new Map(
    planIds.map((planId) => {
      const own = rows.filter((row) => row.planId === planId).map(({ visit }) => visit);
      return [planId, byDate(own.filter(isDated)).map((visit) => orderViewOf(visit, now, today))];
    }),
  );
}

/** A visit of an order as far as what was promised of it goes. */
export interface StandingVisit {
  id: string;
  kind: 'PRE_WORK' | 'IN_HOME';
  day: LocalDate;
  slot: Schemas['Slot'];
  beginsAt: Date;
  endsAt: Date;
  /** When the engineer came; null where the network has not said so. */
  arrivedAt: Date | null;
  progress: 'TO_COME' | 'DONE' | 'CANCELLED';
  mustRebook: boolean;
}

/** How the visits of a plan stand; those that have a date. */
export async function standingVisits(db: Executor, planId: string): Promise<StandingVisit[]> {
  const rows = await visitsOfPlans(db, [planId]);
  return rows
    .map(({ visit }) => visit)
    .filter(isDated)
    .map((visit) => ({ visit, times: arrivalTimes(visit.day, visit.slot) }))
    .map(({ visit, times }) => ({
      id: visit.id,
      kind: kindOf(visit.visitType),
      day: visit.day,
      slot: visit.slot,
      beginsAt: new Date(times.earliestArrivalTime),
      endsAt: new Date(times.latestArrivalTime),
      arrivedAt: visit.actualArrivalAt,
      progress: visit.status === 'COMPLETED' ? 'DONE' : isOpen(visit) ? 'TO_COME' : 'CANCELLED',
      mustRebook: visit.rebookingRequired && isOpen(visit),
    }));
}

export async function bookingOf(deps: Deps, db: Executor, planId: string): Promise<PlanBooking> {
  const row = await findInstallationOfPlan(db, planId);
  if (!row) return { installation: null, reservation: null };
  const { reservationStatus: status, reservationExpiresAt: expiresAt } = row;
  return {
    installation: await withVisits(deps, db, row),
    reservation: status && expiresAt && { status, expiresAt: expiresAt.toISOString() },
  };
}
