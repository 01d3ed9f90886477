import type { Executor } from '../../../platform/db/open.ts';
import type { JobPayload } from '../../../platform/jobs/jobs.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand } from '../../network/commands.ts';
import type { NetworkRefusal } from '../../network/network-link.ts';
import type { EndPorts } from '../member-plans/end-ports.ts';
import { findMember } from '../members/members.rows.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { goLiveDate } from '../plans/plans.rules.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { visitsToMake } from '../visits/plan-visits.ts';
import { visitDetailsOf } from '../visits/visit-details.ts';
import type { DatedVisit } from '../visits/visits.views.ts';
import { hasFailed, type OrderRow } from './orders.rules.ts';
import { findOrder } from './orders.store.ts';
import { endUntakenOrder } from './untaken-order.ts';

/** What the network is told of an order, by jobs: its events say the rest (`orders.events.ts`). */
const PLACE = 'network.place-order';
const MOVE = 'network.move-visits';
const DETAILS = 'network.set-visit-details';
const CANCEL = 'network.cancel-order';

type Enqueuing = Pick<Dependencies, 'jobs'>;

/** Hands a placed order over to the network. */
export async function handOver(deps: Enqueuing, tx: Executor, { id, planId }: OrderRow, at: Date): Promise<void> {
  await enqueueCommand(deps, tx, { kind: PLACE, planId, payload: { orderId: id }, at, dedupeKey: `${PLACE}:${id}` });
}

/** Tells the network that visits of an order are on other days. */
export async function tellMovedVisits(deps: Enqueuing, tx: Executor, order: OrderRow, at: Date): Promise<void> {
  await enqueueCommand(deps, tx, { kind: MOVE, planId: order.planId, payload: { orderId: order.id }, at });
}

/** Tells the network that the engineer of a visit is to know something else; nothing is promised anew. */
export async function tellVisitDetails(
  deps: Enqueuing,
  tx: Executor,
  { id: orderId, planId }: OrderRow,
  { visitId, at }: { visitId: string; at: Date },
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: DETAILS, planId, payload: { orderId, visitId }, at });
}

/** Asks the network to stop. */
export async function callOff(deps: Enqueuing, tx: Executor, { id, planId }: OrderRow, at: Date): Promise<void> {
  await enqueueCommand(deps, tx, { kind: CANCEL, planId, payload: { orderId: id }, at, dedupeKey: `${CANCEL}:${id}` });
}

/** Names the jobs that speak to the network; once for each gateway. */
export function handleNetworkJobs(deps: Dependencies & EndPorts): void {
  const endUntaken = ({ orderId }: JobPayload) => endUntakenOrder(deps, String(orderId));
  // It knows no such order; one that it knows and does not stop goes on.
  const endUnknown = async (payload: JobPayload, { status }: NetworkRefusal) => {
    if (status === 404) await endUntaken(payload);
  };
  handleCommand(
    deps,
    PLACE,
    async ({ orderId }) => {
      const order = await openOrder(deps, String(orderId));
      if (order) await deps.network.place(order.whole);
    },
    endUntaken,
  );
  handleCommand(deps, MOVE, async ({ orderId }) => {
    const order = await openOrder(deps, String(orderId));
    if (order) await deps.network.move(order.whole.reference, order.visits);
  });
  handleCommand(deps, DETAILS, async ({ orderId, visitId }) => {
    const order = await openOrder(deps, String(orderId));
    const visit = order?.visits.visits.find(({ appointmentKey }) => appointmentKey === visitId);
    // One that the network has called off is told of with its next date.
    if (order && visit) await deps.network.setVisitDetails(order.whole.reference, visit.appointmentKey, visit.details);
  });
  handleCommand(
    deps,
    CANCEL,
    async ({ orderId }) => {
      const order = await findOrder(deps.db, String(orderId));
      // One that is over by now is told of by its own event.
      if (order?.state === 'CANCELLING') await deps.network.cancel(order.key);
    },
    endUnknown,
  );
}

function plannedVisit(visit: DatedVisit) {
  const { id: appointmentKey, visitType, day: date, slot } = visit;
  return { appointmentKey, visitType, date, slot, details: visitDetailsOf(visit) };
}

/** An order as the network is told of it, as things stand now; undefined when it has ended without service. */
async function openOrder(deps: Dependencies, orderId: string) {
  const order = await findOrder(deps.db, orderId);
  const plan = order && (await findPlan(deps.db, order.planId));
  if (!plan || hasFailed(order.state)) return undefined;
  const toMake = await visitsToMake(deps.db, plan.id);
  const days = toMake.map(({ visitType, day: appointmentDate }) => ({ visitType, appointmentDate }));
  const requestedCompletionDate = plan.provisionalStartDate ?? goLiveDate(plan, days, deps.clock.today());
  const visits = { requestedCompletionDate, visits: toMake.map(plannedVisit) };
  const { key: reference, orderDate } = order;
  const whole = {
    reference,
    placedAt: orderDate.toISOString(),
    premiseId: plan.premiseId,
    productId: plan.productId,
    customer: { lastName: await whomToAskFor(deps, plan, toMake) },
    ...visits,
  };
  return { whole, visits };
}

/** Whoever is at home for the first visit; where there is none, the member. */
async function whomToAskFor({ db }: Dependencies, plan: PlanRow, visits: readonly DatedVisit[]): Promise<string> {
  const contact = visits.find(({ contactLastName }) => Boolean(contactLastName))?.contactLastName;
  return contact ?? (await findMember(db, plan.memberId))?.lastName ?? 'Unknown';
}
