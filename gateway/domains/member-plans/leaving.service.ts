import { retrying } from '../../../platform/db/errors.ts';
import { later, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountsOf, type PlanAccount } from '../bills/bill-accounts.ts';
import { endBills, keepBills } from '../bills/bills.jobs.ts';
import { findMember } from '../members/members.rows.ts';
import { findOpenPause } from '../pauses/pauses.rows.ts';
import { settleBeforeEnd } from '../plan-changes/settle-change.ts';
import { updatePlan } from '../plans/plans.rows.ts';
import { lockedOwnPlan, ownPlan } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { EndPorts } from './end-ports.ts';
import { agreedEnd, contractOf, endingOf, feeFor, lastDayOf, plannedAfter } from './ends.ts';
import { enqueueEnd } from './leaving.jobs.ts';
import { leavingMessage, stayingMessage } from './leaving.messages.ts';
import { tellEnd } from './leaving.network.ts';
import { lastDays, leavingWay, takeBackUntil, voidPauseOf, whenLeaving, type LiveContract } from './leaving.rules.ts';
import { findCancellation, saveCancellation, takeBackCancellation } from './member-plans.store.ts';
import type {
  CancellationRequest,
  CancellationRow,
  LastDay,
  LeavingWay,
  PlanCancellation,
} from './member-plans.types.ts';

type Deps = Pick<Dependencies, 'db' | 'clock'> & EndPorts;

/** What leaving means and costs today. Throws 404 `plan.not-found`, also for someone else's. */
export async function getPlanCancellation(deps: Deps, memberId: string, planId: string): Promise<PlanCancellation> {
  return standing(deps, deps.db, await ownPlan(deps.db, memberId, planId));
}

async function standing(
  { clock, orderedSwitchOf }: Omit<Deps, 'db'>,
  db: Executor,
  plan: PlanRow,
): Promise<PlanCancellation> {
  const contract = await contractOf(db, plan);
  const [found] = contract ? await accountsOf(db, [plan]) : [];
  if (!contract || !found) return blocked(plan.state === 'ENDED' ? 'ENDED' : 'NOT_LIVE');
  const today = clock.today();
  const account = asItIs(found, contract, later(contract.goLive, today));
  const orderedSwitch = await orderedSwitchOf(db, plan);
  const besides = { blocked: null, orderedSwitch, fallsAway: await plannedAfter(db, plan.id) };
  const asked = await findCancellation(db, plan.id);
  if (asked) return { ...besides, how: asked.how, options: [], asked: askedOf(account, asked, today) };
  const leaving = whenLeaving(contract);
  const how = leavingWay(leaving, today);
  const options = lastDays(leaving, today).map((lastDay) =>
    lastDayOf(account, { how, lastDay, exitFee: feeFor(leaving, how, lastDay) }),
  );
  return { ...besides, how, options, asked: null };
}

/** Without the price of a change and without a pause that are still to come: leaving makes both void. */
function asItIs({ account, ...rest }: PlanAccount, contract: LiveContract, today: LocalDate): PlanAccount {
  const prices = account.prices.filter(({ from }) => from <= today);
  const pauses = account.pauses.filter(({ id }) => id !== voidPauseOf(contract)?.id);
  return { ...rest, account: { ...account, prices, pauses } };
}

const blocked = (why: NonNullable<PlanCancellation['blocked']>): PlanCancellation => ({
  blocked: why,
  how: null,
  options: [],
  asked: null,
  orderedSwitch: null,
  fallsAway: { pause: null, change: null },
});

function askedOf(
  account: PlanAccount,
  asked: CancellationRow,
  today: LocalDate,
): NonNullable<PlanCancellation['asked']> {
  return {
    ...agreedEnd(account, asked),
    askedAt: asked.askedAt.toISOString(),
    takeBackUntil: takeBackUntil(asked.lastDay, today),
  };
}

const refusals = {
  NOT_LIVE: 'This plan isn’t live yet. You can cancel its order.',
  ENDED: 'This plan has already ended.',
} as const;

/**
 * Ends a live plan on a day that is offered. The same day again changes nothing.
 * Throws 404 `plan.not-found`, 409 `plan.not-live`, `plan.already-leaving`, `cancellation.changed`.
 */
export async function cancelPlan(
  deps: Dependencies & EndPorts,
  memberId: string,
  planId: string,
  wanted: CancellationRequest,
): Promise<PlanCancellation> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const now = await standing(deps, tx, plan);
      if (now.asked?.lastDay === wanted.lastDay) return now;
      if (now.asked)
        throw new HttpProblem(409, 'plan.already-leaving', {
          message: 'This plan already ends on another day. Take that back first.',
        });
      if (now.blocked) throw new HttpProblem(409, 'plan.not-live', { message: refusals[now.blocked] });
      const option = now.options.find(({ lastDay }) => lastDay === wanted.lastDay);
      if (!option || !now.how || (option.exitFee?.totalInPence ?? 0) !== wanted.exitFeeInPence)
        throw new HttpProblem(409, 'cancellation.changed', {
          message: 'What leaving costs has changed since you looked. Look again before you choose.',
        });
      return leave(deps, tx, { plan, how: now.how, option });
    }),
  );
}

async function leave(
  deps: Dependencies & EndPorts,
  tx: Executor,
  { plan, how, option: { lastDay, exitFee } }: { plan: PlanRow; how: LeavingWay; option: LastDay },
): Promise<PlanCancellation> {
  const at = deps.clock.now();
  const ending = endingOf(how, exitFee);
  const { feeMonths, feePerMonthInPence } = ending;
  await saveCancellation(tx, { planId: plan.id, how, lastDay, feeMonths, feePerMonthInPence, askedAt: at });
  await settleBeforeEnd(deps, tx, plan, at);
  const leaving = await updatePlan(tx, plan.id, { state: 'CEASING', serviceEnd: lastDay, updatedAt: at });
  await endBills(deps, tx, { planId: plan.id, lastDay, ending });
  await enqueueEnd(deps, tx, plan.id, lastDay);
  await tellEnd(deps, tx, plan.id, at);
  await deps.followOwnEnd(tx, plan.id);
  const after = await standing(deps, tx, leaving);
  const member = await findMember(tx, plan.memberId);
  if (member && after.asked)
    await deps.outbox.post(tx, leavingMessage(member, { ...after, planId: plan.id, asked: after.asked }, deps.env));
  return after;
}

/**
 * Takes leaving back until the day before the last day. Where nobody asked to leave it changes nothing.
 * Throws 404 `plan.not-found`, 409 `cancellation.too-late`.
 */
export async function keepPlan(
  deps: Dependencies & EndPorts,
  memberId: string,
  planId: string,
): Promise<PlanCancellation> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const asked = await findCancellation(tx, planId);
      if (!asked) return standing(deps, tx, plan);
      if (plan.state !== 'CEASING' || takeBackUntil(asked.lastDay, deps.clock.today()) === null)
        throw new HttpProblem(409, 'cancellation.too-late', {
          message: 'It’s too late to keep this plan: its last day has come. You can order again.',
        });
      const at = deps.clock.now();
      await takeBackCancellation(tx, asked.id, at);
      const isPaused = (await findOpenPause(tx, planId))?.state === 'RUNNING';
      const state = isPaused ? 'PAUSED' : 'ACTIVE';
      const kept = await updatePlan(tx, planId, { state, serviceEnd: null, updatedAt: at });
      await keepBills(deps, tx, kept);
      await tellEnd(deps, tx, planId, at);
      await deps.followOwnEnd(tx, planId);
      const after = await standing(deps, tx, kept);
      const member = await findMember(tx, memberId);
      if (member) await deps.outbox.post(tx, stayingMessage(member, after, deps.env));
      return after;
    }),
  );
}
