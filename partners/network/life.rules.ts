import type { Life } from '../../openapi/partners/network/test-data.ts';
import { addDays, later, type LocalDate } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';
import { addWorkingDays } from '../../platform/clock/working-days.ts';
import type { networkOrders, networkVisits } from './db/schema.ts';

type Visit = typeof networkVisits.$inferSelect;
type DatedVisit = Visit & { date: LocalDate; slot: 'AM' | 'PM' };
type Order = Pick<
  typeof networkOrders.$inferSelect,
  'placedAt' | 'requestedDate' | 'movedAt' | 'cancelWantedAt' | 'ceaseAfter' | 'done'
>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ACKNOWLEDGED_AFTER_MS = 2 * MINUTE_MS;
const REJECTED_AFTER_MS = 10 * MINUTE_MS;
const COMMITTED_AFTER_MS = 30 * MINUTE_MS;
const DELAYED_AFTER_MS = HOUR_MS;
const CALLED_OFF_AFTER_MS = 5 * MINUTE_MS;
const CEASED_AFTER_DAYS = 40;
/** How much later an order is connected that is delayed. */
const DELAY_WORKING_DAYS = 2;

/** When engineers of a slot come and go, in hours of the clock in the UK. */
const hoursOf = { AM: { from: 8, to: 12 }, PM: { from: 12, to: 16 } } as const;

/** One thing that happens to an order, and when. */
export type Step = { id: string; at: Date } & (
  | { kind: 'acknowledge' | 'reject' | 'cancel' | 'call-off' | 'complete' | 'cease' | 'disconnect' }
  | { kind: 'commit' | 'delay'; goLive: LocalDate }
  | { kind: 'name-engineer' | 'set-out' | 'arrive' | 'finish' | 'find-nobody' | 'miss'; visit: DatedVisit }
);

const afterwards = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** The last minute of a day: it is paid for. */
export const endOfDay = (date: LocalDate): Date => afterwards(new Date(ukTime(addDays(date, 1), 0)), -MINUTE_MS);

/** After the last slot of a day. */
export const endOfWork = (date: LocalDate): Date => new Date(ukTime(date, 17));

/** When a visit's slot begins and ends. */
export function slotOf({ date, slot }: Pick<DatedVisit, 'date' | 'slot'>): { from: Date; to: Date } {
  const { from, to } = hoursOf[slot];
  return { from: new Date(ukTime(date, from)), to: new Date(ukTime(date, to)) };
}

function stepsOfVisit(visit: DatedVisit, end: 'finish' | 'find-nobody' | 'miss'): Step[] {
  const { from, to } = slotOf(visit);
  const id = `${visit.appointmentKey}:${visit.date}`;
  return [
    { id: `name-engineer:${id}`, kind: 'name-engineer', visit, at: new Date(ukTime(addDays(visit.date, -1), 16)) },
    // Who does not come does not set out.
    ...(end === 'miss'
      ? []
      : [{ id: `set-out:${id}`, kind: 'set-out' as const, visit, at: afterwards(from, -30 * MINUTE_MS) }]),
    // Who finds nobody is not let in.
    ...(end === 'finish' ? [{ id: `arrive:${id}`, kind: 'arrive' as const, visit, at: from }] : []),
    { id: `${end}:${id}`, kind: end, visit, at: end === 'miss' ? to : afterwards(from, 2 * HOUR_MS) },
  ];
}

/** How the next visit ends. The first one of some lives fails, once. */
function endOf(life: Life, isFirst: boolean, done: readonly string[]): 'finish' | 'find-nobody' | 'miss' {
  const fails = life === 'no-access' ? 'find-nobody' : life === 'missed' ? 'miss' : 'finish';
  const hasFailed = done.some((id) => id.startsWith('find-nobody:') || id.startsWith('miss:'));
  return isFirst && !hasFailed ? fails : 'finish';
}

function stepsOfVisits(life: Life, visits: readonly DatedVisit[], done: readonly string[]): Step[] {
  return visits.flatMap((visit, place) => stepsOfVisit(visit, endOf(life, place === 0, done)));
}

const ends: ReadonlySet<string> = new Set(['reject', 'cancel', 'call-off', 'complete']);

/** Whether nothing can be called off any more. */
export function isOver({ done }: Pick<Order, 'done'>): boolean {
  return done.some((id) => ends.has(id));
}

const isDated = (visit: Visit): visit is DatedVisit => visit.date !== null && visit.slot !== null;

/**
 * All that happens to an order, in its order, as things stand: what is done may be in it, too. A visit that has failed ends it,
 * until the provider names another slot for it, and one that waits for a date leaves the other visits. One that is to be called off
 * goes on for as long as that takes.
 */
export function stepsOf(life: Life, order: Order, visits: readonly Visit[]): Step[] {
  const steps = withDisconnection(order, plannedSteps(life, order, visits));
  if (order.cancelWantedAt === null || isOver(order)) return steps;
  const at = afterwards(order.cancelWantedAt, CALLED_OFF_AFTER_MS);
  const hasFailed = visits.some(({ status }) => status === 'failed');
  const isStillDone = (step: Step) => step.at < at && !(hasFailed && 'visit' in step);
  const before = steps.filter((step) => order.done.includes(step.id) || isStillDone(step));
  return [...before, { id: 'call-off', kind: 'call-off', at }];
}

/** A service ends once: as the provider wants it, or by itself before that. */
function withDisconnection({ ceaseAfter, done }: Order, steps: Step[]): Step[] {
  const hasEnded = (id: string) => id === 'cease' || id.startsWith('disconnect:');
  if (done.some(hasEnded)) return steps.filter(({ id }) => !hasEnded(id) || done.includes(id));
  if (ceaseAfter === null || !done.includes('complete')) return steps;
  const at = endOfDay(ceaseAfter);
  const before = steps.filter((step) => step.kind !== 'cease' || step.at < at);
  return [...before, { id: `disconnect:${ceaseAfter}`, kind: 'disconnect', at }];
}

function plannedSteps(life: Life, order: Order, visits: readonly Visit[]): Step[] {
  const { placedAt, requestedDate, movedAt, done } = order;
  if (life === 'rejected') return [{ id: 'reject', kind: 'reject', at: afterwards(placedAt, REJECTED_AFTER_MS) }];
  const inOrder = visits.filter(isDated).toSorted((a, b) => `${a.date}${a.slot}`.localeCompare(`${b.date}${b.slot}`));
  const goLive = later(requestedDate, inOrder.at(-1)?.date ?? requestedDate);
  const acknowledgedAt = afterwards(placedAt, ACKNOWLEDGED_AFTER_MS);
  const plannedAt = afterwards(acknowledgedAt, COMMITTED_AFTER_MS);
  const committedAt = movedAt !== null && movedAt > plannedAt ? movedAt : plannedAt;
  // A promise holds for the days that were named last.
  const named = movedAt?.toISOString() ?? 'first';
  const commit = (date: LocalDate, at: Date): Step => ({
    id: `commit:${date}:${named}`,
    kind: 'commit',
    goLive: date,
    at,
  });
  const hasNoDay = visits.some(({ status }) => status === 'failed' || status === 'waiting');
  const acknowledge: Step = { id: 'acknowledge', kind: 'acknowledge', at: acknowledgedAt };
  // Nothing is promised anew while a visit has no day.
  const begun: Step[] = hasNoDay ? [acknowledge] : [acknowledge, commit(goLive, committedAt)];
  if (life === 'network-cancels')
    return [...begun, { id: 'cancel', kind: 'cancel', at: afterwards(committedAt, DAY_MS) }];
  const isDelayed = life === 'delayed' && !hasNoDay;
  const promised = isDelayed ? addWorkingDays(goLive, DELAY_WORKING_DAYS) : goLive;
  const delayedAt = afterwards(committedAt, DELAYED_AFTER_MS);
  const delay: Step[] = isDelayed
    ? [{ id: 'delay', kind: 'delay', goLive: promised, at: delayedAt }, commit(promised, afterwards(delayedAt, DAY_MS))]
    : [];
  const toCome = stepsOfVisits(life, inOrder, done);
  const steps = [...begun, ...delay, ...toCome];
  if (hasNoDay) return steps;
  const complete: Step = { id: 'complete', kind: 'complete', at: endOfWork(promised) };
  if (life !== 'ceased') return [...steps, complete];
  return [...steps, complete, { id: 'cease', kind: 'cease', at: endOfWork(addDays(promised, CEASED_AFTER_DAYS)) }];
}

/** What happens next; undefined when nothing does, or nothing before the provider has named another day. */
export function nextStep(life: Life, order: Order, visits: readonly Visit[]): Step | undefined {
  const failed = new Set(
    visits.filter(({ status }) => status === 'failed').map(({ appointmentKey }) => appointmentKey),
  );
  if (['reject', 'cancel', 'call-off'].some((end) => order.done.includes(end))) return undefined;
  const next = stepsOf(life, order, visits).find(
    (step) => !order.done.includes(step.id) && !('visit' in step && step.visit.status === 'done'),
  );
  return next && 'visit' in next && failed.size > 0 ? undefined : next;
}
