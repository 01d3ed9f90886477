import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand, type Command, type CommandDeps, type Said } from '../../network/commands.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { isAsAsked } from './leaving.rules.ts';
import { findCancellation, noteDisconnection } from './member-plans.store.ts';

const CEASE = 'network.cease-service';

/** After which day a service ends; null where it goes on after all. */
export interface SaidEnd extends Said {
  reference: string;
  lastDay: LocalDate | null;
}

/** Tells the network, by a job, after which day the service of a plan ends, or that it goes on after all. */
export async function tellEnd(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: CEASE, planId, payload: {}, at: now });
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleEndsAtNetwork(
  deps: CommandDeps & Pick<Dependencies, 'network'>,
  follows: Required<Pick<Command<SaidEnd>, 'whenRefused' | 'whenSettled'>>,
): void {
  handleCommand(deps, {
    kind: CEASE,
    replaces: true,
    ...follows,
    async prepare(payload) {
      const planId = String(payload['planId']);
      const plan = await findPlan(deps.db, planId);
      if (!plan || plan.orderKey === null) return undefined;
      const lastDay = (await findCancellation(deps.db, planId))?.lastDay ?? null;
      return { planId, about: `${planId}:${lastDay ?? 'going on'}`, reference: plan.orderKey, lastDay };
    },
    send: ({ reference, lastDay }) => deps.network.cease(reference, lastDay),
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
