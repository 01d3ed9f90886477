import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies, ReadDependencies } from '../../dependencies.ts';
import { findOpenPause } from '../pauses/pauses.rows.ts';
import { lockedOwnPlan, ownPlan } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { promisesOfFaults } from '../promises/promises.rows.ts';
import { noVisit } from './fault-news.rules.ts';
import { reportedWords } from './faults.messages.ts';
import { tellClosure, tellIncident } from './faults.network.ts';
import {
  countFaults,
  faultsOfMember,
  faultsOfPlan,
  findFault,
  insertFault,
  newsOfFaults,
  openFaults,
} from './faults.store.ts';
import type { Fault, FaultReport, FaultRow, Faults, OpenFault } from './faults.types.ts';
import { faultView, openFaultOf } from './faults.views.ts';
import { followNews, keepStanding, tell, type FollowDeps } from './follow-fault.ts';
import { assertReport, blocked, blockOf, detailsOf, phoneOf } from './reports.rules.ts';

type ReadDeps = Pick<ReadDependencies, 'db' | 'clock'>;
type Deps = FollowDeps & Pick<Dependencies, 'db'>;

async function viewsOf(db: Executor, rows: readonly FaultRow[], today: string): Promise<Fault[]> {
  const ids = rows.map(({ id }) => id);
  const news = await newsOfFaults(db, ids);
  const promises = await promisesOfFaults(db, ids);
  return rows.map((row) => {
    const own = promises.filter(({ faultId }) => faultId === row.id);
    return faultView(row, news.get(row.id) ?? [], own, today);
  });
}

async function blockNow(db: Executor, plan: PlanRow, rows: readonly FaultRow[]) {
  const isPaused = (await findOpenPause(db, plan.id))?.state === 'RUNNING';
  return blockOf(plan.state, { isPaused, hasOpen: rows.some(({ endedAt }) => endedAt === null) });
}

/** The faults of a plan as its member is shown them. */
export async function faultsOf(db: Executor, plan: PlanRow, today: string): Promise<Faults> {
  const rows = await faultsOfPlan(db, plan.id);
  return {
    faults: await viewsOf(db, rows, today),
    earliestSince: plan.serviceStart,
    blocked: await blockNow(db, plan, rows),
  };
}

/** Throws 404 `plan.not-found`, also for someone else's. */
export async function listFaults({ db, clock }: ReadDeps, memberId: string, planId: string): Promise<Faults> {
  return faultsOf(db, await ownPlan(db, memberId, planId), clock.today());
}

export async function listMemberFaults({ db, clock }: ReadDeps, memberId: string): Promise<Fault[]> {
  return viewsOf(db, await faultsOfMember(db, memberId), clock.today());
}

/** What is being repaired of these plans, by the plan. How many queries that takes does not depend on how many they are. */
export async function openFaultsOf(
  { db, clock }: ReadDeps,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, OpenFault>> {
  const today = clock.today();
  const found = await viewsOf(db, await openFaults(db, planIds), today);
  return new Map(found.map((fault) => [fault.planId, openFaultOf(fault, today)]));
}

/**
 * Reports a fault; while one is open that one is the answer. Throws 404 `plan.not-found`, 409 `fault.blocked`, 400 `invalid.request`.
 */
export async function reportFault(deps: Deps, memberId: string, planId: string, report: FaultReport): Promise<Faults> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const block = await blockNow(tx, plan, await faultsOfPlan(tx, plan.id));
      if (block === null) await begin(deps, tx, plan, report);
      else if (block !== 'OPEN') throw blocked(block);
      return faultsOf(tx, plan, deps.clock.today());
    }),
  );
}

async function begin(deps: Deps, tx: Executor, plan: PlanRow, report: FaultReport): Promise<void> {
  if (plan.serviceStart === null || plan.orderKey === null) throw blocked('NOT_LIVE');
  const reportedAt = deps.clock.now();
  assertReport(report, plan.serviceStart, reportedAt);
  const { problem, sinceDate, sinceTime } = report;
  const fault = await insertFault(tx, {
    number: `${plan.orderKey}-F${String((await countFaults(tx, plan.id)) + 1).padStart(2, '0')}`,
    planId: plan.id,
    memberId: plan.memberId,
    problem,
    sinceDate,
    sinceTime,
    details: detailsOf(report),
    contactPhone: phoneOf(report),
    reportedAt,
  });
  await tellIncident(deps, tx, fault);
  const [promised] = (await keepStanding(deps, tx, fault)).promises;
  if (promised) await tell(deps, tx, fault, reportedWords(promised.date));
}

/** It works again, says its member. One that is over stays as it is. Throws 404 `plan.not-found`, `fault.not-found`. */
export async function closeFault(deps: Deps, memberId: string, planId: string, faultId: string): Promise<Faults> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const fault = await findFault(tx, faultId);
      if (fault?.planId !== plan.id) throw notFound('fault');
      const now = deps.clock.now();
      if (fault.endedAt === null) {
        await followNews(deps, tx, fault, { code: 'WORKS_AGAIN', happenedAt: now, ...noVisit, expectedRepair: null });
        await tellClosure(deps, tx, fault, now);
      }
      return faultsOf(tx, plan, deps.clock.today());
    }),
  );
}
