import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand } from '../../network/commands.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { isAsAsked } from './leaving.rules.ts';
import { findCancellation, noteDisconnection } from './member-plans.store.ts';

const CEASE = 'network.cease-service';

/** Tells the network, by a job, after which day the service of a plan ends, or that it goes on after all. */
export async function tellEnd(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: CEASE, planId, payload: { planId }, at: now });
}

/** Names the job that speaks to the network; once for each gateway. What it says is how things stand when it runs. */
export function handleEndsAtNetwork(deps: Pick<Dependencies, 'db' | 'jobs' | 'log' | 'network'>): void {
  handleCommand(deps, CEASE, async (payload) => {
    const planId = String(payload['planId']);
    const plan = await findPlan(deps.db, planId);
    if (!plan || plan.orderKey === null) return;
    const lastDay = (await findCancellation(deps.db, planId))?.lastDay ?? null;
    await deps.network.cease(plan.orderKey, lastDay);
  });
}

/**
 * Takes in that the network has ended a service. True where it has ended as its member asked: the last day, the fee and the
 * final bill stand then, and the plan ends by its own job. Else it ends as the network says, without a fee.
 */
export async function confirmEnd(
  tx: Executor,
  planId: string,
  { ceasedAt, unsolicited }: { ceasedAt: Date; unsolicited: boolean },
): Promise<boolean> {
  const asked = await findCancellation(tx, planId);
  if (!asked || !isAsAsked(asked.lastDay, ukDateOf(ceasedAt))) return false;
  if (!unsolicited) await noteDisconnection(tx, asked.id, ceasedAt);
  return true;
}
