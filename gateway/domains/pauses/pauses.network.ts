import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { findOpenPause } from './pauses.rows.ts';

const SUSPEND = 'network.suspend-service';

/** Tells the network, by a job, whether the service of a plan rests now. */
export async function tellSuspension(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await jobs.enqueue(tx, SUSPEND, { planId }, now);
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleSuspensionJobs({ db, jobs, network }: Pick<Dependencies, 'db' | 'jobs' | 'network'>): void {
  jobs.handleOutside(
    SUSPEND,
    async ({ planId }) => {
      const plan = await findPlan(db, String(planId));
      // A service that has ended has ended there, too.
      if (!plan || plan.orderKey === null || plan.state === 'ENDED') return;
      const open = await findOpenPause(db, plan.id);
      await network.suspend(plan.orderKey, open?.state === 'RUNNING');
    },
    { isPatient: true },
  );
}
