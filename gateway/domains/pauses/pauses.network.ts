import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand } from '../../network/commands.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { findOpenPause } from './pauses.rows.ts';

const SUSPEND = 'network.suspend-service';

/** Tells the network, by a job, whether the service of a plan rests now. */
export async function tellSuspension(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: SUSPEND, planId, payload: { planId }, at: now });
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleSuspensionJobs(deps: Pick<Dependencies, 'db' | 'jobs' | 'log' | 'network'>): void {
  handleCommand(deps, SUSPEND, async ({ planId }) => {
    const plan = await findPlan(deps.db, String(planId));
    // A service that has ended has ended there, too.
    if (!plan || plan.orderKey === null || plan.state === 'ENDED') return;
    const open = await findOpenPause(deps.db, plan.id);
    await deps.network.suspend(plan.orderKey, open?.state === 'RUNNING');
  });
}
