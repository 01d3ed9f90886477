import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand, type CommandDeps, type Command, type Said } from '../../network/commands.ts';
import { findPlanAtNetwork } from '../plans/plans.rows.ts';
import { findOpenPause } from './pauses.rows.ts';

const SUSPEND = 'network.suspend-service';

/** Whether a service is to rest. */
export interface SaidSuspension extends Said {
  reference: string;
  /** For which pause it is to rest; undefined where it is to go on. */
  pauseId: string | undefined;
}

/** Tells the network, by a job, whether the service of a plan rests now. */
export async function tellSuspension(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: SUSPEND, planId, payload: {}, at: now });
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleSuspensionJobs(
  deps: CommandDeps & Pick<Dependencies, 'network'>,
  follows: Required<Pick<Command<SaidSuspension>, 'whenRefused' | 'whenSettled'>>,
): void {
  handleCommand(deps, {
    kind: SUSPEND,
    replaces: true,
    ...follows,
    async prepare(payload) {
      const planId = String(payload['planId']);
      const plan = await findPlanAtNetwork(deps.db, planId);
      if (!plan) return undefined;
      const open = await findOpenPause(deps.db, planId);
      const pauseId = open?.state === 'RUNNING' ? open.id : undefined;
      return { planId, about: pauseId ?? `going on:${planId}`, reference: plan.orderKey, pauseId };
    },
    send: ({ reference, pauseId }) => deps.network.suspend(reference, pauseId !== undefined),
  });
}
