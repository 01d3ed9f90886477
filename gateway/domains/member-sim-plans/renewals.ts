import { HOUR_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AWAITED_CREDIT, stopWaiting, type Awaited } from '../airtime/awaited-credit.ts';
import { findMember, lockMember } from '../members/members.rows.ts';
import { chargeKept } from '../payments/charge-kept.ts';
import { isExpired } from '../payments/payments.rules.ts';
import type { PurposePorts, WhyUnpaid } from '../payments/purposes.ts';
import { MOST_REFUSALS, nextMorning, soldPlan } from './member-sim-plans.rules.ts';
import { changeSimPlan, findSimPlan, standingOf, type SimPlanRow } from './member-sim-plans.store.ts';
import { subjectOf } from './member-sim-plans.service.ts';
import { bringUpToDate, notePaid, type Locked, type SimPlanDeps } from './periods.ts';
import { repeatCardOf } from './repeat-card.ts';
import type { Ended } from './ended-messages.ts';
import { CHARGE, endRenewal, payFromCredit, tellEnded } from './repeat-ended.ts';
import { refusedMessage } from './sim-plan-messages.ts';

/** Names the jobs that have plans paid that are repeated, by card and from credit; once for each gateway. Endless, as a provider may be away for a day. */
export function handleRenewals(deps: Dependencies & PurposePorts): void {
  deps.jobs.handleOutside(CHARGE, ({ purchaseId }) => charge(deps, String(purchaseId)), { isEndless: true });
  deps.jobs.handle(
    AWAITED_CREDIT,
    async (tx, { memberId, how }, { now }) => {
      const member = await lockMember(tx, String(memberId));
      if (member) await followCredit(deps, tx, { member, now }, how as Awaited);
    },
    { isEndless: true },
  );
}

/** Why a plan is over that has waited for a top-up. */
const endedAs: Readonly<Record<Exclude<Awaited, 'MORE'>, Ended>> = {
  TOPPED_UP: 'TOP_UP_SHORT',
  FAILED: 'TOP_UP_FAILED',
  OFF: 'TOP_UP_OFF',
  UNHEARD: 'TOP_UP_UNHEARD',
};

/** Buys the next plan of a member whose credit was to be topped up for it, as soon as that is enough. What ends the wait without it ends the plan. */
async function followCredit(deps: SimPlanDeps, tx: Executor, locked: Locked, how: Awaited): Promise<void> {
  const memberId = String(locked.member.id);
  await bringUpToDate(deps, tx, locked);
  const { renewing } = await standingOf(tx, memberId);
  if (renewing?.paidBy !== 'CREDIT') return;
  if (!locked.member.hasActiveSim) return giveUp(deps, tx, renewing, 'NO_SIM');
  const plan = soldPlan(renewing.planId);
  if (await payFromCredit(deps, tx, { memberId, plan, purchaseId: renewing.id })) {
    await stopWaiting(tx, memberId);
    if (!(await notePaid(deps, tx, renewing, locked))) throw new Error(`The SIM plan ${renewing.id} can’t begin`);
  } else if (how !== 'MORE') await giveUp(deps, tx, renewing, endedAs[how]);
}

async function charge(deps: Dependencies & PurposePorts, purchaseId: string): Promise<void> {
  const { db, clock, jobs } = deps;
  const row = await findSimPlan(db, { id: purchaseId });
  const now = clock.now();
  // It was paid or given up; or this is the first job, done again after the bank's answer.
  if (row?.state !== 'UNPAID' || (row.chargedAgainAt && now < row.chargedAgainAt)) return;
  const thing = { ...subjectOf(row.id), memberId: row.memberId };
  const answer = await chargeKept(deps, { ...thing, keptNow: (tx) => cardNow(deps, tx, row.id) });
  if (answer === 'busy') await jobs.enqueue(db, CHARGE, { purchaseId }, new Date(now.getTime() + HOUR_MS));
}

/** The card to charge; null where it is gone, or no SIM is on any more: nobody pays for what they could not use. */
async function cardNow(deps: SimPlanDeps, tx: Executor, id: string): Promise<{ by: 'CARD'; keptId: string } | null> {
  const row = await findSimPlan(tx, { id });
  if (!row) return null;
  if (!(await findMember(tx, row.memberId))?.hasActiveSim) {
    await giveUp(deps, tx, row, 'NO_SIM');
    return null;
  }
  const card = await repeatCardOf(tx, row);
  if (card && !isExpired(card, deps.clock.today())) return { by: 'CARD', keptId: card.id };
  await giveUp(deps, tx, row, 'NO_CARD');
  return null;
}

async function giveUp(deps: SimPlanDeps, tx: Executor, row: SimPlanRow, why: Ended): Promise<void> {
  await endRenewal(tx, row);
  const member = await findMember(tx, row.memberId);
  if (member) await tellEnded(deps, tx, { member, planId: row.planId, why });
}

/** Notes that the card of a renewal was not charged: it is charged one more time, the next morning. */
export async function noteRefused(
  deps: SimPlanDeps,
  tx: Executor,
  row: SimPlanRow,
  why: WhyUnpaid | undefined,
): Promise<void> {
  if (why === 'GONE') return giveUp(deps, tx, row, 'NO_CARD');
  // It may have been taken: nothing is charged a second time.
  if (why === 'UNHEARD') return giveUp(deps, tx, row, 'UNHEARD');
  const refusals = row.refusals + 1;
  const whyUnpaid = why ?? 'REFUSED';
  if (refusals >= MOST_REFUSALS) return giveUp(deps, tx, row, whyUnpaid);
  const chargedAgainAt = nextMorning(deps.clock.now());
  const changed = await changeSimPlan(tx, row.id, { refusals, chargedAgainAt, whyUnpaid });
  await deps.jobs.enqueue(tx, CHARGE, { purchaseId: row.id }, chargedAgainAt);
  const member = await findMember(tx, row.memberId);
  if (member) await deps.outbox.post(tx, refusedMessage(member, changed, deps.env));
}
