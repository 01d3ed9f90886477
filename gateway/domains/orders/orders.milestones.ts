import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import type { OrderEvents, WireEvent } from '../notifications/notifications.types.ts';
import { wireEvent, wireVisit } from '../notifications/wire-event.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { goLiveDate } from '../plans/plans.rules.ts';
import type { OrderRow } from './orders.rules.ts';
import { findOrder } from './orders.store.ts';
import type { OrderState } from './orders.types.ts';
import { datedVisits, type OrderAppointment } from '../visits/plan-visits.ts';

/**
 * The network of the reference gateway: it takes an order in, promises a date and keeps it, and says so in the same
 * events that a real one sends. An order that a tester's event has led elsewhere is left alone.
 */
const ACKNOWLEDGE = 'network.acknowledge';
const COMMIT = 'network.commit';
const COMPLETE = 'network.complete';

/** The field of a message in which the network tells its own id of an order. */
export const NETWORK_ID_FIELD = 'externalOrderId';

const ACKNOWLEDGED_AFTER_MS = 2 * 60_000;
const COMMITTED_AFTER_MS = 30 * 60_000;

/** After the last slot of the day, in winter as in summer. */
function endOfWork(date: string): Date {
  return new Date(`${date}T17:00:00Z`);
}

function latest(dates: readonly (string | null | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== null && date !== undefined)
    .toSorted()
    .at(-1);
}

type Enqueuing = Pick<Dependencies, 'jobs'>;

export async function scheduleAcknowledgement(
  { jobs }: Enqueuing,
  tx: Executor,
  { id }: OrderRow,
  now: Date,
): Promise<void> {
  await jobs.enqueue(
    tx,
    ACKNOWLEDGE,
    { orderId: id },
    new Date(now.getTime() + ACKNOWLEDGED_AFTER_MS),
    `${ACKNOWLEDGE}:${id}`,
  );
}

/** What the network does next once an order has come into a state. */
export async function scheduleAfter(
  { jobs }: Enqueuing,
  tx: Executor,
  order: { orderId: string; state: OrderState; committedDate: string | null },
  now: Date,
): Promise<void> {
  const { orderId, state, committedDate } = order;
  if (state === 'ACKNOWLEDGED')
    await jobs.enqueue(tx, COMMIT, { orderId }, new Date(now.getTime() + COMMITTED_AFTER_MS), `${COMMIT}:${orderId}`);
  if (state === 'COMMITTED' && committedDate !== null) await scheduleCompletion({ jobs }, tx, orderId, committedDate);
}

async function scheduleCompletion({ jobs }: Enqueuing, tx: Executor, orderId: string, date: string): Promise<void> {
  await jobs.enqueue(tx, COMPLETE, { orderId }, endOfWork(date), `${COMPLETE}:${orderId}:${date}`);
}

/** Names the jobs of the network; once for each gateway. */
export function handleMilestones(deps: Dependencies, events: OrderEvents): void {
  const orderOf = async (payload: Record<string, unknown>, state: OrderState) => {
    const order = await findOrder(deps.db, String(payload['orderId']));
    return order?.state === state ? order : undefined;
  };
  // Each event is taken in a transaction of its own. Should the job be run again after it, the state has moved on.
  deps.jobs.handle(ACKNOWLEDGE, async (_tx, payload, { now }) => {
    const order = await orderOf(payload, 'RECEIVED');
    if (!order) return;
    const networkId = {
      fieldName: NETWORK_ID_FIELD,
      fieldValue: `NET-${order.key.slice(3)}`,
      messageCode: 'ORDER_ID',
    };
    await receiveEvent(deps, events, eventOf(order, 'ORDER_ACKNOWLEDGED', now, { message: [networkId] }));
  });
  deps.jobs.handle(COMMIT, async (_tx, payload, { now }) => {
    const order = await orderOf(payload, 'ACKNOWLEDGED');
    if (!order) return;
    const promised = await goLive(deps, order);
    const committedOrderCompletionDateTime = endOfWork(promised).toISOString();
    await receiveEvent(deps, events, eventOf(order, 'ORDER_COMMITTED', now, { committedOrderCompletionDateTime }));
  });
  deps.jobs.handle(COMPLETE, async (tx, payload, { now }) => {
    const order = await orderOf(payload, 'COMMITTED');
    if (!order) return;
    const visits = (await datedVisits(deps, deps.db, order.planId)).filter(({ state }) => state !== 'CANCELLED');
    const lastDay = latest([order.committedDate, visits.at(-1)?.appointmentDate]);
    // The customer may have chosen a later date since, and the promise moved with it.
    if (lastDay !== undefined && endOfWork(lastDay) > now) return scheduleCompletion(deps, tx, order.id, lastDay);
    const appointments = visits.map(completedVisit);
    const actualOrderCompletionDateTime = now.toISOString();
    await receiveEvent(
      deps,
      events,
      eventOf(order, 'ORDER_COMPLETED', now, { actualOrderCompletionDateTime, appointments }),
    );
  });
}

async function goLive(deps: Dependencies, order: OrderRow): Promise<string> {
  const plan = await findPlan(deps.db, order.planId);
  if (!plan) throw new Error(`Order ${order.id} has no plan`);
  return plan.provisionalStartDate ?? goLiveDate(plan, await datedVisits(deps, deps.db, plan.id), deps.clock.today());
}

function completedVisit({ id, visitType, engineerName, engineerContactNumber }: OrderAppointment) {
  return wireVisit({
    appointmentKey: id,
    visitType,
    appointmentStatus: 'COMPLETED',
    engineerName,
    engineerContactNumber,
    closureCode: 'SP',
  });
}

function eventOf(order: OrderRow, notificationType: string, at: Date, parts: Partial<WireEvent>): WireEvent {
  const orderId = order.externalOrderId ?? order.key;
  return wireEvent({ notificationType, orderId, eventDateTime: at.toISOString(), ...parts });
}
