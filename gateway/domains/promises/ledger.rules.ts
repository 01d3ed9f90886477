import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import type { promises } from '../../db/schema/promises.ts';

/** A promise of an order itself; those of its faults have rules of their own. */
export type PromiseRow = Omit<typeof promises.$inferSelect, 'kind' | 'faultId' | 'creditPlanId'> & {
  kind: 'GO_LIVE' | 'OUTSIDE_VISIT' | 'HOME_VISIT';
};
export type Causer = NonNullable<PromiseRow['causedBy']>;

/** A visit as the ledger sees it. */
export interface VisitFacts {
  id: string;
  kind: 'OUTSIDE_VISIT' | 'HOME_VISIT';
  date: LocalDate;
  slot: 'AM' | 'PM';
  /** When its slot begins. */
  beginsAt: Date;
  /** The latest that the engineer may come. */
  endsAt: Date;
  /** When the engineer came, as the network told it before; null where it has not. */
  arrivedAt: Date | null;
  progress: 'TO_COME' | 'DONE' | 'CANCELLED';
  /** The customer has to choose another date first. */
  mustRebook: boolean;
}

/** An order as it stands after something has happened to it. */
export interface LedgerFacts {
  visits: readonly VisitFacts[];
  /** The day that the network has promised; null while it has not. */
  committedDate: LocalDate | null;
  /** The first day of service; null before it. */
  liveOn: LocalDate | null;
  /** The order has ended without service. */
  hasFailed: boolean;
}

/** What has happened, and who made it happen. */
export interface LedgerNews {
  causedBy: Causer;
  happenedAt: Date;
  /** Visits that did not take place on their day, and who is the cause. */
  failures: ReadonlyMap<string, Causer>;
  /** When the engineers came, by the visit, as far as the network has told. */
  arrivals: ReadonlyMap<string, Date>;
  /** Visits that were still promised when the order ended, and of which it is known only now how they went before. */
  stillPromised: ReadonlySet<string>;
}

type End = Pick<PromiseRow, 'state' | 'causedBy'>;
export type DatedEnd = End & { endedOn: LocalDate };
export type NewPromise = Pick<PromiseRow, 'kind' | 'visitId' | 'date' | 'slot'>;

export interface LedgerChange {
  ends: { id: string; end: DatedEnd }[];
  begins: NewPromise[];
}

/** A visit that is called off with less notice, or once its slot has begun, counts as missed. */
const NOTICE_MS = 24 * HOUR_MS;

const kept: End = { state: 'KEPT', causedBy: null };
const moved = (causedBy: Causer): End => ({ state: 'MOVED', causedBy });
const broken = (causedBy: Causer): End => ({ state: 'BROKEN', causedBy });

function calledOff({ causedBy, happenedAt }: LedgerNews, beginsAt?: Date): End {
  const noticeMs = beginsAt === undefined ? NOTICE_MS : beginsAt.getTime() - happenedAt.getTime();
  return noticeMs < NOTICE_MS && causedBy === 'NETWORK' ? broken(causedBy) : { state: 'CALLED_OFF', causedBy: null };
}

/** Whether this is the promise of a visit that ended with the order, while it had been kept or broken before. */
function hasEndedTooEarly({ id, visitId }: PromiseRow, rows: readonly PromiseRow[], news: LedgerNews): boolean {
  if (visitId === null || !news.stillPromised.has(visitId)) return false;
  return rows.findLast((row) => row.visitId === visitId)?.id === id;
}

/** Whoever moved or broke a promise last: who rebooks does so because of that. */
function lastCauser(rows: readonly PromiseRow[]): Causer | null {
  const caused = rows.filter(({ causedBy }) => causedBy !== null);
  return caused.toSorted((a, b) => Number(a.endedAt) - Number(b.endedAt)).at(-1)?.causedBy ?? null;
}

/** Where the network doesn't tell when the engineer came, it was when the work was done. */
const arrivalAt = ({ id, arrivedAt }: VisitFacts, { arrivals, happenedAt }: LedgerNews): Date =>
  arrivals.get(id) ?? arrivedAt ?? happenedAt;

function endOfVisit(promise: PromiseRow, visit: VisitFacts, news: LedgerNews): End | undefined {
  const failedBy = news.failures.get(visit.id);
  // Who comes before the slot and is let in has kept nobody waiting.
  if (visit.progress === 'DONE') return arrivalAt(visit, news) <= visit.endsAt ? kept : broken('NETWORK');
  if (failedBy !== undefined && (visit.mustRebook || news.stillPromised.has(visit.id))) return broken(failedBy);
  // One that was called off before its order ended needed another date then.
  const neededOther = visit.mustRebook || news.stillPromised.has(visit.id);
  if (visit.progress === 'CANCELLED' && !neededOther) return calledOff(news, visit.beginsAt);
  // Called off by the network with too little notice it counts as missed, whether or not there will be another day.
  const off = neededOther ? calledOff(news, visit.beginsAt) : undefined;
  if (off?.state === 'BROKEN') return off;
  const isElsewhere = visit.date !== promise.date || visit.slot !== promise.slot;
  return isElsewhere || neededOther ? moved(news.causedBy) : undefined;
}

function endOfGoLive(promise: PromiseRow, facts: LedgerFacts, news: LedgerNews): End | undefined {
  if (facts.liveOn !== null) return facts.liveOn <= promise.date ? kept : broken('NETWORK');
  if (facts.hasFailed) return calledOff(news);
  // Nobody can be held to a day that the customer has made impossible.
  if (news.causedBy === 'CUSTOMER' && facts.visits.some(({ mustRebook }) => mustRebook)) return moved('CUSTOMER');
  return facts.committedDate !== null && facts.committedDate !== promise.date ? moved(news.causedBy) : undefined;
}

/** Who a customer's change of dates is to be put down to: one who rebooks what somebody else upset has moved nothing. */
function causeOf(open: readonly PromiseRow[], rows: readonly PromiseRow[], facts: LedgerFacts, news: LedgerNews) {
  if (news.causedBy !== 'CUSTOMER' || news.failures.size > 0) return news.causedBy;
  const toCome = facts.visits.filter(({ progress, mustRebook }) => progress === 'TO_COME' && !mustRebook);
  const promiseOf = (visit: VisitFacts) => open.find(({ visitId }) => visitId === visit.id);
  const isRebooked = toCome.some((visit) => promiseOf(visit) === undefined);
  const isMovedFreely = toCome.some((visit) => {
    const promise = promiseOf(visit);
    return promise !== undefined && (promise.date !== visit.date || promise.slot !== visit.slot);
  });
  return isRebooked && !isMovedFreely ? (lastCauser(rows) ?? 'CUSTOMER') : 'CUSTOMER';
}

/**
 * What has to be written so that the ledger says what is true of the order. Each promise ends once: kept, moved to another
 * day, broken, or called off with the order; what ended with the order ends anew where it is heard late that the visit had been made,
 * had failed or had been called off before. Applied again with the same facts it changes nothing.
 */
export function settledBy(rows: readonly PromiseRow[], facts: LedgerFacts, news: LedgerNews): LedgerChange {
  const open = rows.filter((row) => row.state === 'OPEN' || hasEndedTooEarly(row, rows, news));
  const because: LedgerNews = { ...news, causedBy: causeOf(open, rows, facts, news) };
  const ends = open.flatMap((promise) => {
    const visit = facts.visits.find(({ id }) => id === promise.visitId);
    const end = visit
      ? endOfVisit(promise, visit, because)
      : promise.kind === 'GO_LIVE'
        ? endOfGoLive(promise, facts, because)
        : undefined;
    const endedOn = (promise.kind === 'GO_LIVE' ? facts.liveOn : null) ?? ukDateOf(news.happenedAt);
    return end ? [{ id: promise.id, end: { ...end, endedOn } }] : [];
  });
  const ended = new Set(ends.map(({ id }) => id));
  const stands = open.filter(({ id }) => !ended.has(id));
  return { ends, begins: facts.hasFailed ? [] : beginnings(stands, facts) };
}

function beginnings(stands: readonly PromiseRow[], { visits, committedDate, liveOn }: LedgerFacts): NewPromise[] {
  const isPromised = (visitId: string | null) => stands.some((promise) => promise.visitId === visitId);
  const ofVisits = visits
    .filter(({ id, progress, mustRebook }) => progress === 'TO_COME' && !mustRebook && !isPromised(id))
    .map(({ id, kind, date, slot }) => ({ kind, visitId: id, date, slot }));
  const canGoLive = committedDate !== null && liveOn === null && !visits.some(({ mustRebook }) => mustRebook);
  if (!canGoLive || isPromised(null)) return ofVisits;
  return [...ofVisits, { kind: 'GO_LIVE', visitId: null, date: committedDate, slot: null }];
}
