import { ukDateOf } from '../../../platform/clock/clock.ts';
import { later } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { OrderDelay } from '../../db/schema/orders.ts';
import type { Dependencies } from '../../dependencies.ts';
import { beginBills, creditAfterEnd, endBills } from '../bills/bills.jobs.ts';
import { applyIncidentNews } from '../faults/follow-fault.ts';
import type { EndPorts } from '../member-plans/end-ports.ts';
import { endService } from '../member-plans/leaving.jobs.ts';
import { confirmEnd } from '../member-plans/leaving.network.ts';
import { applyLateVisitNews } from '../visits/late-visit-news.ts';
import { applyVisitNews, cancelVisits } from '../visits/plan-visits.ts';
import type {
  NetworkEvent,
  NotifiedOrder,
  OrderEvents,
  OrderNews,
  ServiceNews,
} from '../notifications/notifications.types.ts';
import { creditOwed, settleOwed } from '../payouts/payouts.service.ts';
import { settleBeforeEnd } from '../plan-changes/settle-change.ts';
import { canBecome as planCanBecome, contractTerm } from '../plans/plans.rules.ts';
import { productOf } from '../plans/plans.service.ts';
import { lockPlan, updatePlan } from '../plans/plans.rows.ts';
import type { PlanRow, PlanState } from '../plans/plans.types.ts';
import { followDate, followEnd, followGoLive } from '../switching/follow-order.ts';
import { canBecome, hasFailed, type OrderRow } from './orders.rules.ts';
import { keepLedger, type LedgerOccasion } from './orders.ledger.ts';
import {
  findOrderByNetworkId,
  findOwnOrder,
  listOwnOrders,
  lockOrder,
  lockOrderByNetworkId,
  updateOrder,
} from './orders.store.ts';
import { remindOfDates } from './remind-of-date.ts';

/** Why an order ended, in the network's code, that its member asked to cancel. */
const ENDED_AS_ASKED = 'CUSTOMER_REQUEST';

function notified({ id, key, memberId }: OrderRow): NotifiedOrder {
  return { id, key, memberId };
}

/** What the network's events do to orders, their plans and their visits. */
export function networkEvents(deps: Dependencies & EndPorts): OrderEvents {
  return {
    async lockByNetworkId(tx, networkOrderId) {
      const order = await lockOrderByNetworkId(tx, networkOrderId);
      return order && notified(order);
    },
    async findOwn(db, orderId, memberId) {
      const order = await findOwnOrder(db, memberId, orderId);
      return order && notified(order);
    },
    async applyNetworkEvent(tx, event, at) {
      const order = await lockOrder(tx, event.orderId);
      const plan = order && (await lockPlan(tx, order.planId));
      if (!order || !plan) throw new Error(`No order ${event.orderId}`);
      if (event.networkId !== null) await nameOrder(tx, order, event.networkId, at);
      // Visits first: an order that ends cancels those that are left.
      const told = { at, toldAt: event.eventAt, isGoingOn: isGoingOn(order, event) };
      const visits = await applyVisitNews(tx, plan.id, event.visits, told);
      const late = { at, toldAt: event.eventAt, canCallOff: wasGoingOn(order, event) };
      const stillPromised = isLate(order, event)
        ? await applyLateVisitNews(tx, plan.id, event.visits, late)
        : undefined;
      const news = event.order && canBecome(order.state, event.order.state) ? event.order : undefined;
      if (news) await applyOrderNews(deps, tx, { order, plan, event, news, at });
      const service = event.service && (await applyServiceNews(deps, tx, plan.id, event.service, at));
      if (event.incident) await applyIncidentNews(deps, tx, plan.id, event.incident);
      await keepLedger(deps, tx, order.id, { ...occasionOf(order, event), stillPromised });
      const state = news?.state ?? order.state;
      if (hasFailed(state)) await settleOwed(deps, tx, order, { isNew: news !== undefined });
      await remindOfDates(deps, tx, order);
      await creditAfterEnd(deps, tx, plan);
      return { ...event, visits, order: news, service };
    },
  };
}

/** Whether the order still wants its visits: it isn't done, nobody is about to end it, and this event doesn't. */
const isGoingOn = ({ state }: OrderRow, { order }: NetworkEvent): boolean =>
  state !== 'COMPLETED' && state !== 'CANCELLING' && !hasFailed(state) && !(order && hasFailed(order.state));

/** Whether it happened while the order was going on, which has ended without service by now. */
const isLate = ({ state }: OrderRow, { eventAt, orderEndedAt }: NetworkEvent): boolean =>
  hasFailed(state) && orderEndedAt !== undefined && eventAt <= orderEndedAt;

/** Whether nobody was about to end an order that has ended since: what its member has called off breaks no promise. */
const wasGoingOn = ({ endReason }: OrderRow, { eventAt, orderEndedAt }: NetworkEvent): boolean =>
  endReason !== ENDED_AS_ASKED && orderEndedAt !== undefined && eventAt < orderEndedAt;

/** Who made it happen: the customer, where the network says so or was asked to stop. */
function occasionOf(before: OrderRow, { order, visits, eventAt: happenedAt }: NetworkEvent): LedgerOccasion {
  const isAskedFor = before.state === 'CANCELLING' && order?.state === 'CANCELLED';
  const causedBy = isAskedFor || order?.delay?.causedBy === 'CUSTOMER' ? 'CUSTOMER' : 'NETWORK';
  const failures = new Map(
    visits.flatMap(({ appointmentId, failed }) => (failed ? [[appointmentId, failed.by] as const] : [])),
  );
  const arrivals = new Map(
    visits.flatMap(({ appointmentId, actualArrivalAt, actualDepartureAt }) => {
      // Who has gone had come before.
      const at = actualArrivalAt ?? actualDepartureAt;
      return at ? [[appointmentId, at] as const] : [];
    }),
  );
  return { causedBy, happenedAt, failures, arrivals };
}

/** Keeps the network's first id of an order. One that names another order already would be the network's mistake. */
async function nameOrder(tx: Executor, order: OrderRow, networkId: string, at: Date): Promise<void> {
  if (order.externalOrderId !== null || (await findOrderByNetworkId(tx, networkId))) return;
  await updateOrder(tx, order.id, { externalOrderId: networkId, updatedAt: at });
}

function delayOf({ delay }: OrderNews): OrderDelay | null {
  if (!delay) return null;
  const next = delay.estimatedActionCompletionAt;
  return {
    reasons: delay.reasonCodes,
    causedBy: delay.causedBy,
    actionOwner: delay.actionOwner,
    nextDate: next && ukDateOf(next),
  };
}

async function applyOrderNews(
  deps: Dependencies,
  tx: Executor,
  { order, plan, event, news, at }: { order: OrderRow; plan: PlanRow; event: NetworkEvent; news: OrderNews; at: Date },
): Promise<void> {
  const { state } = news;
  // A day that the network named before the customer chose others is no promise any more.
  const isOld = order.datesNamedAt !== null && event.eventAt < order.datesNamedAt;
  const named = isOld ? null : news.committedCompletionAt;
  const committedDate = named
    ? ukDateOf(named)
    : (order.committedDate ?? (state === 'COMMITTED' ? plan.provisionalStartDate : null));
  await updateOrder(tx, order.id, {
    state,
    delay: delayOf(news),
    committedDate,
    paid: state === 'COMPLETED',
    endReason: hasFailed(state) ? news.reasonCode : null,
    ...(state === 'CANCELLED' ? { cancellationCompletionDate: ukDateOf(news.cancelledAt ?? event.eventAt) } : {}),
    updatedAt: at,
  });
  const months = productOf(plan).contractDurationInMonths;
  if (state === 'COMPLETED') {
    const goLive = ukDateOf(news.completedAt ?? event.eventAt);
    const isLive = await becomes(tx, plan, 'ACTIVE', {
      ...contractTerm(goLive, months),
      serviceStart: goLive,
      provisionalStartDate: null,
      provisionalEndDate: null,
      updatedAt: at,
    });
    if (isLive) {
      const others = await listOwnOrders(tx, order.memberId);
      const ended = others.filter((other) => hasFailed(other.state));
      await creditOwed(deps, tx, ended, plan.id);
      await beginBills(deps, tx, plan, goLive);
    }
    await cancelVisits(tx, plan.id, { at, isLive: true });
    await followGoLive(deps, tx, plan.id, goLive);
  } else if (hasFailed(state)) {
    await becomes(tx, plan, 'ENDED', { provisionalStartDate: null, provisionalEndDate: null, updatedAt: at });
    await cancelVisits(tx, plan.id, { at, isLive: false });
    await followEnd(deps, tx, plan.id);
  } else if (committedDate !== null) {
    const { start, end } = contractTerm(committedDate, months);
    await updatePlan(tx, plan.id, { provisionalStartDate: start, provisionalEndDate: end, updatedAt: at });
    if (named) await followDate(deps, tx, plan.id, committedDate);
  }
}

/**
 * Gives the news, unless it has changed nothing: one that is not live yet ends with the news that it is. Whether somebody asked
 * for the end is known here, by its day: what the network says of it may be about something else.
 */
async function applyServiceNews(
  deps: Dependencies & EndPorts,
  tx: Executor,
  planId: string,
  news: ServiceNews,
  at: Date,
): Promise<ServiceNews | undefined> {
  // Read anew: the same event may have made it live.
  const plan = await lockPlan(tx, planId);
  if (!plan || plan.state === 'ORDERED') return undefined;
  if (await confirmEnd(tx, planId, news)) return { ...news, unsolicited: false };
  const lastDay = later(ukDateOf(news.ceasedAt), plan.serviceStart ?? '');
  await settleBeforeEnd(deps, tx, plan, at);
  if (!planCanBecome(plan.state, 'ENDED')) return undefined;
  await endService(deps, tx, plan.id, lastDay, at);
  await endBills(deps, tx, { planId: plan.id, lastDay, ending: null });
  await deps.followOwnEnd(tx, plan.id);
  return { ...news, unsolicited: true };
}

/** Changes a plan together with its state; one that has ended stays as it is. Gives whether it has changed. */
async function becomes(tx: Executor, plan: PlanRow, state: PlanState, change: Partial<PlanRow>): Promise<boolean> {
  const can = planCanBecome(plan.state, state);
  if (can) await updatePlan(tx, plan.id, { ...change, state });
  return can;
}
