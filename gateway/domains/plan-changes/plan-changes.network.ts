import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand } from '../../network/commands.ts';
import { findPlan } from '../plans/plans.rows.ts';

const PRODUCT = 'network.change-product';

/** Tells the network, by a job, which product a plan has from now on: its speed follows from that. */
export async function tellProduct(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: PRODUCT, planId, payload: { planId }, at: now });
}

/** Names the job that speaks to the network; once for each gateway. What it says is how things stand when it runs. */
export function handleProductAtNetwork(deps: Pick<Dependencies, 'db' | 'jobs' | 'log' | 'network'>): void {
  handleCommand(deps, PRODUCT, async ({ planId }) => {
    const plan = await findPlan(deps.db, String(planId));
    // A service that has ended has ended there, too.
    if (!plan || plan.orderKey === null || plan.state === 'ENDED') return;
    await deps.network.changeProduct(plan.orderKey, { productId: plan.productId });
  });
}
