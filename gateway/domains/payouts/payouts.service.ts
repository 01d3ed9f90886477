import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { showBanner, withdrawBanner } from '../banners/show-banner.ts';
import { creditAfterEnd } from '../bills/bills.jobs.ts';
import { creditsOf } from '../bills/bills.rows.ts';
import { findMember, lockMember } from '../members/members.rows.ts';
import { findPlan, findServedPlans } from '../plans/plans.rows.ts';
import { creditOnPlan, creditPlansOf, promisesOf } from '../promises/promises.rows.ts';
import { remindOfMoney } from './payout-reminders.ts';
import { askedMessage, creditedMessage, owedBanner, owedMessage, topicOf } from './payouts.messages.ts';
import { isPaidOut, owedInPence, payoutUnderWay, SEND, type Owing } from './payouts.rules.ts';
import { insertPayout, payoutsOf } from './payouts.rows.ts';

type Account = components['schemas']['PayoutAccount'];
type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** An order that has ended without service. */
export interface EndedOrder {
  id: string;
  key: string;
  memberId: string;
}

/** What is owed of these orders, by the order. How many queries that takes does not depend on how many they are. */
export async function owingsOf(db: Executor, orderIds: readonly string[]): Promise<ReadonlyMap<string, Owing>> {
  // One after the other: a transaction has one connection.
  const promises = await promisesOf(db, orderIds);
  const credits = await creditsOf(
    db,
    promises.map(({ id }) => id),
  );
  const payouts = await payoutsOf(db, orderIds);
  const creditPlans = await creditPlansOf(db, orderIds);
  return new Map(
    orderIds.map((orderId) => {
      const own = promises.filter((promise) => promise.orderId === orderId);
      const isOwn = ({ promiseId }: { promiseId: string | null }) => own.some(({ id }) => id === promiseId);
      return [
        orderId,
        {
          promises: own,
          credits: credits.filter(isOwn),
          payouts: payouts.filter((payout) => payout.orderId === orderId),
          creditPlanId: creditPlans.get(orderId) ?? null,
        },
      ] as const;
    }),
  );
}

export async function owingOf(tx: Executor, { id }: Pick<EndedOrder, 'id'>): Promise<Owing> {
  const owing = (await owingsOf(tx, [id])).get(id);
  if (!owing) throw new Error(`Nothing is known of order ${id}`);
  return owing;
}

/** Asks on top of the pages where to pay what is owed of an order for which no payout is on its way (any more); where nothing is, it does nothing. */
export async function askForAccount(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Executor,
  { id, memberId }: Pick<EndedOrder, 'id' | 'memberId'>,
): Promise<void> {
  const owing = await owingOf(tx, { id });
  const owed = owedInPence(owing);
  if (owed === 0) return;
  await showBanner(tx, memberId, owedBanner(id, owed), clock.now());
  await remindOfMoney({ clock, jobs }, tx, { id, memberId }, owing.payouts.length);
}

/**
 * Sees to what is owed of an order that has ended without service: it comes off the next bill of a plan that its member has, or they are asked where to
 * pay it. Belongs at the end of every transaction in which the order ends, or in which it becomes known what is owed of it; its row is locked.
 * `isNew`: it ends now, of which its member is written to.
 */
export async function settleOwed(deps: Deps, tx: Executor, order: EndedOrder, { isNew }: { isNew: boolean }) {
  const owing = await owingOf(tx, order);
  const owed = owedInPence(owing);
  if (owed === 0) return;
  const served = isPaidOut(owing.payouts) ? [] : await findServedPlans(tx, order.memberId);
  const planId = owing.creditPlanId ?? served.find(({ state }) => state !== 'ENDED')?.id;
  if (planId !== undefined) return creditOn(deps, tx, order, { planId, owed, isNew: owing.creditPlanId === null });
  if (payoutUnderWay(owing.payouts)) return;
  await showBanner(tx, order.memberId, owedBanner(order.id, owed), deps.clock.now());
  await remindOfMoney(deps, tx, order, owing.payouts.length);
  const member = isNew ? await findMember(tx, order.memberId) : undefined;
  if (member) await deps.outbox.post(tx, owedMessage(member, order, owed, deps.env));
}

async function creditOn(
  deps: Deps,
  tx: Executor,
  order: EndedOrder,
  { planId, owed, isNew }: { planId: string; owed: number; isNew: boolean },
): Promise<void> {
  await creditOnPlan(tx, order.id, planId);
  await withdrawBanner(tx, order.memberId, topicOf(order.id));
  const plan = await findPlan(tx, planId);
  // Its final bill may have been made: what is heard after that has one of its own.
  if (plan) await creditAfterEnd(deps, tx, plan);
  const member = isNew ? await findMember(tx, order.memberId) : undefined;
  if (member) await deps.outbox.post(tx, creditedMessage(member, order, owed, deps.env));
}

/** Has what is owed of these orders, of one member, come off the bills of a plan that goes live, unless some was paid out. */
export async function creditOwed(
  deps: Deps,
  tx: Executor,
  orders: readonly EndedOrder[],
  planId: string,
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  // After whoever names an account at this moment.
  await lockMember(tx, first.memberId);
  const owings = await owingsOf(
    tx,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    const owing = owings.get(order.id);
    const owed = owing && owing.creditPlanId === null && !isPaidOut(owing.payouts) ? owedInPence(owing) : 0;
    if (owed > 0) await creditOn(deps, tx, order, { planId, owed, isNew: true });
  }
}

export const nothingOwed = (): HttpProblem =>
  new HttpProblem(409, 'payout.nothing-owed', {
    message: 'There’s nothing to pay for this order: it’s paid already, comes off a bill, or the order isn’t over.',
  });

/**
 * Pays what is owed of an order that has ended without service to a bank account; while that is on its way it changes nothing. Throws 409
 * `payout.nothing-owed`.
 */
export async function payOut(deps: Deps, tx: Executor, order: EndedOrder, account: Account): Promise<void> {
  const { clock, env, jobs, outbox } = deps;
  const member = await lockMember(tx, order.memberId);
  const owing = await owingOf(tx, order);
  if (payoutUnderWay(owing.payouts)) return;
  const amountInPence = owedInPence(owing);
  if (!member || amountInPence === 0 || owing.creditPlanId !== null) throw nothingOwed();
  const { sortCode, accountNumber } = account;
  const now = clock.now();
  const payout = await insertPayout(tx, {
    orderId: order.id,
    memberId: order.memberId,
    amountInPence,
    state: 'ASKED',
    holderName: account.holderName.trim(),
    sortCode,
    accountNumber,
    endingIn: accountNumber.slice(-2),
    askedAt: now,
  });
  await withdrawBanner(tx, order.memberId, topicOf(order.id));
  await outbox.post(tx, askedMessage(member, order, payout, env));
  await jobs.enqueue(tx, SEND, { payoutId: payout.id }, now);
}
