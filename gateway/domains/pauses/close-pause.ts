import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { updatePlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { pauseMessage } from './pauses.messages.ts';
import { tellSuspension } from './pauses.network.ts';
import { findOpenPause } from './pauses.rows.ts';
import { closedAfter } from './pauses.rules.ts';
import { updatePause } from './pauses.store.ts';
import type { PauseRow } from './pauses.types.ts';

type Deps = Pick<Dependencies, 'jobs' | 'outbox' | 'env'>;

interface Closing {
  plan: PlanRow;
  pause: PauseRow;
  lastDay: LocalDate;
  now: Date;
  /** `void`: it falls away because the plan is ending. `refused`: the network does not take it. Else its member ends it, or its time does. */
  why?: 'void' | 'refused';
}

/**
 * Ends the open pause of a plan, whose row is locked, with a day as its last one; it is taken back where it has not begun by then. The
 * contract's end moves back by the days that were not paused, and the member is told.
 */
export async function closePause(deps: Deps, tx: Executor, { plan, pause, lastDay, now, why }: Closing): Promise<void> {
  const { state, unusedDays, ...days } = closedAfter(pause, lastDay);
  await updatePause(tx, pause.id, { state, to: days.to });
  const end = pause.agreedLastDay === null || plan.end === null ? null : addDays(plan.end, -unusedDays);
  await updatePlan(tx, plan.id, {
    ...(end === null ? {} : { end }),
    // One that is ceasing by now goes on with that.
    ...(plan.state === 'PAUSED' ? { state: 'ACTIVE' as const } : {}),
    updatedAt: now,
  });
  // What the network has refused it need not be told to end.
  if (pause.state === 'RUNNING' && why !== 'refused') await tellSuspension(deps, tx, plan.id, now);
  const member = await findMember(tx, plan.memberId);
  if (!member) return;
  const endedBy = unusedDays > 0 ? 'endedEarly' : 'over';
  const happened = why ?? (state === 'TAKEN_BACK' ? 'takenBack' : endedBy);
  // Of a plan that is ending the last day of the contract is no news.
  const told = { pause: days, lastDay: why === 'void' ? null : end, planId: plan.id, wasPaused: state === 'ENDED' };
  await deps.outbox.post(tx, pauseMessage(member, happened, told, deps.env));
}

/** The service of a plan, whose row is locked, has ended with a day, and its open pause with it. Of that the member is told anyway. */
export async function endPauseWithService(tx: Executor, planId: string, lastDay: LocalDate): Promise<void> {
  const pause = await findOpenPause(tx, planId);
  if (!pause) return;
  const { state, to } = closedAfter(pause, lastDay);
  await updatePause(tx, pause.id, { state, to });
}
