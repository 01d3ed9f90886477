import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { NetworkUsage } from '../../mobile-network/mobile-network-link.ts';
import { isToppedUpFirst } from '../airtime/awaited-credit.ts';
import { balanceOf } from '../airtime/ledger.service.ts';
import { findMember } from '../members/members.rows.ts';
import { listKeptCards } from '../payments/kept-cards.service.ts';
import { isExpired } from '../payments/payments.rules.ts';
import { isBeingPaid, isPaidFor } from '../payments/refunds.service.ts';
import { numberedSim } from '../sims/sims.service.ts';
import { cancellationOf } from './cancellation.rules.ts';
import { receiptNotYet, receiptOfCredit, runsAt, soldPlan } from './member-sim-plans.rules.ts';
import { chargesOf, findSimPlan, simPlansOf, standingOf, type SimPlanRow } from './member-sim-plans.store.ts';
import { aheadOf, chargeData, runningView, simPlanData, waitingView } from './member-sim-plans.views.ts';
import { simPlanReceipt } from './receipt.layout.ts';
import { repeatCardOf } from './repeat-card.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock' | 'log' | 'mobileNetwork'>;

/** What is paid for by a purchase. */
export const subjectOf = (id: string) => ({ purpose: 'SIM_PLAN' as const, reference: id });

/** How a member's SIM plan stands (MK-07). */
export async function mySimPlanOf(deps: Deps, memberId: string): Promise<Schemas['MySimPlan']> {
  const { db, clock } = deps;
  const { running, waiting, unpaid, renewing } = await standingOf(db, memberId);
  const current = running && runsAt(running, clock.now()) ? running : undefined;
  const creditInPence = await balanceOf(db, memberId);
  const last = waiting ?? current;
  return {
    current: current ? await currentView(deps, current) : null,
    waiting: waiting ? waitingView(waiting, current) : null,
    repeat: last ? await repeatView(db, last, { current, creditInPence }) : null,
    renewing: renewing ? await renewingView(db, renewing) : null,
    unpaid: unpaid ? await unpaidView(db, unpaid) : null,
    hasActiveSim: (await findMember(db, memberId))?.hasActiveSim ?? false,
    creditInPence,
    cards: (await listKeptCards(db, memberId)).filter((card) => !isExpired(card, clock.today())),
  };
}

async function currentView(deps: Deps, row: SimPlanRow): Promise<Schemas['RunningSimPlan'] | null> {
  const said = { today: deps.clock.today(), usage: await usageOf(deps, row) };
  const isPaid = await isStillPaid(deps.db, row);
  return runningView(row, { ...said, cancellation: isPaid ? cancellationOf(row, said) : null }) ?? null;
}

/** Whether we have its price: no bank has taken it back. */
export const isStillPaid = async (db: Executor, { id, paidBy }: SimPlanRow): Promise<boolean> =>
  paidBy === 'CREDIT' || (await isPaidFor(db, subjectOf(id)));

/**
 * What the network says of a member's plan, also where its SIM is blocked: what was used of it was used. Undefined where it does not answer, so that the page
 * comes without it.
 */
export async function usageOf(
  { db, log, mobileNetwork }: Pick<Deps, 'db' | 'log' | 'mobileNetwork'>,
  { memberId }: SimPlanRow,
): Promise<NetworkUsage | undefined> {
  const iccid = (await numberedSim(db, memberId))?.iccid;
  if (!iccid) return undefined;
  return mobileNetwork.readUsage(iccid).catch((error: unknown) => {
    log.warn({ err: error }, 'the mobile network does not say what is used of a plan');
    return undefined;
  });
}

async function repeatView(
  db: Executor,
  last: SimPlanRow,
  { current, creditInPence }: { current: SimPlanRow | undefined; creditInPence: number },
): Promise<Schemas['SimPlanRepeat'] | null> {
  const { repeatPlanId, repeatPayBy: payBy } = last;
  if (repeatPlanId === null || payBy === null) return null;
  const plan = soldPlan(repeatPlanId);
  const endsAt = last.endsAt ?? aheadOf(last, current)?.endsAt;
  const isCreditShort = payBy === 'CREDIT' && creditInPence < plan.priceInPence;
  return {
    plan,
    payBy,
    card: (await repeatCardOf(db, last)) ?? null,
    on: endsAt ? ukDateOf(endsAt) : null,
    isCreditShort,
    isToppedUp: isCreditShort && (await isToppedUpFirst(db, last.memberId, plan.priceInPence)),
  };
}

async function renewingView(db: Executor, row: SimPlanRow): Promise<Schemas['SimPlanRenewal']> {
  const { planId, priceInPence, chargedAgainAt, paidBy: payBy, whyUnpaid } = row;
  const card = (await repeatCardOf(db, row)) ?? null;
  const triedAgainOn = chargedAgainAt ? ukDateOf(chargedAgainAt) : null;
  return { plan: soldPlan(planId), priceInPence, payBy, card, triedAgainOn, whyUnpaid };
}

async function unpaidView(db: Executor, row: SimPlanRow): Promise<Schemas['UnpaidSimPlan']> {
  const { id: purchaseId, planId, priceInPence, start, repeatPlanId } = row;
  const isPaying = await isBeingPaid(db, subjectOf(purchaseId));
  return {
    purchaseId,
    plan: soldPlan(planId),
    priceInPence,
    start,
    isRepeated: repeatPlanId !== null,
    isBeingPaid: isPaying,
  };
}

/**
 * The receipt of a plan that was paid by card, as a PDF. Throws 404 `sim-plan-purchase.not-found`, also for someone else's, 409 `receipt.not-yet`, and
 * `receipt.none` for one that was paid from credit.
 */
export async function drawSimPlanReceipt(
  { db, documents, env, clock }: Pick<Dependencies, 'db' | 'documents' | 'env' | 'clock'>,
  memberId: string,
  purchaseId: string,
): Promise<{ paidAt: Date; pdf: Buffer }> {
  const row = await findSimPlan(db, { id: purchaseId });
  const member = await findMember(db, memberId);
  if (row?.memberId !== memberId || !member) throw notFound('sim-plan-purchase');
  const { boughtAt } = row;
  if (boughtAt === null) throw receiptNotYet();
  if (row.paidBy === 'CREDIT') throw receiptOfCredit();
  const layout = simPlanReceipt({ ...row, boughtAt }, { member, brandName: env.brandName });
  const pdf = await documents.drawer.draw(layout, { author: env.brandName, date: clock.today() });
  return { paidAt: boughtAt, pdf };
}

/** All that is held of a member's SIM plans. */
export async function simPlansData(
  db: Executor,
  memberId: string,
): Promise<Pick<Schemas['MemberData'], 'simPlans' | 'simCharges'>> {
  return {
    simPlans: (await simPlansOf(db, memberId)).map(simPlanData),
    simCharges: (await chargesOf(db, memberId)).map(chargeData),
  };
}
