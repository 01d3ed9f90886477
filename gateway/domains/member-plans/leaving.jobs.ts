import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { endBoost } from '../boosts/boosts.service.ts';
import { endFaultWithService, type FollowDeps } from '../faults/follow-fault.ts';
import { endPauseWithService } from '../pauses/close-pause.ts';
import { lockPlan, updatePlan } from '../plans/plans.rows.ts';
import { followServiceEnd } from '../switching/follow-order.ts';
import type { EndPorts } from './end-ports.ts';
import { findCancellation } from './member-plans.store.ts';

const END = 'plans.end';

/** Has a plan ended when its last day is over. */
export async function enqueueEnd(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  lastDay: LocalDate,
): Promise<void> {
  const at = new Date(ukTime(addDays(lastDay, 1), 0));
  await jobs.enqueue(tx, END, { planId }, at, `${END}:${planId}:${lastDay}`);
}

/** Names the job that ends plans; once for each gateway. One that was taken back, or has another day by now, finds nothing to do. */
export function handleEnds(deps: FollowDeps & EndPorts): void {
  deps.jobs.handle(
    END,
    async (tx, { planId }, { now }) => {
      const plan = await lockPlan(tx, String(planId));
      const asked = plan && (await findCancellation(tx, plan.id));
      if (!asked || plan.state !== 'CEASING' || ukDateOf(now) <= asked.lastDay) return;
      await endService(deps, tx, plan.id, asked.lastDay, now);
      await deps.followOwnEnd(tx, plan.id);
    },
    // Whatever fails on that night: nobody asks again.
    { isEndless: true },
  );
}

/** The service of a plan, whose row is locked, is over after a day, and with it all that runs on it. */
export async function endService(
  deps: FollowDeps,
  tx: Executor,
  planId: string,
  lastDay: LocalDate,
  now: Date,
): Promise<void> {
  await updatePlan(tx, planId, { state: 'ENDED', end: lastDay, serviceEnd: lastDay, updatedAt: now });
  await endPauseWithService(tx, planId, lastDay);
  await endFaultWithService(deps, tx, planId, lastDay);
  await endBoost(deps, tx, planId, now);
  await followServiceEnd(tx, planId);
}
