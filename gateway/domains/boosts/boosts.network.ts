import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  enqueueCommand,
  handleCommand,
  type CommandDeps,
  type Said,
  type WhenRefused,
} from '../../network/commands.ts';
import { findPlanAtNetwork } from '../plans/plans.rows.ts';
import { endOfBoost, isRunning } from './boosts.rules.ts';
import { lastBoosts } from './boosts.store.ts';

const BOOST = 'network.boost-service';

/** How fast a service is to be, and until when. */
export interface SaidBoost extends Said {
  reference: string;
  boostId: string;
  speedInMbps: number;
  until: Date;
  /** False where it ends a boost before its time. */
  begins: boolean;
}

/** Tells the network, by a job, how fast a plan's service is to be, and until when. */
export async function tellBoost(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: BOOST, planId, payload: {}, at: now });
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleBoostJobs(
  deps: CommandDeps & Pick<Dependencies, 'network'>,
  whenRefused: WhenRefused<SaidBoost>,
): void {
  handleCommand(deps, {
    kind: BOOST,
    whenRefused,
    async prepare(payload, { now }) {
      const planId = String(payload['planId']);
      const plan = await findPlanAtNetwork(deps.db, planId);
      const [last] = plan ? await lastBoosts(deps.db, planId) : [];
      if (!plan || !last) return undefined;
      // One that would be over by itself has never begun there, or is over there, too.
      if (endOfBoost(last.startedAt) <= now) return undefined;
      const { id: boostId, speedInMbps, until } = last;
      const begins = isRunning(last, now);
      return { planId, about: boostId, reference: plan.orderKey, boostId, speedInMbps, until, begins };
    },
    send: ({ reference, speedInMbps, until }) =>
      deps.network.boost(reference, { speedInMbps, until: until.toISOString() }),
  });
}
