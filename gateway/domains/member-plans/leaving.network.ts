import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPlan, lockPlan } from '../plans/plans.rows.ts';
import { isAsAsked } from './leaving.rules.ts';
import { findCancellation, noteDisconnection, noteTold, untoldPlans } from './member-plans.store.ts';

const CEASE = 'network.cease-service';

/** After that the job that tells the network has given up. */
const UNTOLD_AFTER_MS = 2 * HOUR_MS;

/** Tells the network, by a job, after which day the service of a plan ends, or that it goes on after all. */
export async function tellEnd(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await jobs.enqueue(tx, CEASE, { planId }, now);
}

/** Names the job that speaks to the network; once for each gateway. What it says is how things stand when it runs. */
export function handleEndsAtNetwork({ db, jobs, network }: Pick<Dependencies, 'db' | 'jobs' | 'network'>): void {
  jobs.handleOutside(
    CEASE,
    async (payload) => {
      const planId = String(payload['planId']);
      const plan = await findPlan(db, planId);
      if (!plan || plan.orderKey === null) return;
      const lastDay = (await findCancellation(db, planId))?.lastDay ?? null;
      await network.cease(plan.orderKey, lastDay);
      await db.transaction(async (tx) => {
        await lockPlan(tx, planId);
        // What its member has asked for since has a job of its own.
        if (((await findCancellation(tx, planId))?.lastDay ?? null) === lastDay) await noteTold(tx, planId);
      });
    },
    { isPatient: true },
  );
}

/**
 * Tells the network again what it should have heard and has not, as a job gives up after an hour and a half. Part of what a
 * gateway does once an hour.
 */
export async function tellUntoldEnds({ jobs }: Pick<Dependencies, 'jobs'>, tx: Executor, now: Date): Promise<void> {
  for (const planId of await untoldPlans(tx, new Date(now.getTime() - UNTOLD_AFTER_MS)))
    await jobs.enqueue(tx, CEASE, { planId }, now, `${CEASE}:${planId}:again:${now.getTime()}`);
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
