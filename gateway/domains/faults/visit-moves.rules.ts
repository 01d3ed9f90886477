import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { FreeDate } from '../visits/availability.views.ts';
import { tooLate } from '../visits/choose-date.ts';
import { slots, type Slot } from '../visits/slots.rules.ts';
import { visitOver } from '../visits/visit-states.rules.ts';
import type { VisitWindow } from '../visits/visit-window.rules.ts';
import { isAwaited, isToCome, type FaultVisitFacts, type Standing } from './fault-standing.rules.ts';
import type { FaultVisitBlock, FaultVisitChoice, FaultVisitMove } from './faults.types.ts';

/** Working days before a visit that is moved: the network sends nobody on the same day. */
const LEAD_IN_WORKING_DAYS = 1;

/** A repair can wait four weeks. */
const WINDOW_IN_DAYS = 28;

/** Minutes that an engineer works on a fault. */
export const REPAIR_DURATION_IN_MINUTES = 120;

/** On which days the visit of a fault can be put. */
export function moveWindow(today: LocalDate): VisitWindow {
  return { first: addWorkingDays(today, LEAD_IN_WORKING_DAYS), last: addDays(today, WINDOW_IN_DAYS) };
}

/** Whether nobody was at home for it, and no other visit is booked since. */
export function isWanted({ visits }: Pick<Standing, 'visits'>, { id, state }: FaultVisitFacts): boolean {
  return state === 'NO_ACCESS' && visits.findLast(({ visitType }) => visitType === 'INTERNAL_INCIDENT')?.id === id;
}

/** Until when the member can put a visit on another day, and why not (DB-04). */
export function moveOf(standing: Standing, visit: FaultVisitFacts, today: LocalDate): FaultVisitMove {
  const refused = (blocked: FaultVisitBlock, until: LocalDate | null = null) => ({ blocked, until, startDate: null });
  if (standing.endedAt !== null) return refused('OVER');
  const { first: startDate } = moveWindow(today);
  if (isWanted(standing, visit)) return { blocked: null, until: null, startDate };
  if (!isAwaited(visit)) return refused('OVER');
  if (visit.visitType === 'EXTERNAL_INCIDENT') return refused('OUTSIDE');
  const until = addDays(visit.date, -1);
  // However early the engineer came.
  return until < today || visit.state === 'ARRIVED' ? refused('TOO_LATE', until) : { blocked: null, until, startDate };
}

const refusals = {
  TOO_LATE: tooLate,
  OVER: visitOver,
  OUTSIDE: () =>
    new HttpProblem(409, 'appointment.closed', {
      message: 'Nobody has to be at home, so this visit stays on its day.',
    }),
} satisfies Record<FaultVisitBlock, () => HttpProblem>;

/** Throws 409 `appointment.too-late`, `appointment.closed`. */
export function assertMovable({ blocked }: FaultVisitMove): void {
  if (blocked !== null) throw refusals[blocked]();
}

/** The visit to come that has this slot already, where the member asks for this one: sent again it is the same wish. */
export function standsAt({ visits }: Standing, visit: FaultVisitFacts, { date, slot }: FaultVisitChoice): boolean {
  const isThere = (each: FaultVisitFacts) => isAwaited(each) && each.date === date && each.slot === slot;
  return isThere(visit) || (visit.state === 'NO_ACCESS' && visits.some(isThere));
}

/** Free slots by their days; the slot that the visit has counts as free. */
export function freeDatesOf(
  free: readonly FaultVisitChoice[],
  visit: FaultVisitFacts,
  { first, last }: VisitWindow,
): FreeDate[] {
  const isOwn = isToCome(visit) && visit.date >= first && visit.date <= last;
  const byDay = new Map<LocalDate, Set<Slot>>();
  for (const { date, slot } of isOwn ? [...free, visit] : free)
    if (date >= first && date <= last) byDay.set(date, new Set([...(byDay.get(date) ?? []), slot]));
  return [...byDay]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, own]) => ({ day, slots: slots.filter((slot) => own.has(slot)) }));
}
