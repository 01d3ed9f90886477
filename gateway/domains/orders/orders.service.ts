import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { isDuplicate, retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpProblem, notFound, serverBusy } from '../../../platform/http/problem.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { generateContract } from '../contracts/contracts.service.ts';
import { addressInLine } from '../../../platform/postal/address-lines.ts';
import { COOLING_OFF_DAYS, pounds, setUpPrice } from '../contracts/contracts.rules.ts';
import { isSwitchable, statusOf } from '../coverage/coverage.rules.ts';
import { findPremise, type NetworkPremise } from '../coverage/coverage.rows.ts';
import { findMember } from '../members/members.rows.ts';
import { assertDraft, assertOrderable, contractTerm, goLiveDate, homeOrdered } from '../plans/plans.rules.ts';
import { draftPlan, homeOf, lockedOwnPlan, ownPlan, productOf } from '../plans/plans.service.ts';
import { findOrderedPlan, lockHomeOf, updatePlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { assertSwitchSettled, followOrder } from '../switching/follow-order.ts';
import { confirmHolds, datedVisits } from '../visits/plan-visits.ts';
import { confirmationMessages } from './orders.messages.ts';
import { keepLedger } from './orders.ledger.ts';
import { handOver } from './orders.network.ts';
import { assertHeld, contractChanged, contractMissing, hasFailed, newOrderKey, type OrderRow } from './orders.rules.ts';
import { visitCalendars } from './visit-calendar.ts';
import { findOrderByRequest, findOrderOfPlan, insertOrder, listOwnOrders } from './orders.store.ts';

const KEY_ATTEMPTS = 5;

function keyReused(): HttpProblem {
  return new HttpProblem(409, 'idempotency-key.reused', {
    message: 'This order was sent under the key of another one.',
  });
}

/**
 * Places the order of a draft plan: books its held visits, fixes its contract and tells the customer. The same plan,
 * or the same idempotency key, gives the order that is there (OR-02).
 * Throws 404 `plan.not-found`, 409 `order.exists` where the home has another plan, `contract.missing`, `contract.changed`, `switch.unsettled`, `reservation.missing`,
 * `reservation.expired`, `idempotency-key.reused`.
 */
export async function placeOrder(
  deps: Dependencies,
  memberId: string,
  request: { planId: string; idempotencyKey?: string | undefined; readDocId?: string | undefined },
): Promise<OrderRow> {
  const { planId, idempotencyKey, readDocId } = request;
  const place = async (tx: Executor) => {
    const { premiseId } = await ownPlan(tx, memberId, planId);
    await lockHomeOf(tx, memberId, premiseId);
    const plan = await lockedOwnPlan(tx, memberId, planId);
    const sent = idempotencyKey === undefined ? undefined : await findOrderByRequest(tx, memberId, idempotencyKey);
    if (sent && sent.planId !== plan.id) throw keyReused();
    return sent ?? placeLocked(deps, tx, plan, { idempotencyKey, readDocId });
  };
  try {
    return await retrying(() => deps.db.transaction(place));
  } catch (error) {
    if (isDuplicate(error, 'orders_idempotency')) throw keyReused();
    throw error;
  }
}

/** How often an order in the older form begins again because its draft changed before it was placed. */
const HOME_ATTEMPTS = 5;

interface HomeRequest {
  premiseId: string;
  productId: string;
}

/**
 * The older form: one call makes the plan, its contract and its order. A home that needs visits cannot be ordered
 * this way, unless they were booked for the member's draft before. Sent twice it makes one order (OR-03), also when its
 * plan has been changed since. Throws 409 `order.exists` where the home was ordered for with another plan.
 */
export async function placeOrderForHome(deps: Dependencies, memberId: string, request: HomeRequest): Promise<void> {
  for (let attempt = 0; attempt < HOME_ATTEMPTS; attempt++) {
    const drafted = await oneAtATime(deps, memberId, request, (tx) => draftUnlessOrdered(deps, tx, memberId, request));
    if (!drafted) return;
    // Between two transactions, as documents are drawn here.
    await generateContract(deps, memberId, drafted.id);
    const order = await oneAtATime(deps, memberId, request, async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, drafted.id);
      const isStillAsDrafted = plan.productId === drafted.productId && plan.contractInformationDocId !== null;
      return isStillAsDrafted ? placeLocked(deps, tx, plan, {}) : undefined;
    });
    if (order) return;
  }
  throw serverBusy();
}

/** The draft stops being one when it is ordered, so a second call at the same moment would make another. */
async function oneAtATime<T>(
  deps: Dependencies,
  memberId: string,
  { premiseId }: HomeRequest,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      await lockHomeOf(tx, memberId, premiseId);
      return work(tx);
    }),
  );
}

async function draftUnlessOrdered(
  { clock }: Dependencies,
  tx: Executor,
  memberId: string,
  request: HomeRequest,
): Promise<PlanRow | undefined> {
  const home = await findPremise(tx, request.premiseId);
  if (!home) throw notFound('premise');
  assertOrderable(statusOf([home]).status);
  const { productId } = request;
  const ordered = await findOrderedPlan(tx, memberId, home.id);
  const order = ordered && (await findOrderOfPlan(tx, ordered.id));
  if (order?.productId === productId.toLowerCase()) return undefined;
  if (ordered) throw homeOrdered();
  return draftPlan({ db: tx, clock }, memberId, { home, productId, transactionId: null });
}

async function placeLocked(
  deps: Dependencies,
  tx: Executor,
  plan: PlanRow,
  { idempotencyKey, readDocId }: { idempotencyKey?: string | undefined; readDocId?: string | undefined },
): Promise<OrderRow> {
  const placed = await findOrderOfPlan(tx, plan.id);
  if (placed) return placed;
  assertDraft(plan);
  if (await findOrderedPlan(tx, plan.memberId, plan.premiseId)) throw homeOrdered();
  const { contractSummaryDocId, contractInformationDocId } = plan;
  if (contractSummaryDocId === null || contractInformationDocId === null) throw contractMissing();
  if (readDocId !== undefined && readDocId !== contractInformationDocId) throw contractChanged();
  const home = await homeOf(tx, plan);
  if (isSwitchable(home)) await assertSwitchSettled(deps, tx, plan.id);
  assertHeld(await confirmHolds(deps, tx, plan.id));
  const now = deps.clock.now();
  const order = await insertWithNewKey(tx, deps.env.orderPrefix, {
    planId: plan.id,
    memberId: plan.memberId,
    productId: plan.productId,
    idempotencyKey,
    state: 'RECEIVED',
    redirectUrl: redirectUrlOf(deps, home),
    contractSummaryDocId,
    contractInformationDocId,
    orderDate: now,
    updatedAt: now,
  });
  await fixPlan(deps, tx, { plan, order, home });
  await handOver(deps, tx, order, now);
  await keepLedger(deps, tx, order.id, { causedBy: 'NETWORK', happenedAt: now });
  return order;
}

async function insertWithNewKey(
  tx: Executor,
  prefix: string,
  order: Omit<Parameters<typeof insertOrder>[1], 'key'>,
): Promise<OrderRow> {
  for (let attempt = 0; attempt < KEY_ATTEMPTS; attempt++) {
    const inserted = await insertOrder(tx, { ...order, key: newOrderKey(prefix) });
    if (inserted) return inserted;
  }
  throw new Error(`${KEY_ATTEMPTS} order keys in a row were taken`);
}

/** From here on the plan is the network's to carry out, and the customer is told so. */
async function fixPlan(
  deps: Dependencies,
  tx: Executor,
  { plan, order, home }: { plan: PlanRow; order: OrderRow; home: NetworkPremise },
): Promise<void> {
  const product = productOf(plan);
  const appointments = await datedVisits(deps, tx, plan.id);
  const goLive = goLiveDate(plan, appointments, deps.clock.today());
  const { start, end } = contractTerm(goLive, product.contractDurationInMonths);
  await updatePlan(tx, plan.id, {
    state: 'ORDERED',
    orderKey: order.key,
    ecommerceOrderScheduleId: `schedule-${order.id}`,
    provisionalStartDate: start,
    provisionalEndDate: end,
    updatedAt: order.orderDate,
  });
  const isSwitched = await followOrder(deps, tx, plan.id, goLive);
  const member = await findMember(tx, plan.memberId);
  if (!member) return;
  const details = {
    id: order.id,
    key: order.key,
    goLive,
    planName: product.displayName,
    contractText: product.contractDurationText,
    monthlyPrice: pounds(plan.monthlyPriceInPence),
    firstCharge: pounds(plan.monthlyPriceInPence + plan.upfrontPriceInPence),
    address: addressInLine(home),
    isSwitched,
    setUpPrice: setUpPrice(plan),
    visits: appointments,
    changesMindUntil: addDays(ukDateOf(order.orderDate), COOLING_OFF_DAYS),
    calendars: await visitCalendars(tx, { order, home, site: deps.env }),
    documents: [order.contractSummaryDocId, order.contractInformationDocId].map(
      (docId) => `${deps.env.hostUrl}/broadband/api/contracts/download-contract?docId=${docId}`,
    ),
  };
  for (const message of confirmationMessages(member, details, deps.env)) await deps.outbox.post(tx, message);
}

/** The member's order with this id, or without one the order that they placed last; none that has ended without service. */
export async function runningOrder(db: Executor, memberId: string, orderId?: string): Promise<OrderRow | undefined> {
  const known = await listOwnOrders(db, memberId);
  return known.find(({ id, state }) => !hasFailed(state) && (orderId === undefined || id === orderId.toLowerCase()));
}

/** Where the customer must go on; only the test home that stands for a payment up front has such a place (OR-04). */
function redirectUrlOf({ env }: Dependencies, home: NetworkPremise): string | null {
  if (!env.testData) return null;
  return home.postcode === sentinel('order-redirect').value ? `${env.hostUrl}/order-summary?from=payment` : null;
}
