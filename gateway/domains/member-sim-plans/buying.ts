import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { balanceOf, book } from '../airtime/ledger.service.ts';
import { giveUpPayments } from '../payments/payment-sessions.service.ts';
import { askForRefund, isBeingPaid, lockPaidFor } from '../payments/refunds.service.ts';
import {
  beingPaid,
  begun,
  cardMissing,
  endsCurrent,
  notBought,
  notEnough,
  planChanged,
  waitingAlready,
  wantedPlan,
  type SimPlan,
} from './member-sim-plans.rules.ts';
import { changeSimPlan, findSimPlan, insertSimPlan, standingOf, type SimPlanRow } from './member-sim-plans.store.ts';
import { subjectOf } from './member-sim-plans.service.ts';
import { notePaid, type Locked } from './periods.ts';
import { newPlanReference, payFromCredit } from './repeat-ended.ts';
import { NOTHING, repeatedAs, withPlansOf } from './repeating.ts';
import { takenBackMessage } from './sim-plan-messages.ts';

type Schemas = components['schemas'];
type Wanted = Schemas['SimPlanWanted'];

const purchaseView = ({ id, state, priceInPence }: SimPlanRow): Schemas['SimPlanPurchase'] => ({
  purchaseId: id,
  state,
  amountInPence: priceInPence,
});

/**
 * Buys a plan from credit, or notes which is to be paid by card, once by its request. Throws 400 `validation.failed`, 404 `sim-plan.not-found` and `card.not-found`, 409 as
 * the contract says.
 */
export async function buySimPlan(
  deps: Dependencies,
  memberId: string,
  wanted: Wanted,
): Promise<Schemas['SimPlanPurchase']> {
  // What is said in the place of an unpaid purchase waits for its payment, whose lock comes before every other one.
  const { unpaid } = await standingOf(deps.db, memberId);
  const bought = await withPlansLocked(deps, { memberId, purchaseId: unpaid?.id }, async (tx, locked) => {
    const before = await findSimPlan(tx, { memberId, requestId: wanted.requestId });
    if (before) return before;
    const standing = await standingOf(tx, memberId);
    // It was begun or paid in another tab in this moment.
    if (standing.unpaid?.id !== unpaid?.id) return undefined;
    return buy(deps, tx, { wanted, unpaid: standing.unpaid, locked });
  });
  return bought ? purchaseView(bought) : buySimPlan(deps, memberId, wanted);
}

/** As `withPlansOf`, with the payments of a purchase locked before. */
export function withPlansLocked<T>(
  deps: Dependencies,
  { memberId, purchaseId }: { memberId: string; purchaseId: string | undefined },
  act: (tx: Executor, locked: Locked) => Promise<T>,
): Promise<T> {
  const before = async (tx: Executor) => {
    if (purchaseId !== undefined) await lockPaidFor(tx, subjectOf(purchaseId));
  };
  return withPlansOf(deps, memberId, act, before);
}

interface Buying {
  wanted: Wanted;
  unpaid: SimPlanRow | undefined;
  locked: Locked;
}

async function buy(deps: Dependencies, tx: Executor, { wanted, unpaid, locked }: Buying): Promise<SimPlanRow> {
  const memberId = String(locked.member.id);
  const plan = wantedPlan(wanted);
  await assertFits(tx, wanted, locked);
  if (unpaid && (await isBeingPaid(tx, subjectOf(unpaid.id)))) throw beingPaid();
  const { start, payBy: paidBy, requestId } = wanted;
  const said = {
    ...(await repeatWanted(deps, tx, memberId, { wanted, plan })),
    requestId,
    planId: plan.id,
    priceInPence: plan.priceInPence,
    start,
    endsPlanId: start === 'NOW' ? wanted.endsPlanId : null,
    paidBy,
    askedAt: locked.now,
  };
  const fresh = { id: randomUUID(), memberId, reference: newPlanReference(deps), state: 'UNPAID' as const };
  const row = unpaid ? await changeSimPlan(tx, unpaid.id, said) : await insertSimPlan(tx, { ...fresh, ...said });
  if (paidBy === 'CARD') return row;
  if (unpaid) await giveUpPayments(tx, subjectOf(unpaid.id));
  if (!(await payFromCredit(deps, tx, { memberId, plan, purchaseId: row.id })))
    throw notEnough(plan.priceInPence, await balanceOf(tx, memberId));
  if (!(await notePaid(deps, tx, row, locked))) throw waitingAlready();
  return (await findSimPlan(tx, { id: row.id })) ?? row;
}

/** Throws 409 where what runs or waits is not what the member was shown. */
async function assertFits(tx: Executor, wanted: Wanted, { member }: Locked): Promise<void> {
  const { running: current, waiting } = await standingOf(tx, String(member.id));
  const isShown =
    wanted.start === 'NOW'
      ? (current?.id ?? null) === wanted.endsPlanId
      : current !== undefined || waiting !== undefined;
  if (!isShown) throw planChanged();
  const begins = member.hasActiveSim && endsCurrent(wanted, current);
  if (!begins && waiting) throw waitingAlready();
}

async function repeatWanted(
  deps: Pick<Dependencies, 'clock'>,
  tx: Executor,
  memberId: string,
  { wanted: { repeat, payBy }, plan }: { wanted: Wanted; plan: SimPlan },
): ReturnType<typeof repeatedAs> {
  if (repeat === null) return NOTHING;
  // The card that pays for this purchase: none does.
  if (repeat.payBy === 'CARD' && repeat.cardId === null && payBy === 'CREDIT') throw cardMissing('body.repeat.cardId');
  return repeatedAs(deps, tx, memberId, { planId: plan.id, ...repeat });
}

/** Gives back what was paid for a plan that has not begun, once. Throws 404 `sim-plan-purchase.not-found`, 409 `sim-plan.begun` and `sim-plan.not-bought`. */
export async function takeBackSimPlan(deps: Dependencies, memberId: string, purchaseId: string): Promise<void> {
  await withPlansLocked(deps, { memberId, purchaseId }, async (tx, { member }) => {
    const row = await findSimPlan(tx, { id: purchaseId });
    if (row?.memberId !== memberId) throw notFound('sim-plan-purchase');
    if (row.state === 'TAKEN_BACK') return;
    if (row.state === 'RUNNING' || row.state === 'OVER') throw begun();
    if (row.state !== 'WAITING') throw notBought();
    await changeSimPlan(tx, row.id, { state: 'TAKEN_BACK' });
    const { priceInPence: amountInPence, id: reference } = row;
    if (row.paidBy === 'CARD') await askForRefund(deps, tx, subjectOf(row.id), { pence: amountInPence });
    else
      await book(deps, tx, { memberId, kind: 'REFUND', amountInPence, reference, about: 'A plan that you took back' });
    await deps.outbox.post(tx, takenBackMessage(member, row, deps.env));
  });
}
