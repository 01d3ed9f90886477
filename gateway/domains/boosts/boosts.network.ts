import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand } from '../../network/commands.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { endOfBoost } from './boosts.rules.ts';
import { lastBoosts } from './boosts.store.ts';

const BOOST = 'network.boost-service';

/** Tells the network, by a job, how fast a plan's service is to be, and until when. */
export async function tellBoost(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: BOOST, planId, payload: { planId }, at: now });
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleBoostJobs(deps: Pick<Dependencies, 'db' | 'jobs' | 'log' | 'network'>): void {
  handleCommand(deps, BOOST, async ({ planId }, { now }) => {
    const plan = await findPlan(deps.db, String(planId));
    const [last] = plan ? await lastBoosts(deps.db, plan.id) : [];
    // A service that has ended has ended there, too.
    if (!plan || !last || plan.orderKey === null || plan.state === 'ENDED') return;
    // One that would be over by itself has never begun there, or is over there, too.
    if (endOfBoost(last.startedAt) <= now) return;
    const { speedInMbps, until } = last;
    await deps.network.boost(plan.orderKey, { speedInMbps, until: until.toISOString() });
  });
}
