import type { Executor } from '../../../platform/db/open.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withdrawPrice } from '../bills/plan-prices.ts';
import { endSlowerBoost } from '../boosts/boosts.service.ts';
import { findMember } from '../members/members.rows.ts';
import { findOpenPause } from '../pauses/pauses.rows.ts';
import { turnOf } from '../pauses/pauses.rules.ts';
import { updatePlan } from '../plans/plans.rows.ts';
import { productOf } from '../plans/plans.service.ts';
import type { PlanRow, PlanState } from '../plans/plans.types.ts';
import { changeMessage, type Besides, type Happened } from './plan-changes.messages.ts';
import { tellProduct } from './plan-changes.network.ts';
import { findAsked } from './plan-changes.rows.ts';
import { minimumTermEnd } from './plan-changes.rules.ts';
import { settle } from './plan-changes.store.ts';
import type { ChangeRow } from './plan-changes.types.ts';

type Deps = Pick<Dependencies, 'jobs' | 'outbox' | 'env'>;

/** Says in the morning of the day that a change has taken effect: at midnight most members sleep. */
export const TELL_IN_EFFECT = 'plan-changes.tell';

/** Where a plan stands that was changing. */
async function stateAfter(tx: Executor, plan: PlanRow): Promise<PlanState> {
  if (plan.state !== 'CHANGING') return plan.state;
  return (await findOpenPause(tx, plan.id))?.state === 'RUNNING' ? 'PAUSED' : 'ACTIVE';
}

/** Has a change take effect: the plan's row is locked. Bills have its price from its date on by themselves. */
export async function takeEffect(
  deps: Deps,
  tx: Executor,
  { plan, change, now }: { plan: PlanRow; change: ChangeRow; now: Date },
): Promise<PlanRow> {
  const { productId, meshWifi, monthlyPriceInPence, contractSummaryDocId, contractInformationDocId, from } = change;
  await settle(tx, change.id, 'IN_EFFECT', now);
  const changed = await updatePlan(tx, plan.id, {
    state: await stateAfter(tx, plan),
    productId,
    meshWifi,
    monthlyPriceInPence,
    contractSummaryDocId,
    contractInformationDocId,
    updatedAt: now,
  });
  // The network carries the product alone.
  if (productId !== plan.productId) await tellProduct(deps, tx, plan.id, now);
  await endSlowerBoost(deps, tx, changed, now);
  await deps.jobs.enqueue(tx, TELL_IN_EFFECT, { changeId: change.id }, turnOf(from), `${TELL_IN_EFFECT}:${change.id}`);
  return changed;
}

/** Drops a change that has not come into effect: the plan's row is locked, and stays what it was. */
export async function dropAsked(
  tx: Executor,
  { plan, change, now }: { plan: PlanRow; change: ChangeRow; now: Date },
): Promise<PlanRow> {
  await settle(tx, change.id, 'TAKEN_BACK', now);
  await withdrawPrice(tx, plan.id, change.from);
  return updatePlan(tx, plan.id, { state: await stateAfter(tx, plan), updatedAt: now });
}

/** As `dropAsked`; the member is told. */
export async function takeBack(
  deps: Deps,
  tx: Executor,
  { plan, change, now, happened }: { plan: PlanRow; change: ChangeRow; now: Date; happened: 'undone' | 'ending' },
): Promise<PlanRow> {
  const kept = await dropAsked(tx, { plan, change, now });
  await tellMember(deps, tx, happened, { plan: kept, change, today: ukDateOf(now) });
  return kept;
}

/**
 * Settles the change of a plan that is about to end, whose row is locked: one whose day has come takes effect, and any other is taken
 * back. `until`: the last day that counts, where the service ended before today. Gives the plan as it is then.
 */
export async function settleBeforeEnd(
  deps: Deps,
  tx: Executor,
  plan: PlanRow,
  now: Date,
  until = ukDateOf(now),
): Promise<PlanRow> {
  const change = await findAsked(tx, plan.id);
  if (!change) return plan;
  return change.from <= until
    ? takeEffect(deps, tx, { plan, change, now })
    : takeBack(deps, tx, { plan, change, now, happened: 'ending' });
}

export async function tellMember(
  { outbox, env }: Pick<Deps, 'outbox' | 'env'>,
  tx: Executor,
  happened: Happened,
  { plan, change, ...more }: { plan: PlanRow; change: ChangeRow; today: LocalDate } & Besides,
): Promise<void> {
  const member = await findMember(tx, plan.memberId);
  if (!member) return;
  const term = minimumTermEnd(plan, productOf(plan), change.from);
  await outbox.post(tx, changeMessage(member, happened, { plan, change, minimumTermEnd: term, ...more }, env));
}
