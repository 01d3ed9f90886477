import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { JobPayload } from '../../../platform/jobs/jobs.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { lockPlan, updatePlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { closePause } from './close-pause.ts';
import type { SwitchAheadPort } from '../plans/switch-ahead.ts';
import type { PausePorts } from './pause-ports.ts';
import { pauseMessage } from './pauses.messages.ts';
import { tellSuspension } from './pauses.network.ts';
import { blockOfState, isOnSwitchDay, turnOf } from './pauses.rules.ts';
import { findPause, updatePause } from './pauses.store.ts';
import type { PauseRow } from './pauses.types.ts';
import { waitForSwitch } from './wait-for-switch.ts';

const BEGIN = 'pauses.begin';
const END = 'pauses.end';

/** Has a planned pause begin on its day. */
export async function enqueueBegin(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  { id: pauseId, planId, from }: PauseRow,
): Promise<void> {
  await jobs.enqueue(tx, BEGIN, { planId, pauseId }, turnOf(from), `${BEGIN}:${pauseId}:${from}`);
}

async function enqueueEnd({ jobs }: Pick<Dependencies, 'jobs'>, tx: Executor, pause: PauseRow): Promise<void> {
  const { id: pauseId, planId, to } = pause;
  await jobs.enqueue(tx, END, { planId, pauseId }, turnOf(addDays(to, 1)), `${END}:${pauseId}`);
}

type Deps = Dependencies & PausePorts & SwitchAheadPort;

interface Turn {
  plan: PlanRow;
  pause: PauseRow;
  now: Date;
}

/** Names the jobs that begin and end pauses; once for each gateway. */
export function handlePauseJobs(deps: Deps): void {
  // Patient: a database that is away for a while must leave nobody paused.
  function handle(kind: string, turn: (tx: Executor, turn: Turn) => Promise<void>): void {
    const run = (payload: JobPayload, now: Date) =>
      deps.db.transaction(async (tx) => {
        const plan = await lockPlan(tx, String(payload['planId']));
        const pause = plan && (await findPause(tx, plan.id, String(payload['pauseId'])));
        if (pause) await turn(tx, { plan, pause, now });
      });
    deps.jobs.handleOutside(kind, (payload, { now }) => retrying(() => run(payload, now)), { isPatient: true });
  }
  handle(BEGIN, (tx, turn) => begin(deps, tx, turn));
  handle(END, async (tx, { plan, pause, now }) => {
    if (pause.state === 'RUNNING') await closePause(deps, tx, { plan, pause, lastDay: pause.to, now });
  });
}

async function begin(deps: Deps, tx: Executor, { plan, pause, now }: Turn): Promise<void> {
  // Taken back meanwhile, or begun by the same job before.
  if (pause.state !== 'PLANNED') return;
  const block = blockOfState(plan.state);
  if (block === 'ENDING' || block === 'ENDED') {
    await closePause(deps, tx, { plan, pause, lastDay: addDays(pause.from, -1), now, why: 'void' });
    return;
  }
  const ahead = await deps.switchAheadOf(tx, plan);
  if (isOnSwitchDay(pause, ahead)) {
    const waiting = await waitForSwitch(deps, tx, { plan, pause, ahead, now });
    if (waiting) await enqueueBegin(deps, tx, waiting);
    return;
  }
  await updatePause(tx, pause.id, { state: 'RUNNING' });
  // One that is changing stays that until its next bill.
  if (plan.state === 'ACTIVE') await updatePlan(tx, plan.id, { state: 'PAUSED', updatedAt: now });
  await deps.endBoost(tx, plan.id, now);
  await tellSuspension(deps, tx, plan.id, now);
  await enqueueEnd(deps, tx, pause);
  const member = await findMember(tx, plan.memberId);
  const lastDay = pause.agreedLastDay === null ? null : plan.end;
  const told = { pause, lastDay, planId: plan.id };
  // Nobody has to read of a pause that has begun when it is over already.
  if (member && ukDateOf(now) <= pause.to) await deps.outbox.post(tx, pauseMessage(member, 'begun', told, deps.env));
}
