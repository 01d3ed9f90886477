import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { addDays } from '../../platform/clock/local-date.ts';
import type { Database } from '../../platform/db/open.ts';
import { orders } from '../db/schema/orders.ts';
import { plans } from '../db/schema/plans.ts';
import { compensationOn } from '../domains/contracts/contracts.rules.ts';
import type { PromiseRow } from '../domains/promises/ledger.rules.ts';
import { promisesOf } from '../domains/promises/promises.rows.ts';
import { visitsOfPlans, type Visit } from '../domains/visits/visits.store.ts';

/** An order with all that belongs to it, as the database has it. */
export interface Standing {
  order: typeof orders.$inferSelect;
  plan: typeof plans.$inferSelect;
  visits: Visit[];
  promises: PromiseRow[];
  /** What the member has at the home of the plan that was ordered and has not ended. */
  orderedPlans: string[];
  /** All orders that the member has ever placed for it. */
  ordersForHome: string[];
}

export async function standingOf(db: Database, orderId: string): Promise<Standing> {
  const [found] = await db
    .select({ order: orders, plan: plans })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(eq(orders.id, orderId));
  if (!found) throw new Error(`No order ${orderId}`);
  const { memberId, premiseId } = found.plan;
  const atHome = await db
    .select()
    .from(plans)
    .where(and(eq(plans.memberId, memberId), eq(plans.premiseId, premiseId)));
  const placed = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(and(eq(plans.memberId, memberId), eq(plans.premiseId, premiseId)));
  return {
    ...found,
    visits: (await visitsOfPlans(db, [found.plan.id])).map(({ visit }) => visit),
    promises: await promisesOf(db, [orderId]),
    orderedPlans: atHome.filter(({ state }) => state !== 'DRAFT' && state !== 'ENDED').map(({ id }) => id),
    ordersForHome: placed.map(({ id }) => id),
  };
}

const final: ReadonlySet<string> = new Set(['COMPLETED', 'CANCELLED', 'REJECTED']);

export const isOver = ({ order }: Standing): boolean => final.has(order.state);

const isToCome = ({ state, status, rebookingRequired }: Visit): boolean =>
  state === 'CONFIRMED' && (status === 'PENDING' || status === 'CONFIRMED') && !rebookingRequired;

/** The visits that the network has told to be so, by the time at which they were; none that it says were after the end of the order. */
function visitsThatWere(statuses: readonly string[], told: readonly Event[]): ReadonlySet<string> {
  const end = told.find(({ notificationType }) => ['ORDER_CANCELLED', 'ORDER_REJECTED'].includes(notificationType));
  const were = told
    .filter(({ eventDateTime }) => !end || eventDateTime <= end.eventDateTime)
    .flatMap(({ appointments }) => appointments ?? [])
    .filter(({ appointmentStatus }) => statuses.includes(appointmentStatus));
  return new Set(were.map(({ appointmentKey }) => appointmentKey));
}

/** What holds at every moment of an order, whatever was done to it, and whatever was `told` of it, in whatever order. */
export function assertLaws(now: Standing, before: Standing | undefined, told: readonly Event[] = []): void {
  const { order, plan, visits, promises } = now;
  const made = visitsThatWere(['COMPLETED'], told);
  const lost = visitsThatWere(['NO_ACCESS', 'MISSED', 'CANCELLED'], told);
  // Engineers come when their slot begins.
  for (const visit of visits.filter(({ id }) => made.has(id))) {
    expect([visit.state, visit.status]).toEqual(['CONFIRMED', 'COMPLETED']);
    expect(visit.rebookingRequired).toBe(false);
    // Nobody comes on a day that is promised no more.
    expect(promises.findLast(({ visitId }) => visitId === visit.id)?.state).toBe('KEPT');
  }
  expect(now.orderedPlans.length).toBeLessThanOrEqual(1);
  expect(now.ordersForHome).toEqual([order.id]);
  if (before) assertNothingUndone(now, before, { made, lost });
  for (const { state, status } of visits) {
    expect([state, status]).not.toEqual(['CANCELLED', 'COMPLETED']);
    expect([state, status]).not.toEqual(['DRAFT', 'COMPLETED']);
  }
  const open = promises.filter(({ state }) => state === 'OPEN');
  if (order.state === 'CANCELLED' || order.state === 'REJECTED') {
    expect(plan).toMatchObject({ state: 'ENDED', serviceStart: null });
    expect(visits.filter(({ state, status }) => state !== 'CANCELLED' && status !== 'COMPLETED')).toEqual([]);
    expect(open).toEqual([]);
  }
  if (order.state === 'COMPLETED') expect(plan.serviceStart).not.toBeNull();
  const goLive = open.filter(({ kind }) => kind === 'GO_LIVE');
  expect(goLive.length).toBeLessThanOrEqual(order.state === 'COMPLETED' ? 0 : 1);
  if (goLive[0]) expect(goLive[0].date).toBe(order.committedDate);
  expect(
    open
      .filter(({ kind }) => kind !== 'GO_LIVE')
      .map(({ visitId, date, slot }) => `${visitId} ${date} ${slot}`)
      .toSorted(),
  ).toEqual(
    visits
      .filter(isToCome)
      .map(({ id, day, slot }) => `${id} ${day} ${slot}`)
      .toSorted(),
  );
}

/** Visits of which it may be heard late how they went. */
type Visits = Readonly<Record<'made' | 'lost', ReadonlySet<string>>>;

/**
 * What has ended stays as it ended: the order, its visits, and each promise; only a visit that ended with its order may turn out to
 * have been made, or lost before that.
 */
function assertNothingUndone(now: Standing, before: Standing, { made, lost }: Visits): void {
  if (isOver(before)) expect(now.order.state).toBe(before.order.state);
  for (const was of before.visits) {
    const is = now.visits.find(({ id }) => id === was.id);
    if (was.status === 'COMPLETED') expect(is?.status).toBe('COMPLETED');
    if (was.state === 'CANCELLED' && !made.has(was.id)) expect(is?.state).toBe('CANCELLED');
  }
  const cancelled = before.visits.filter(({ state }) => state === 'CANCELLED').map(({ id }) => id);
  const turnedOut = new Set(cancelled.filter((id) => made.has(id)));
  for (const { id, visitId, state, date, causedBy, endedOn } of before.promises) {
    const is = now.promises.find((row) => row.id === id);
    if (visitId !== null && turnedOut.has(visitId) && is?.state === 'KEPT') continue;
    if (visitId !== null && lost.has(visitId) && state === 'CALLED_OFF' && is?.state === 'BROKEN') continue;
    expect(is).toMatchObject(state === 'OPEN' ? { date } : { state, date, causedBy, endedOn });
  }
}

/** The first day that isn't late any more: that of the service as the network told it, or on which the order was called off. */
function endOfLateness({ promises }: Standing, told: readonly Event[], today: string): string {
  const live = told.find(({ notificationType }) => notificationType === 'ORDER_COMPLETED');
  const off = promises.find(({ kind, state }) => kind === 'GO_LIVE' && state === 'CALLED_OFF')?.endedOn;
  // In winter, in which these lives are lived, the day of a moment is the same in the UK.
  return (live?.actualOrderCompletionDateTime ?? off ?? today).slice(0, 10);
}

type Event = components['schemas']['NotificationEvent'];

/**
 * What is owed of an order, day by day: a day is late on which a Go Live that was promised for then, or before, has not
 * come, unless the customer moved that promise, and until the day that the network named in its place.
 */
export function owedInPence(standing: Standing, told: readonly Event[], today: string): number {
  const goLive = standing.promises
    .filter(({ kind }) => kind === 'GO_LIVE')
    .toSorted((a, b) => Number(a.madeAt) - Number(b.madeAt));
  const [first] = goLive.map(({ date }) => date).toSorted();
  const isOwed = (day: string) =>
    goLive.some(({ date, state, causedBy }, at) => {
      if (date > day || (state === 'MOVED' && causedBy === 'CUSTOMER')) return false;
      return state !== 'MOVED' || day < (goLive[at + 1]?.date ?? '9999-12-31');
    });
  let owed = 0;
  const end = endOfLateness(standing, told, today);
  for (let day = first ?? end; day < end && day < today; day = addDays(day, 1))
    if (isOwed(day)) owed += compensationOn(day).lateStart;
  for (const { kind, state, causedBy, date, visitId } of standing.promises) {
    if (kind === 'GO_LIVE' || state !== 'BROKEN' || causedBy !== 'NETWORK') continue;
    owed += compensationOn(date).missedVisit;
    // Nothing is paid for but what the network said of that very visit, or of the order.
    const said = told.filter(
      ({ appointments, notificationType }) =>
        notificationType === 'ORDER_CANCELLED' ||
        appointments?.some(
          ({ appointmentKey, appointmentStatus }) => appointmentKey === visitId && appointmentStatus !== 'CONFIRMED',
        ),
    );
    expect(said).not.toEqual([]);
  }
  return owed;
}
