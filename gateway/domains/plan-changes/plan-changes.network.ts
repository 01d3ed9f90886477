import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPlan } from '../plans/plans.rows.ts';

const PRODUCT = 'network.change-product';

/** Tells the network, by a job, which product a plan has from now on: its speed follows from that. */
export async function tellProduct(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await jobs.enqueue(tx, PRODUCT, { planId }, now);
}

/** Names the job that speaks to the network; once for each gateway. What it says is how things stand when it runs. */
export function handleProductAtNetwork({ db, jobs, network }: Pick<Dependencies, 'db' | 'jobs' | 'network'>): void {
  jobs.handleOutside(
    PRODUCT,
    async ({ planId }) => {
      const plan = await findPlan(db, String(planId));
      // A service that has ended has ended there, too.
      if (!plan || plan.orderKey === null || plan.state === 'ENDED') return;
      await network.changeProduct(plan.orderKey, { productId: plan.productId });
    },
    { isPatient: true },
  );
}
