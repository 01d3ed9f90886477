import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Message } from '../../outbox/outbox.ts';
import type { Addressee } from '../../words/mail-words.ts';
import { isToppedUpFirst } from '../airtime/awaited-credit.ts';
import { balanceOf, isOwnMoneyIn } from '../airtime/ledger.service.ts';
import { withdrawBanner } from '../banners/show-banner.ts';
import { lockMember, type MemberRow } from '../members/members.rows.ts';
import { notePaid as noteRewarded } from '../referrals/reward.ts';
import { endOf, endsCurrent, reminderOf, runsAt, soldPlan, startAfter } from './member-sim-plans.rules.ts';
import { changeSimPlan, standingOf, type SimPlanRow } from './member-sim-plans.store.ts';
import { repeatCardOf } from './repeat-card.ts';
import { ENDED_TOPIC } from './ended-messages.ts';
import { endRenewal, repeatEnded } from './repeat-ended.ts';
import { begunMessage, reminderMessage, waitingMessage, type Follows } from './sim-plan-messages.ts';
import { tellAllowance } from './tell-network.ts';

export type SimPlanDeps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox' | 'log'>;
/** A member who is locked, with the moment at which all of a transaction happens. */
export type Locked = { member: MemberRow; now: Date };

const END = 'member-sim-plans.end';
const REMIND = 'member-sim-plans.remind';

/** A plan as its messages need it. */
async function saidOf(tx: Executor, row: SimPlanRow): Promise<Follows> {
  const { memberId } = row;
  return {
    row,
    card: await repeatCardOf(tx, row),
    balanceInPence: await balanceOf(tx, memberId),
    isToppedUp: await isToppedUpFirst(tx, memberId, soldPlan(row.repeatPlanId ?? row.planId).priceInPence),
  };
}

/** Writes to a member about a plan, with what follows it. */
export async function writeAbout(
  { outbox, env }: Pick<SimPlanDeps, 'outbox' | 'env'>,
  tx: Executor,
  { member, row }: { member: MemberRow; row: SimPlanRow },
  compose: (to: Addressee, said: Follows, site: SimPlanDeps['env']) => Message,
): Promise<void> {
  await outbox.post(tx, compose(member, await saidOf(tx, row), env));
}

/** Has a plan that is paid run from a moment on. */
async function begin(
  deps: SimPlanDeps,
  tx: Executor,
  row: SimPlanRow,
  { member, now: startedAt }: Locked,
): Promise<void> {
  const endsAt = endOf(startedAt, soldPlan(row.planId).days);
  const begun = await changeSimPlan(tx, row.id, {
    state: 'RUNNING',
    startedAt,
    endsAt,
    boughtAt: row.boughtAt ?? deps.clock.now(),
  });
  const payload = { memberId: row.memberId, planId: row.id };
  await deps.jobs.enqueue(tx, END, payload, endsAt, `${END}:${row.id}`);
  await deps.jobs.enqueue(tx, REMIND, payload, reminderOf(endsAt), `${REMIND}:${row.id}`);
  await tellAllowance(deps, tx, row.memberId);
  await withdrawBanner(tx, row.memberId, ENDED_TOPIC);
  await writeAbout(deps, tx, { member, row: begun }, begunMessage);
  // Rewarded as it begins: until then its money can go back.
  if (row.paidBy === 'CARD' || (await isOwnMoneyIn(tx, row.memberId, row.id)))
    await noteRewarded(deps, tx, row.memberId);
}

/**
 * Brings the plans of a member up to the moment: ends what is over, begins what has waited for that or for a SIM, and has the next one bought. The
 * job that ends a plan may be late, so all that is done with a member's plans begins with this. The member must be locked.
 */
export async function bringUpToDate(deps: SimPlanDeps, tx: Executor, locked: Locked): Promise<void> {
  const { member, now } = locked;
  const { running, waiting } = await standingOf(tx, String(member.id));
  const current = running && runsAt(running, now) ? running : undefined;
  if (running && !current) await changeSimPlan(tx, running.id, { state: 'OVER' });
  if (waiting) {
    const isFree = current === undefined || endsCurrent(waiting, current);
    if (!member.hasActiveSim || !isFree) return;
    if (current) await endEarly(tx, current, now);
    await begin(deps, tx, waiting, { member, now: startAfter(running?.endsAt, now) });
  } else if (running && !current) {
    const renewed = await repeatEnded(deps, tx, running, locked);
    if (renewed) await begin(deps, tx, renewed, { member, now: startAfter(running.endsAt, now) });
  }
}

/** Another one begins in its place. */
async function endEarly(tx: Executor, current: SimPlanRow, now: Date): Promise<void> {
  await changeSimPlan(tx, current.id, { state: 'OVER', endsAt: now });
}

/**
 * Has a plan begin, or wait, that has just been paid; false where another one waits already, so that the money is to go back. The member must be
 * locked, and their plans up to date.
 */
export async function notePaid(
  deps: SimPlanDeps,
  tx: Executor,
  row: SimPlanRow,
  { member, now }: Locked,
): Promise<boolean> {
  const { running: current, waiting, renewing } = await standingOf(tx, row.memberId);
  const isFree = current === undefined || endsCurrent(row, current);
  if (!(member.hasActiveSim && isFree) && waiting) return false;
  // Whoever buys one themselves wants no other charged for.
  if (renewing && renewing.id !== row.id) await endRenewal(tx, renewing);
  if (member.hasActiveSim && isFree) {
    if (current) await endEarly(tx, current, now);
    await begin(deps, tx, row, { member, now: row.isRenewal ? startAfter(row.askedAt, now) : now });
    return true;
  }
  const start = isFree ? row.start : 'WHEN_CURRENT_ENDS';
  const bought = await changeSimPlan(tx, row.id, { state: 'WAITING', start, boughtAt: now });
  await writeAbout(deps, tx, { member, row: bought }, (to, said, site) => waitingMessage(to, { said, current }, site));
  return true;
}

/** Names the jobs that end plans and remind of that; once for each gateway. */
export function handlePeriods(deps: SimPlanDeps): void {
  deps.jobs.handle(
    END,
    async (tx, { memberId }, { now }) => {
      const member = await lockMember(tx, String(memberId));
      if (member) await bringUpToDate(deps, tx, { member, now });
    },
    { isEndless: true },
  );
  deps.jobs.handle(
    REMIND,
    async (tx, { memberId, planId }, { now }) => {
      const member = await lockMember(tx, String(memberId));
      if (!member) return;
      const { running, waiting } = await standingOf(tx, String(memberId));
      // Where the next one is bought nothing is to be done. One that has ended before its time is another.
      if (running?.id !== planId || !running || !runsAt(running, now) || waiting) return;
      await writeAbout(deps, tx, { member, row: running }, reminderMessage);
    },
    { isEndless: true },
  );
}
