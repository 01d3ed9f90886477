import type { Dependencies } from '../../dependencies.ts';
import type { Executor } from '../../db/open.ts';
import { kindOf } from './capacity.rules.ts';
import { findInstallationOfPlan, type InstallationRow, visitsOf } from './visits.store.ts';
import { requiredVisits, withVisits } from './installations.service.ts';
import type { VisitNews } from '../notifications/notifications.types.ts';
import { findPlan } from '../plans/plans.store.ts';
import type { FindBooking, FindOrderAppointments, HoldsConfirmation, VisitHolds } from '../orders/orders.types.ts';
import { isDated, orderViewOf } from './visits.views.ts';
import { VisitChanges } from './visit-changes.ts';
import { canAppointmentBecome, canVisitBecome, isExpired } from './visit-states.rules.ts';

type Deps = Pick<Dependencies, 'clock'>;

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

async function applyNews(changes: VisitChanges, news: VisitNews): Promise<void> {
  const visit = changes.open.find(({ id }) => id === news.appointmentId);
  if (!visit) return;
  const status = news.status && canVisitBecome(visit.status, news.status) ? news.status : visit.status;
  const isCancelled = status === 'CANCELLED' && canAppointmentBecome(visit.state, 'CANCELLED');
  if (isCancelled) await changes.giveUp(visit, 'REJECTED', 'cancelled');
  await changes.amend(visit, {
    status,
    state: isCancelled ? 'CANCELLED' : visit.state,
    engineerName: news.engineerName ?? visit.engineerName,
    engineerContactNumber: news.engineerContactNumber ?? visit.engineerContactNumber,
    estimatedEarliestArrivalAt: news.estimatedEarliestArrivalAt ?? visit.estimatedEarliestArrivalAt,
    estimatedLatestArrivalAt: news.estimatedLatestArrivalAt ?? visit.estimatedLatestArrivalAt,
    closureCode: news.closureCode ?? visit.closureCode,
    ...(status === 'COMPLETED' || status === 'CANCELLED' ? noNotes : {}),
  });
}

async function begin(tx: Executor, planId: string, at: Date): Promise<VisitChanges | undefined> {
  const installation = await findInstallationOfPlan(tx, planId);
  return installation && VisitChanges.begin(tx, installation, at);
}

/** What orders ask of the visits of a plan, in the order's own transaction. */
export function visitHolds({ clock }: Deps): VisitHolds {
  return {
    async confirmHolds(tx, planId) {
      const changes = await begin(tx, planId, clock.now());
      if (!changes) return (await needsNoVisit(tx, planId)) ? { ok: true } : { ok: false, code: 'reservation.missing' };
      const confirmation = missingFrom(changes, changes.installation);
      if (!confirmation.ok) return confirmation;
      for (const visit of changes.open) {
        await changes.book(visit);
        await changes.amend(visit, { state: 'CONFIRMED', status: 'CONFIRMED', heldUntil: null });
      }
      return confirmation;
    },

    async applyVisitNews(tx, planId, news, at) {
      const changes = await begin(tx, planId, at);
      if (!changes) return;
      for (const each of news) await applyNews(changes, each);
      await changes.settle();
    },

    async cancelVisits(tx, planId, at) {
      const changes = await begin(tx, planId, at);
      if (!changes) return;
      for (const visit of changes.open) {
        await changes.giveUp(visit, 'REJECTED', 'cancelled');
        await changes.amend(visit, { state: 'CANCELLED', status: 'CANCELLED', heldUntil: null, ...noNotes });
      }
      await changes.settle();
    },
  };
}

export function orderAppointmentsFinder({ clock }: Deps): FindOrderAppointments {
  return async (db, planId) => {
    const installation = await findInstallationOfPlan(db, planId);
    const visits = installation ? await visitsOf(db, installation.id) : [];
    return visits
      .filter(isDated)
      .toSorted((a, b) => `${a.day}${a.slot}`.localeCompare(`${b.day}${b.slot}`))
      .map((visit) => orderViewOf(visit, clock.now(), clock.today()));
  };
}

export function bookingFinder(deps: Deps): FindBooking {
  return async (db, planId) => {
    const row = await findInstallationOfPlan(db, planId);
    if (!row) return { installation: null, reservation: null };
    const { reservationStatus: status, reservationExpiresAt: expiresAt } = row;
    return {
      installation: await withVisits(deps, db, row),
      reservation: status && expiresAt && { status, expiresAt: expiresAt.toISOString() },
    };
  };
}
