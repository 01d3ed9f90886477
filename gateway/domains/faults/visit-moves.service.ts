import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockedOwnPlan, ownPlan } from '../plans/plans.service.ts';
import { availabilityView, blockFrom, startOfBlock } from '../visits/availability.views.ts';
import { assertInWindow, tooLate } from '../visits/choose-date.ts';
import { dateTaken } from '../visits/visit-changes.ts';
import { noVisit } from './fault-news.rules.ts';
import { standingOf, type FaultVisitFacts, type Standing } from './fault-standing.rules.ts';
import { faultsOf } from './faults.service.ts';
import { faultsOfPlan, newsOfFaults } from './faults.store.ts';
import type { FaultRow, Faults, FaultVisitChoice } from './faults.types.ts';
import { followNews, type FollowDeps } from './follow-fault.ts';
import {
  assertMovable,
  freeDatesOf,
  moveOf,
  moveWindow,
  REPAIR_DURATION_IN_MINUTES,
  standsAt,
} from './visit-moves.rules.ts';

type ReadDeps = Pick<Dependencies, 'db' | 'clock' | 'network'>;
type Deps = FollowDeps & ReadDeps;

interface OwnVisit {
  fault: FaultRow;
  standing: Standing;
  visit: FaultVisitFacts;
}

/** Throws 404 `appointment.not-found`. */
async function visitOf(db: Executor, planId: string, visitId: string): Promise<OwnVisit> {
  const faults = await faultsOfPlan(db, planId);
  const news = await newsOfFaults(
    db,
    faults.map(({ id }) => id),
  );
  for (const fault of faults) {
    const standing = standingOf(fault, news.get(fault.id) ?? []);
    const visit = standing.visits.find(({ id }) => id === visitId.toLowerCase());
    if (visit) return { fault, standing, visit };
  }
  throw notFound('appointment');
}

/** A network that is away costs nobody the visit that they have: they may ask again. Throws 503 `availability.unavailable`. */
async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch {
    throw new HttpProblem(503, 'availability.unavailable', { message: 'The network didn’t answer.' });
  }
}

/**
 * One block of dates on which the network can send an engineer (BK-11). Throws 404 `plan.not-found`, `appointment.not-found`, 409
 * `appointment.too-late`, `appointment.closed`, 400 as `startOfBlock` does, 503 `availability.unavailable`.
 */
export async function faultAvailabilities(
  { db, clock, network }: ReadDeps,
  memberId: string,
  { planId, appointmentId, startDate }: { planId: string; appointmentId: string; startDate: LocalDate | undefined },
): Promise<components['schemas']['Availability']> {
  const { id } = await ownPlan(db, memberId, planId);
  const { fault, standing, visit } = await visitOf(db, id, appointmentId);
  const today = clock.today();
  assertMovable(moveOf(standing, visit, today));
  const window = moveWindow(today);
  const block = blockFrom(startOfBlock(startDate, window, today), window);
  const free = await answerOf(network.freeSlots(fault.id, block.first, block.last));
  const { visitType } = visit;
  const told = { appointmentId: visit.id, visitType, estimatedDurationInMinutes: REPAIR_DURATION_IN_MINUTES };
  return availabilityView(told, freeDatesOf(free, visit, block), window);
}

/**
 * Puts the visit of a fault on another day, or answers one at which nobody was at home with the day of the next. The network is asked
 * outside the transaction: what it has taken is told by its event, too, should this program end in between. Sent again it is the same
 * wish. Throws 404 `plan.not-found`, `appointment.not-found`, 409 `appointment.taken`, `appointment.too-late`, `appointment.closed`, 400
 * `invalid.request`, 503 `availability.unavailable`.
 */
export async function moveFaultVisit(
  deps: Deps,
  memberId: string,
  { planId, appointmentId }: { planId: string; appointmentId: string },
  choice: FaultVisitChoice,
): Promise<Faults> {
  const { db, clock, network } = deps;
  const plan = await ownPlan(db, memberId, planId);
  const { fault, standing, visit } = await visitOf(db, plan.id, appointmentId);
  const today = clock.today();
  if (standsAt(standing, visit, choice)) return faultsOf(db, plan, today);
  assertMovable(moveOf(standing, visit, today));
  assertInWindow(choice.date, moveWindow(today));
  const { date, slot } = choice;
  const moved = await answerOf(network.moveIncidentVisit(fault.id, visit.id, { date, slot }));
  if (moved === 'taken') throw dateTaken();
  if (moved === 'closed') throw tooLate();
  return retrying(() =>
    db.transaction(async (tx) => {
      const locked = await lockedOwnPlan(tx, memberId, planId);
      await followNews(deps, tx, fault, {
        ...noVisit,
        code: moved.code,
        happenedAt: new Date(moved.happenedAt),
        visitId: moved.appointmentKey.toLowerCase(),
        visitType: visit.visitType,
        visitDate: date,
        visitSlot: slot,
        expectedRepair: null,
      });
      return faultsOf(tx, locked, today);
    }),
  );
}
