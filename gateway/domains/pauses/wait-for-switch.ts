import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { updatePlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { SwitchAhead } from '../plans/switch-ahead.ts';
import { pauseMessage } from './pauses.messages.ts';
import { updatePause } from './pauses.store.ts';
import type { PauseRow } from './pauses.types.ts';

interface Waiting {
  plan: PlanRow;
  pause: PauseRow;
  ahead: SwitchAhead;
  now: Date;
}

/**
 * A planned pause whose first day is that of a switch gives that day up, as its member would have no broadband until the other provider
 * begins; the plan's row is locked. Its last day stays, and the contract's end moves back by a day. Gives the pause as it is now;
 * undefined where it had no other day, so that it is off.
 */
export async function waitForSwitch(
  { outbox, env }: Pick<Dependencies, 'outbox' | 'env'>,
  tx: Executor,
  { plan, pause, ahead, now }: Waiting,
): Promise<PauseRow | undefined> {
  const from = addDays(pause.from, 1);
  const isOff = from > pause.to;
  await updatePause(tx, pause.id, isOff ? { state: 'TAKEN_BACK' } : { from });
  const end = pause.agreedLastDay === null || plan.end === null ? null : addDays(plan.end, -1);
  await updatePlan(tx, plan.id, { ...(end === null ? {} : { end }), updatedAt: now });
  const left = isOff ? undefined : { ...pause, from };
  const member = await findMember(tx, plan.memberId);
  const told = { pause: left ?? pause, lastDay: end, planId: plan.id, ahead };
  // Nobody has to read that a pause waits when its next day has come.
  if (member && (isOff || ukDateOf(now) < from))
    await outbox.post(tx, pauseMessage(member, isOff ? 'offForSwitch' : 'waiting', told, env));
  return left;
}
