import { randomUUID } from 'node:crypto';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { stopWaiting, topUpFirst, type TopUpFirst } from '../airtime/awaited-credit.ts';
import { book } from '../airtime/ledger.service.ts';
import { showBanner } from '../banners/show-banner.ts';
import type { MemberRow } from '../members/members.rows.ts';
import { newOrderKey } from '../orders/orders.rules.ts';
import { isExpired } from '../payments/payments.rules.ts';
import { soldPlan, startAfter, type SimPlan } from './member-sim-plans.rules.ts';
import { changeSimPlan, insertSimPlan, type SimPlanRow } from './member-sim-plans.store.ts';
import { repeatCardOf } from './repeat-card.ts';
import { endedBanner, endedMessage, type Ended } from './ended-messages.ts';

type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;
type Locked = { member: MemberRow; now: Date };

/** Charges a renewal's card; its handler stands with the renewals. */
export const CHARGE = 'member-sim-plans.charge';

/** Of a plan, at the mobile network. */
export const newPlanReference = ({ env }: Pick<Dependencies, 'env'>): string => newOrderKey(env.orderPrefix, 'G');

/** Pays for a plan from its member's credit, once; false where that is not enough. */
export async function payFromCredit(
  deps: Deps,
  tx: Executor,
  { memberId, plan, purchaseId: reference }: { memberId: string; plan: SimPlan; purchaseId: string },
): Promise<boolean> {
  const booking = { memberId, kind: 'PURCHASE' as const, amountInPence: plan.priceInPence, reference };
  return (await book(deps, tx, { ...booking, about: `${plan.name} plan` })) !== 'NOT_ENOUGH';
}

/** Tells a member that no plan of theirs runs: by email, and on top of the pages where it was to be repeated. */
export async function tellEnded(
  { outbox, env, clock }: Pick<Deps, 'outbox' | 'env' | 'clock'>,
  tx: Executor,
  { member, planId, why }: { member: MemberRow; planId: string; why: Ended },
): Promise<void> {
  if (why !== 'ONCE') await showBanner(tx, String(member.id), endedBanner(planId, why), clock.now());
  await outbox.post(tx, endedMessage(member, { planId, why }, env));
}

/** Has a renewal not be bought any more: no credit is topped up for it either. */
export async function endRenewal(tx: Executor, { id, memberId, paidBy }: SimPlanRow): Promise<void> {
  await changeSimPlan(tx, id, { state: 'GIVEN_UP' });
  if (paidBy === 'CREDIT') await stopWaiting(tx, memberId);
}

/** Why a plan is over whose credit was too little, and is not topped up for it. */
const notToppedUp: Readonly<Record<Exclude<TopUpFirst, 'ASKED'>, Ended>> = {
  OFF: 'CREDIT',
  SHORT: 'TOP_UP_SHORT',
  FAILED: 'TOP_UP_FAILED',
};

/**
 * Buys the next plan of one that is over, where that is wanted: from credit at once, and gives it; a card is asked by a job, and so is that of an automatic
 * top-up where the credit is too little. Whatever keeps it from being bought ends it, and its member is told.
 */
export async function repeatEnded(
  deps: Deps,
  tx: Executor,
  ended: SimPlanRow,
  { member, now }: Locked,
): Promise<SimPlanRow | undefined> {
  const { repeatPlanId, repeatPayBy, memberId } = ended;
  const stop = async (why: Ended): Promise<undefined> => {
    await tellEnded(deps, tx, { member, planId: ended.planId, why });
  };
  if (repeatPlanId === null || repeatPayBy === null) return stop('ONCE');
  // Nobody pays for what they could not use.
  if (!member.hasActiveSim) return stop('NO_SIM');
  const card = await repeatCardOf(tx, ended);
  if (repeatPayBy === 'CARD' && (!card || isExpired(card, deps.clock.today()))) return stop('NO_CARD');
  const plan = soldPlan(repeatPlanId);
  const next = {
    id: randomUUID(),
    memberId,
    reference: newPlanReference(deps),
    planId: plan.id,
    priceInPence: plan.priceInPence,
    start: 'NOW' as const,
    isRenewal: true,
    paidBy: repeatPayBy,
    repeatPlanId,
    repeatPayBy,
    repeatCardId: card?.id ?? null,
    askedAt: startAfter(ended.endsAt, now),
  };
  if (repeatPayBy === 'CARD') {
    const { id: purchaseId } = await insertSimPlan(tx, { ...next, state: 'UNPAID' });
    await deps.jobs.enqueue(tx, CHARGE, { purchaseId }, now);
    return undefined;
  }
  if (!(await payFromCredit(deps, tx, { memberId, plan, purchaseId: next.id }))) {
    const first = await topUpFirst(deps, tx, memberId, plan.priceInPence);
    if (first !== 'ASKED') return stop(notToppedUp[first]);
    await insertSimPlan(tx, { ...next, state: 'UNPAID' });
    return undefined;
  }
  return insertSimPlan(tx, { ...next, state: 'WAITING', boughtAt: now });
}
