import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPlan, lockPlan } from '../plans/plans.rows.ts';
import { findAsked } from './plan-changes.rows.ts';
import { dueChanges, findChange } from './plan-changes.store.ts';
import type { ChangeRow } from './plan-changes.types.ts';
import { takeEffect, TELL_IN_EFFECT, tellMember } from './settle-change.ts';

const EFFECT = 'plan-changes.effect';

/** After that the job that should have had a change take effect has given up. */
const OVERDUE_AFTER_MS = 2 * HOUR_MS;

/** Has a change take effect as its day begins in the UK. */
export async function enqueueEffect(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  { id, planId, from }: ChangeRow,
): Promise<void> {
  await jobs.enqueue(tx, EFFECT, { planId }, new Date(ukTime(from, 0)), `${EFFECT}:${id}`);
}

/**
 * Asks again for changes that should have taken effect and have not, as a job gives up after an hour and a half. Part of what a
 * gateway does once an hour.
 */
export async function askForOverdueChanges(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  now: Date,
): Promise<void> {
  for (const { id, planId } of await dueChanges(tx, ukDateOf(new Date(now.getTime() - OVERDUE_AFTER_MS))))
    await jobs.enqueue(tx, EFFECT, { planId }, now, `${EFFECT}:${id}:again:${now.getTime()}`);
}

/** Names the jobs of changes; once for each gateway. */
export function handleChangeJobs(deps: Pick<Dependencies, 'db' | 'jobs' | 'outbox' | 'env'>): void {
  deps.jobs.handleOutside(
    EFFECT,
    ({ planId }, { now }) =>
      retrying(() =>
        deps.db.transaction(async (tx) => {
          const plan = await lockPlan(tx, String(planId));
          const change = plan && (await findAsked(tx, plan.id));
          // Undone meanwhile, or in effect by the same job before; or another one is asked for by now.
          if (change && change.from <= ukDateOf(now)) await takeEffect(deps, tx, { plan, change, now });
        }),
      ),
    { isPatient: true },
  );
  deps.jobs.handle(TELL_IN_EFFECT, async (tx, { changeId }, { now }) => {
    const change = await findChange(tx, String(changeId));
    const plan = change && (await findPlan(tx, change.planId));
    // The network may have refused it meanwhile.
    if (plan && plan.state !== 'ENDED' && change.state === 'IN_EFFECT')
      await tellMember(deps, tx, 'inEffect', { plan, change, today: ukDateOf(now) });
  });
}
