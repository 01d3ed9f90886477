import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { findFault } from './faults.store.ts';
import type { FaultRow } from './faults.types.ts';

const REPORT = 'network.report-incident';
const CLOSE = 'network.close-incident';

type Deps = Pick<Dependencies, 'jobs'>;

/** Tells the network, by a job, of a fault. */
export async function tellIncident({ jobs }: Deps, tx: Executor, { id, reportedAt }: FaultRow): Promise<void> {
  await jobs.enqueue(tx, REPORT, { faultId: id }, reportedAt, `${REPORT}:${id}`);
}

/** Tells the network, by a job, that nothing has to be done any more. */
export async function tellClosure({ jobs }: Deps, tx: Executor, { id }: FaultRow, now: Date): Promise<void> {
  await jobs.enqueue(tx, CLOSE, { faultId: id }, now, `${CLOSE}:${id}`);
}

/** Names the jobs that speak to the network; once for each gateway. Patient: a network that is away for an hour costs no fault. */
export function handleIncidentJobs({ db, jobs, network }: Pick<Dependencies, 'db' | 'jobs' | 'network'>): void {
  jobs.handleOutside(
    REPORT,
    async ({ faultId }) => {
      const fault = await findFault(db, String(faultId));
      const plan = fault && (await findPlan(db, fault.planId));
      // One that has ended meanwhile is nobody's work any more.
      if (!plan || plan.orderKey === null || fault.endedAt !== null) return;
      const { id: incidentId, reportedAt, problem, contactPhone } = fault;
      await network.report(plan.orderKey, { incidentId, reportedAt: reportedAt.toISOString(), problem, contactPhone });
    },
    { isPatient: true },
  );
  jobs.handleOutside(CLOSE, ({ faultId }) => network.closeIncident(String(faultId)), { isPatient: true });
}
