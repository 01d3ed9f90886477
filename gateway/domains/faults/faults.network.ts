import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand } from '../../network/commands.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { findFault } from './faults.store.ts';
import type { FaultRow } from './faults.types.ts';

const REPORT = 'network.report-incident';
const CLOSE = 'network.close-incident';

type Deps = Pick<Dependencies, 'jobs'>;

/** Tells the network, by a job, of a fault. */
export async function tellIncident(deps: Deps, tx: Executor, { id, planId, reportedAt: at }: FaultRow): Promise<void> {
  await enqueueCommand(deps, tx, { kind: REPORT, planId, payload: { faultId: id }, at, dedupeKey: `${REPORT}:${id}` });
}

/** Tells the network, by a job, that nothing has to be done any more. */
export async function tellClosure(deps: Deps, tx: Executor, { id, planId }: FaultRow, at: Date): Promise<void> {
  await enqueueCommand(deps, tx, { kind: CLOSE, planId, payload: { faultId: id }, at, dedupeKey: `${CLOSE}:${id}` });
}

/** Names the jobs that speak to the network; once for each gateway. */
export function handleIncidentJobs(deps: Pick<Dependencies, 'db' | 'jobs' | 'log' | 'network'>): void {
  const { db, network } = deps;
  handleCommand(deps, REPORT, async ({ faultId }) => {
    const fault = await findFault(db, String(faultId));
    const plan = fault && (await findPlan(db, fault.planId));
    // One that has ended meanwhile is nobody's work any more.
    if (!plan || plan.orderKey === null || fault.endedAt !== null) return;
    const { id: incidentId, problem, contactPhone, details } = fault;
    const reportedAt = fault.reportedAt.toISOString();
    await network.report(plan.orderKey, { incidentId, reportedAt, problem, contactPhone, details });
  });
  handleCommand(deps, CLOSE, ({ faultId }) => network.closeIncident(String(faultId)));
}
