import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueCommand, handleCommand, type Command, type Said, type WhenRefused } from '../../network/commands.ts';
import { findMember } from '../members/members.rows.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { goLiveDate } from '../plans/plans.rules.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { orderedVisitsOf, placedSince } from '../visits/plan-visits.ts';
import { visitDetailsOf } from '../visits/visit-details.ts';
import type { DatedVisit } from '../visits/visits.views.ts';
import { hasFailed, type OrderRow } from './orders.rules.ts';
import { findOrder } from './orders.store.ts';

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

/** Tells the network that visits of an order are on other days, or wait for one. */
export async function tellMovedVisits(deps: Enqueuing, tx: Executor, order: OrderRow, at: Date): Promise<void> {
  const payload = { orderId: order.id, movedAt: at.toISOString() };
  await enqueueCommand(deps, tx, { kind: MOVE, planId: order.planId, payload, at });
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

/** What is told of an order as a whole, or of one of its visits. */
export interface SaidOrder extends Said {
  orderId: string;
}

export interface SaidVisits extends SaidOrder {
  /** Those that were put on other days, and their days. */
  moved: DatedVisit[];
  /** Those that wait for a date. */
  waiting: DatedVisit[];
  toldAt: Date;
}

export interface SaidDetails extends SaidOrder {
  visit: DatedVisit;
}

/** What follows where the network refuses. */
export interface OrderFollows {
  place: WhenRefused<SaidOrder>;
  move: WhenRefused<SaidVisits>;
  details: Required<Pick<Command<SaidDetails>, 'whenRefused' | 'whenSettled'>>;
  cancel: WhenRefused<SaidOrder>;
}

/** Names the jobs that speak to the network; once for each gateway. */
export function handleNetworkJobs(deps: Dependencies, follows: OrderFollows): void {
  const { db, network } = deps;
  handleCommand<SaidOrder & Open>(deps, {
    kind: PLACE,
    prepare: async ({ orderId }) => about(await openOrder(deps, String(orderId))),
    send: ({ whole }) => network.place(whole),
    whenRefused: follows.place,
  });
  handleCommand<SaidVisits & Open>(deps, {
    kind: MOVE,
    async prepare({ orderId, movedAt }, { now: toldAt }) {
      const said = about(await openOrder(deps, String(orderId)));
      return said && { ...said, toldAt, moved: await placedSince(db, said.toMake, new Date(String(movedAt))) };
    },
    send: ({ whole, visits }) => network.move(whole.reference, visits),
    whenRefused: follows.move,
  });
  handleCommand<SaidDetails & Open>(deps, {
    kind: DETAILS,
    async prepare({ orderId, visitId }) {
      const said = about(await openOrder(deps, String(orderId)));
      // One that waits for a date is told of with it.
      const visit = said?.toMake.find(({ id }) => id === visitId);
      return said && visit && { ...said, about: visit.id, visit };
    },
    send: ({ whole, visit }) => network.setVisitDetails(whole.reference, visit.id, visitDetailsOf(visit)),
    ...follows.details,
  });
  handleCommand<SaidOrder & { reference: string }>(deps, {
    kind: CANCEL,
    async prepare({ orderId }) {
      const order = await findOrder(db, String(orderId));
      // One that is over by now is told of by its own event.
      if (order?.state !== 'CANCELLING') return undefined;
      return { planId: order.planId, about: order.id, orderId: order.id, reference: order.key };
    },
    send: ({ reference }) => network.cancel(reference),
    whenRefused: follows.cancel,
  });
}

/** An order as the network is told of it, as things stand now. */
type Open = NonNullable<Awaited<ReturnType<typeof openOrder>>>;

const about = (open: Open | undefined) => open && { ...open, about: open.orderId };

const waitingVisit = ({ id: appointmentKey, visitType }: DatedVisit) => ({ appointmentKey, visitType });

function plannedVisit(visit: DatedVisit) {
  const { id: appointmentKey, visitType, day: date, slot } = visit;
  return { appointmentKey, visitType, date, slot, details: visitDetailsOf(visit) };
}

/** Undefined for an order that has ended without service. */
async function openOrder(deps: Dependencies, orderId: string) {
  const order = await findOrder(deps.db, orderId);
  const plan = order && (await findPlan(deps.db, order.planId));
  if (!plan || hasFailed(order.state)) return undefined;
  const { toMake, waiting } = await orderedVisitsOf(deps.db, plan.id);
  const days = toMake.map(({ visitType, day: appointmentDate }) => ({ visitType, appointmentDate }));
  const requestedCompletionDate = plan.provisionalStartDate ?? goLiveDate(plan, days, deps.clock.today());
  const visits = {
    requestedCompletionDate,
    visits: toMake.map(plannedVisit),
    waiting: waiting.map(waitingVisit),
  };
  const { key: reference, orderDate } = order;
  const whole = {
    reference,
    placedAt: orderDate.toISOString(),
    premiseId: plan.premiseId,
    productId: plan.productId,
    customer: { lastName: await whomToAskFor(deps, plan, [...toMake, ...waiting]) },
    ...visits,
  };
  return { planId: plan.id, orderId, whole, visits, toMake, waiting };
}

/** Whoever is at home for the first visit; where there is none, the member. */
async function whomToAskFor({ db }: Dependencies, plan: PlanRow, visits: readonly DatedVisit[]): Promise<string> {
  const contact = visits.find(({ contactLastName }) => Boolean(contactLastName))?.contactLastName;
  return contact ?? (await findMember(db, plan.memberId))?.lastName ?? 'Unknown';
}
