import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FollowUp, Refused } from '../../network/commands.ts';
import { settlesTrouble, tellOfTrouble } from '../banners/tell-of-trouble.ts';
import { findMember } from '../members/members.rows.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { closePause } from './close-pause.ts';
import type { SaidSuspension } from './pauses.network.ts';
import { findPause } from './pauses.store.ts';

type Deps = Pick<Dependencies, 'jobs' | 'outbox' | 'env' | 'clock'>;

const topicOf = (planId: string) => `going-on:${planId}`;

/**
 * A pause that the network refuses ends with the day before: what has gone by of it costs nothing, as its member was told, and from
 * today they have and pay for their broadband. Where it refuses to go on after a pause it is asked again, as nobody may be left without.
 */
export async function followRefusedSuspension(
  deps: Deps,
  tx: Executor,
  { planId, pauseId }: SaidSuspension,
  { isNew, now }: Refused,
): Promise<FollowUp> {
  const plan = await lockPlan(tx, planId);
  if (!plan) return 'undone';
  if (pauseId === undefined) {
    if (isNew) await tellOfSilence(deps, tx, plan);
    return 'ask again';
  }
  const pause = await findPause(tx, planId, pauseId);
  // One that has ended meanwhile is followed by the word that the service goes on.
  if (pause?.state === 'RUNNING')
    await closePause(deps, tx, { plan, pause, lastDay: addDays(ukDateOf(now), -1), now, why: 'refused' });
  return 'undone';
}

async function tellOfSilence(deps: Deps, tx: Executor, { id: planId, memberId }: PlanRow): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member) return;
  const trouble = {
    topic: topicOf(planId),
    title: 'Your broadband may still be paused',
    content:
      'Your pause is over, and the network hasn’t switched your broadband on again. We’ll ask it every six hours until it has. Report a fault if you have no broadband: you get money back for each day that the repair is late.',
    button: { text: 'Report a fault', action: `path:/dashboard/plans/${planId}/fault` } as const,
  };
  await tellOfTrouble(deps, tx, { member, planId, trouble });
}

/** The network has taken that the service goes on. */
export const settleSuspension = settlesTrouble(topicOf);
