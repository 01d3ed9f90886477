import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FollowUp, Refused } from '../../network/commands.ts';
import { undoPrice } from '../bills/plan-prices.ts';
import { resumeBoost } from '../boosts/boosts.service.ts';
import { lockPlan, updatePlan } from '../plans/plans.rows.ts';
import type { SaidProduct } from './plan-changes.network.ts';
import { findAsked } from './plan-changes.rows.ts';
import { findChange, inEffectSince, lastInEffect, orderedDocuments, settle } from './plan-changes.store.ts';
import { dropAsked, tellMember } from './settle-change.ts';

/**
 * Undoes a change that is in effect and whose product the network has refused: product, kit, price and documents are those from before,
 * and so is every bill that is not made yet. What was changed on top of it since, or was to be, is undone with it, as its contract has
 * that product. A boost that it has ended goes on. A bill that has charged more is not changed, and our team gives the difference back.
 */
export async function followRefusedChange(
  deps: Pick<Dependencies, 'jobs' | 'outbox' | 'env'>,
  tx: Executor,
  { planId, changeId }: SaidProduct,
  { now }: Refused,
): Promise<FollowUp> {
  const plan = await lockPlan(tx, planId);
  const change = changeId === undefined ? undefined : await findChange(tx, changeId);
  // A plan that has its first product has it from the order.
  if (!plan || !change) return 'for our team';
  if (change.state !== 'IN_EFFECT' || plan.state === 'ENDED') return 'undone';
  const onTop = await findAsked(tx, planId);
  if (onTop) await dropAsked(tx, { plan, change: onTop, now });
  let { monthlyPriceInPence } = plan;
  let paidTooMuch = 0;
  for (const { id, from, monthlyPriceInPence: agreed } of await inEffectSince(tx, change)) {
    await settle(tx, id, 'TAKEN_BACK', now);
    const { before, monthsBilled } = await undoPrice(tx, planId, from);
    monthlyPriceInPence = before.planInPence + before.addOnInPence;
    paidTooMuch += (agreed - monthlyPriceInPence) * monthsBilled;
  }
  const documents = (await lastInEffect(tx, planId)) ?? (await orderedDocuments(tx, planId));
  const kept = await updatePlan(tx, planId, {
    productId: change.productIdBefore,
    meshWifi: change.meshWifiBefore,
    monthlyPriceInPence,
    contractSummaryDocId: documents?.contractSummaryDocId ?? plan.contractSummaryDocId,
    contractInformationDocId: documents?.contractInformationDocId ?? plan.contractInformationDocId,
    updatedAt: now,
  });
  const boostUntil = change.settledAt && (await resumeBoost(deps, tx, planId, { endedAt: change.settledAt, now }));
  const owedInPence = Math.max(0, paidTooMuch);
  // Kit that has come since, or gone, counts from before all of it.
  const undone = { ...change, meshWifi: plan.meshWifi };
  const today = ukDateOf(now);
  await tellMember(deps, tx, 'refused', { plan: kept, change: undone, today, owedInPence, boostUntil, onTop });
  return owedInPence > 0 ? 'for our team' : 'undone';
}
