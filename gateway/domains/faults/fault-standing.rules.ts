import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, daysBetween, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';
import type { RepairPromise } from '../promises/repair.rules.ts';
import type { FaultNews, FaultRow, FaultState, FaultVisitState, NewsCode } from './faults.types.ts';
import { inOrder } from './news-order.rules.ts';

/** Full working days in which a fault is repaired, counted from the day after its report. */
const REPAIR_WORKING_DAYS = 2;

export interface FaultVisitFacts {
  id: string;
  visitType: 'INTERNAL_INCIDENT' | 'EXTERNAL_INCIDENT';
  date: LocalDate;
  slot: 'AM' | 'PM';
  state: FaultVisitState;
  engineerName: string | null;
  engineerContactNumber: string | null;
  /** When it was first told of on this day. */
  madeAt: Date;
  /** Where it was before, oldest first; each until it was moved from there. */
  earlier: { date: LocalDate; slot: 'AM' | 'PM'; madeAt: Date; movedOn: LocalDate }[];
  /** When the engineer came; null where the network has not said so. */
  arrivedOn: LocalDate | null;
  endedOn: LocalDate | null;
}

/** How a fault stands. */
export interface Standing {
  state: FaultState;
  endedAt: Date | null;
  expectedRepair: LocalDate | null;
  visits: FaultVisitFacts[];
  promises: RepairPromise[];
  /** What counts of its news, oldest first: nothing after its end. */
  counted: FaultNews[];
}

const statesByCode: Partial<Record<NewsCode, FaultState>> = {
  FAULT_AT_NODE: 'FOUND_OUTSIDE',
  FAULT_AT_ONT: 'FOUND_AT_HOME',
  REPAIRED: 'REPAIRED',
  NO_FAULT_FOUND: 'NOT_FOUND',
  CUSTOMER_EQUIPMENT: 'CUSTOMER_EQUIPMENT',
  WORKS_AGAIN: 'WORKS_AGAIN',
  SERVICE_ENDED: 'SERVICE_ENDED',
};

const visitStatesByCode: Partial<Record<NewsCode, FaultVisitState>> = {
  VISIT_BOOKED: 'BOOKED',
  VISIT_MOVED: 'BOOKED',
  ENGINEER_NAMED: 'BOOKED',
  ENGINEER_SET_OUT: 'ON_THE_WAY',
  ENGINEER_ARRIVED: 'ARRIVED',
  VISIT_DONE: 'DONE',
  NO_ACCESS: 'NO_ACCESS',
  UNABLE_TO_ATTEND: 'MISSED',
};

const ends: ReadonlySet<NewsCode> = new Set<NewsCode>([
  'REPAIRED',
  'NO_FAULT_FOUND',
  'CUSTOMER_EQUIPMENT',
  'WORKS_AGAIN',
  'SERVICE_ENDED',
]);

export const isToCome = ({ state }: Pick<FaultVisitFacts, 'state'>): boolean =>
  state === 'BOOKED' || state === 'ON_THE_WAY';

/** Whether it is to come, or under way. */
export const isAwaited = (visit: Pick<FaultVisitFacts, 'state'>): boolean =>
  isToCome(visit) || visit.state === 'ARRIVED';

const movedFrom = ({ date, slot, madeAt }: FaultVisitFacts, happenedAt: Date) => ({
  date,
  slot,
  madeAt,
  movedOn: ukDateOf(happenedAt),
});

/** Nobody comes for a fault that is over; who was there by then has been. */
const stateAtEnd = ({ state }: FaultVisitFacts): FaultVisitState => (state === 'ARRIVED' ? 'DONE' : 'CANCELLED');

function visitsOf(counted: readonly FaultNews[], hasEnded: boolean): FaultVisitFacts[] {
  const visits = new Map<string, FaultVisitFacts>();
  for (const { code, visitId, visitType, visitDate, visitSlot, happenedAt, ...given } of counted) {
    const state = visitStatesByCode[code];
    if (!state || visitId === null || visitType === null || visitDate === null || visitSlot === null) continue;
    const told = visits.get(visitId);
    const isMoved = told !== undefined && code === 'VISIT_MOVED';
    const { date, slot, madeAt } = told && !isMoved ? told : { date: visitDate, slot: visitSlot, madeAt: happenedAt };
    // Who comes on another day is known anew.
    const known = isMoved ? undefined : told;
    visits.set(visitId, {
      id: visitId,
      visitType,
      date,
      slot,
      state,
      engineerName: given.engineerName ?? known?.engineerName ?? null,
      engineerContactNumber: given.engineerContactNumber ?? known?.engineerContactNumber ?? null,
      madeAt,
      earlier: isMoved ? [...told.earlier, movedFrom(told, happenedAt)] : (told?.earlier ?? []),
      arrivedOn: state === 'ARRIVED' ? ukDateOf(happenedAt) : (known?.arrivedOn ?? null),
      endedOn: isAwaited({ state }) ? null : ukDateOf(happenedAt),
    });
  }
  const lastDay = counted.at(-1) && ukDateOf(counted.at(-1)?.happenedAt ?? new Date(0));
  return [...visits.values()]
    .map((visit) =>
      hasEnded && isAwaited(visit) ? { ...visit, state: stateAtEnd(visit), endedOn: lastDay ?? null } : visit,
    )
    .toSorted((a, b) => `${a.date}${a.slot}`.localeCompare(`${b.date}${b.slot}`));
}

type Settled = Pick<RepairPromise, 'state' | 'causedBy' | 'endedOn'>;

function endOfVisit({ state, date, arrivedOn, endedOn }: FaultVisitFacts): Settled {
  switch (state) {
    case 'BOOKED':
    case 'ON_THE_WAY':
    case 'ARRIVED':
      return { state: 'OPEN', causedBy: null, endedOn: null };
    case 'DONE':
      return (arrivedOn ?? endedOn ?? date) > date
        ? { state: 'BROKEN', causedBy: 'NETWORK', endedOn }
        : { state: 'KEPT', causedBy: null, endedOn };
    case 'NO_ACCESS':
      return { state: 'BROKEN', causedBy: 'CUSTOMER', endedOn };
    case 'MISSED':
      return { state: 'BROKEN', causedBy: 'NETWORK', endedOn };
    case 'CANCELLED':
      return { state: 'CALLED_OFF', causedBy: null, endedOn };
  }
}

/** How the promise of a repair ends with the fault. */
function endOfRepair(code: NewsCode, date: LocalDate, endedOn: LocalDate): Settled {
  if (code === 'CUSTOMER_EQUIPMENT') return { state: 'CALLED_OFF', causedBy: 'CUSTOMER', endedOn };
  if (code === 'NO_FAULT_FOUND') return { state: 'CALLED_OFF', causedBy: null, endedOn };
  if (endedOn > date) return { state: 'BROKEN', causedBy: 'NETWORK', endedOn };
  return { state: code === 'SERVICE_ENDED' ? 'CALLED_OFF' : 'KEPT', causedBy: null, endedOn };
}

/** A visit is promised once for each day that it had. */
function visitPromises(visit: FaultVisitFacts): RepairPromise[] {
  const { id: visitId, date, slot, madeAt, earlier } = visit;
  const of = { kind: 'REPAIR_VISIT', visitId } as const;
  return [
    ...earlier.map(({ movedOn, ...day }): RepairPromise => {
      return { ...of, ...day, state: 'MOVED', causedBy: 'CUSTOMER', endedOn: movedOn };
    }),
    { ...of, date, slot, madeAt, ...endOfVisit(visit) },
  ];
}

/** By how many days a repair comes later, that would be late from a day on, where its visit is put on another. */
const delayOf = (from: LocalDate, visit: LocalDate, moved: LocalDate): number =>
  Math.max(0, daysBetween(later(visit, from), moved));

/**
 * The promises of a repair, one after the other. The days from a visit at which nobody was in until the next one are the customer's,
 * and so are those by which a repair comes later because its visit was moved: another day is promised then. What was late before
 * stays owed.
 */
function repairPromises(reportedAt: Date, counted: readonly FaultNews[]): RepairPromise[] {
  const made: RepairPromise[] = [];
  let date = addWorkingDays(ukDateOf(reportedAt), REPAIR_WORKING_DAYS);
  const open: { since: Date | null } = { since: reportedAt };
  const close = (end: Settled) => {
    const { since: madeAt } = open;
    if (madeAt !== null) made.push({ kind: 'REPAIR', visitId: null, slot: null, date, madeAt, ...end });
    open.since = null;
  };
  const closeOn = (day: LocalDate) =>
    close(
      day > date
        ? { state: 'BROKEN', causedBy: 'NETWORK', endedOn: day }
        : { state: 'MOVED', causedBy: 'CUSTOMER', endedOn: day },
    );
  const planned = new Map<string, LocalDate>();
  for (const { code, happenedAt, visitDate, visitId } of counted) {
    const day = ukDateOf(happenedAt);
    if (code === 'NO_ACCESS') closeOn(day);
    if (code === 'VISIT_MOVED' && visitId !== null && visitDate !== null && open.since !== null) {
      const from = later(date, day);
      const days = delayOf(from, planned.get(visitId) ?? visitDate, visitDate);
      if (days > 0) {
        closeOn(day);
        date = addDays(from, days);
        open.since = happenedAt;
      }
    }
    if (visitId !== null && visitDate !== null) planned.set(visitId, visitDate);
    if (code === 'VISIT_BOOKED' && open.since === null) {
      date = later(date, visitDate ?? day);
      open.since = happenedAt;
    }
    if (ends.has(code)) close(endOfRepair(code, date, day));
  }
  close({ state: 'OPEN', causedBy: null, endedOn: null });
  return made;
}

/** How a fault stands, by all that has been told of it. No clock is in it, and no order of telling. */
export function standingOf({ reportedAt }: Pick<FaultRow, 'reportedAt'>, news: readonly FaultNews[]): Standing {
  const all = inOrder(news);
  const end = all.findIndex(({ code }) => ends.has(code));
  const counted = end < 0 ? all : all.slice(0, end + 1);
  const states = counted.flatMap(({ code }) => statesByCode[code] ?? []);
  const visits = visitsOf(counted, end >= 0);
  const ofVisits = visits.filter(({ visitType }) => visitType === 'INTERNAL_INCIDENT').flatMap(visitPromises);
  return {
    state: states.at(-1) ?? 'REPORTED',
    endedAt: end < 0 ? null : (all[end]?.happenedAt ?? null),
    expectedRepair: counted.findLast(({ expectedRepair }) => expectedRepair !== null)?.expectedRepair ?? null,
    visits,
    promises: [...repairPromises(reportedAt, counted), ...ofVisits].toSorted(
      (a, b) => Number(a.madeAt) - Number(b.madeAt) || a.kind.localeCompare(b.kind),
    ),
    counted,
  };
}
