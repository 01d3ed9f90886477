import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { lastBoosts } from './boosts.store.ts';

const BOOST = 'network.boost-service';

/** Tells the network, by a job, how fast a plan's service is to be, and until when. */
export async function tellBoost(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await jobs.enqueue(tx, BOOST, { planId }, now);
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleBoostJobs({ db, jobs, network }: Pick<Dependencies, 'db' | 'jobs' | 'network'>): void {
  jobs.handleOutside(
    BOOST,
    async ({ planId }) => {
      const plan = await findPlan(db, String(planId));
      const [last] = plan ? await lastBoosts(db, plan.id) : [];
      // A service that has ended has ended there, too.
      if (!plan || !last || plan.orderKey === null || plan.state === 'ENDED') return;
      const { speedInMbps, until } = last;
      await network.boost(plan.orderKey, { speedInMbps, until: until.toISOString() });
    },
    { isPatient: true },
  );
}
