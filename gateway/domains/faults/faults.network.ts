import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand, type Command, type CommandDeps, type Said } from '../../network/commands.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { findFault } from './faults.store.ts';
import type { FaultRow } from './faults.types.ts';

const REPORT = 'network.report-incident';
const CLOSE = 'network.close-incident';

type Deps = Pick<Dependencies, 'jobs'>;

export interface SaidFault extends Said {
  fault: FaultRow;
}

interface SaidReport extends SaidFault {
  reference: string;
}

type Follows = Required<Pick<Command<SaidFault>, 'whenRefused' | 'whenSettled'>>;

/** Tells the network, by a job, of a fault. */
export async function tellIncident(deps: Deps, tx: Executor, { id, planId, reportedAt: at }: FaultRow): Promise<void> {
  await enqueueCommand(deps, tx, { kind: REPORT, planId, payload: { faultId: id }, at, dedupeKey: `${REPORT}:${id}` });
}

/** Tells the network, by a job, that nothing has to be done any more. */
export async function tellClosure(deps: Deps, tx: Executor, { id, planId }: FaultRow, at: Date): Promise<void> {
  await enqueueCommand(deps, tx, { kind: CLOSE, planId, payload: { faultId: id }, at, dedupeKey: `${CLOSE}:${id}` });
}

/** Names the jobs that speak to the network; once for each gateway. */
export function handleIncidentJobs(
  deps: CommandDeps & Pick<Dependencies, 'network'>,
  follows: { report: Command<SaidReport>['whenRefused']; closure: Follows },
): void {
  const { db, network } = deps;
  handleCommand<SaidReport>(deps, {
    kind: REPORT,
    whenRefused: follows.report,
    async prepare({ faultId }) {
      const fault = await findFault(db, String(faultId));
      const plan = fault && (await findPlan(db, fault.planId));
      // One that has ended meanwhile is nobody's work any more.
      if (!plan || plan.orderKey === null || fault.endedAt !== null) return undefined;
      return { planId: plan.id, about: fault.id, fault, reference: plan.orderKey };
    },
    async send({ reference, fault: { id: incidentId, problem, contactPhone, details, ...fault } }) {
      const reportedAt = fault.reportedAt.toISOString();
      await network.report(reference, { incidentId, reportedAt, problem, contactPhone, details });
    },
  });
  handleCommand<SaidFault>(deps, {
    kind: CLOSE,
    ...follows.closure,
    async prepare({ faultId }) {
      const fault = await findFault(db, String(faultId));
      return fault && { planId: fault.planId, about: fault.id, fault };
    },
    send: ({ about }) => network.closeIncident(about),
  });
}
