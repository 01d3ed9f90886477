import type { components } from '../../../openapi/generated/gateway.d.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { ReadDependencies } from '../../dependencies.ts';
import type { CreditRow } from '../bills/bills.rows.ts';
import { premiseOf } from '../coverage/coverage.routes.ts';
import { findPremises, type NetworkPremise } from '../coverage/coverage.rows.ts';
import { earlierDatesOf, nothingToAsk } from '../earlier-dates/earlier-dates.views.ts';
import { payoutOf, type Owing } from '../payouts/payouts.rules.ts';
import { owingsOf } from '../payouts/payouts.service.ts';
import { planOf } from '../plans/plans.rules.ts';
import { productOf } from '../plans/plans.service.ts';
import { findPlans } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { ledgerOf } from '../promises/ledger.views.ts';
import { endOfPromises } from '../promises/compensation.rules.ts';
import { repairsOf } from '../switching/follow-order.ts';
import { datedVisitsOf, type OrderAppointment } from '../visits/plan-visits.ts';
import { DATE_REFUSED_WORDS } from '../visits/visits.views.ts';
import { cancellationOf } from './cancellation.rules.ts';
import { hasFailed, type OrderRow } from './orders.rules.ts';
import { findOwnOrder, listOwnOrders } from './orders.store.ts';
import type { Order } from './orders.types.ts';
import { rebookingInWords, stateInWords } from './orders.words.ts';

export type MemberOrder = components['schemas']['MemberOrder'];

/** All that is read of an order to show it. */
interface WholeOrder extends Owing {
  order: OrderRow;
  plan: PlanRow;
  home: NetworkPremise;
  visits: readonly OrderAppointment[];
  switchToRepair: MemberOrder['switchToRepair'];
  /** By the visit's id. */
  earlierDates: ReadonlyMap<string, MemberOrder['earlierDates'][number]>;
}

type Deps = Pick<ReadDependencies, 'db' | 'clock'>;

/** The member's orders, newest first. How many queries that takes does not depend on how many they are. */
export async function listMemberOrders(deps: Deps, memberId: string): Promise<MemberOrder[]> {
  const wholes = await readWhole(deps, deps.db, await listOwnOrders(deps.db, memberId));
  return wholes.map((whole) => memberOrderOf(whole, deps.clock.today()));
}

/** Throws 404 `order.not-found`, also for someone else's. */
export async function getMemberOrder(deps: Deps, memberId: string, orderId: string): Promise<MemberOrder> {
  return memberOrderOf(await readOwn(deps, memberId, orderId), deps.clock.today());
}

/** The order with its plan, home and visits: 11 fields (OR-05). Throws 404 `order.not-found`. */
export async function getOrder(deps: Deps, memberId: string, orderId: string): Promise<Order> {
  return orderOf(await readOwn(deps, memberId, orderId), deps.clock.today());
}

async function readOwn(deps: Deps, memberId: string, orderId: string): Promise<WholeOrder> {
  const order = await findOwnOrder(deps.db, memberId, orderId);
  const [whole] = order ? await readWhole(deps, deps.db, [order]) : [];
  if (!whole) throw notFound('order');
  return whole;
}

async function readWhole(deps: Deps, db: Executor, orders: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (orders.length === 0) return [];
  const planIds = orders.map(({ planId }) => planId);
  // One after the other: a transaction has one connection.
  const plans = await findPlans(db, planIds);
  const visits = await datedVisitsOf(deps, db, planIds);
  const owings = await owingsOf(
    db,
    orders.map(({ id }) => id),
  );
  const repairs = await repairsOf(db, planIds);
  const earlierDates = await earlierDatesOf(deps, db, planIds);
  const homes = await findPremises(
    db,
    plans.map(({ premiseId }) => premiseId),
  );
  return orders.flatMap((order) => {
    const plan = plans.find(({ id }) => id === order.planId);
    const home = homes.find(({ id }) => id === plan?.premiseId);
    const owing = owings.get(order.id);
    if (!plan || !home || !owing) return [];
    // Who has cancelled, or whose plan has ended, needs no switch any more.
    const isOver = hasFailed(order.state) || order.state === 'CANCELLING' || plan.state === 'ENDED';
    const switchToRepair = isOver ? null : (repairs.get(plan.id) ?? null);
    const ofPlan = { plan, home, visits: visits.get(plan.id) ?? [] };
    return [{ order, ...ofPlan, ...owing, switchToRepair, earlierDates }];
  });
}

function cancellationFor({ order, plan, visits }: WholeOrder, today: LocalDate) {
  return cancellationOf(order, { visits, goLive: order.committedDate ?? plan.provisionalStartDate }, today);
}

/** Nothing of an order that is being cancelled is changed any more. */
function appointmentsOf({ order, visits }: WholeOrder): OrderAppointment[] {
  if (order.state === 'CANCELLING')
    return visits.map((visit) => ({ ...visit, amendable: false, rebookingRequired: false }));
  const outside = visits.find(({ visitType, state }) => visitType === 'PRE_WORK' && state !== 'CANCELLED');
  const isTooEarly = ({ visitType, appointmentDate, inHomeLeadTimeInDays }: OrderAppointment): boolean =>
    visitType === 'IN_HOME' &&
    outside !== undefined &&
    appointmentDate < addDays(outside.appointmentDate, inHomeLeadTimeInDays);
  // Of a day that the network refuses the visit itself says why.
  const isToldWhy = ({ rebookingRequired, stateDescription }: OrderAppointment): boolean =>
    !rebookingRequired || stateDescription === DATE_REFUSED_WORDS;
  return visits.map((visit) =>
    isToldWhy(visit) ? visit : { ...visit, stateDescription: rebookingInWords(order, isTooEarly(visit)) },
  );
}

const mustRebook = (visits: readonly OrderAppointment[]): boolean =>
  visits.some(({ rebookingRequired }) => rebookingRequired);

function orderOf(whole: WholeOrder, today: LocalDate): Order {
  const { order, plan, home } = whole;
  const appointments = appointmentsOf(whole);
  return {
    id: order.id,
    key: order.key,
    externalOrderId: order.externalOrderId,
    orderDate: order.orderDate.toISOString(),
    state: order.state,
    stateDescription: stateInWords(order, { mustRebook: mustRebook(appointments), hasEnded: plan.state === 'ENDED' }),
    plan: planOf(plan, productOf(plan), today),
    premise: premiseOf(home),
    appointments,
    cancellable: cancellationFor(whole, today).how !== null,
    cancellationCompletionDate: order.cancellationCompletionDate,
  };
}

/** One for each of the visits; of an order that is being cancelled nothing can be asked for. */
function earlierDatesFor({ order, visits, earlierDates }: WholeOrder): MemberOrder['earlierDates'] {
  const isGoingOn = order.state !== 'CANCELLING' && !hasFailed(order.state);
  return visits.map(({ id }) => (isGoingOn ? earlierDates.get(id) : undefined) ?? nothingToAsk(id));
}

/** What came off which bill for broken promises. */
function creditedOn(credits: readonly CreditRow[]): MemberOrder['credits'] {
  const billIds = [...new Set(credits.map(({ billId }) => billId))];
  return billIds.flatMap((billId) => {
    const onBill = credits.filter((credit) => credit.billId === billId);
    const [first] = onBill;
    const amountInPence = onBill.reduce((sum, credit) => sum - credit.amountInPence, 0);
    return first ? [{ billId, date: first.date, amountInPence }] : [];
  });
}

function memberOrderOf(whole: WholeOrder, today: LocalDate): MemberOrder {
  const order = orderOf(whole, today);
  const waitsForCustomer = mustRebook(order.appointments) || whole.order.delay?.actionOwner === 'CUSTOMER';
  return {
    order,
    earlierDates: earlierDatesFor(whole),
    meshWifi: whole.plan.meshWifi,
    // Of an order that is over nothing more is owed by waiting.
    ...ledgerOf(whole.promises, waitsForCustomer ? 'CUSTOMER' : 'NETWORK', endOfPromises(whole.promises) ?? today),
    cancellation: cancellationFor(whole, today),
    credits: creditedOn(whole.credits),
    payout: hasFailed(whole.order.state) ? payoutOf(whole) : null,
    switchToRepair: whole.switchToRepair,
  };
}
