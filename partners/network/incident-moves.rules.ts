import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import type { IncidentStep, IncidentVisit } from './incident-life.rules.ts';
import { isSameSlot, type Slot, type VisitMove } from './repair-slots.rules.ts';

interface Stands {
  /** All that happens to the incident, as it is planned now. */
  steps: readonly IncidentStep[];
  done: readonly string[];
  moves: readonly VisitMove[];
  closedAt: Date | null;
}

/** A visit as it is told: which, whether it was moved or booked, and when. */
export interface ToldVisit {
  appointmentKey: string;
  code: VisitMove['code'];
  happenedAt: string;
}

/** What is to become of a wish: a visit gets the slot, or has it already. */
export type Wish = { visit: IncidentVisit; code: VisitMove['code'] } | { stands: ToldVisit };

const closed = () => new HttpProblem(409, 'visit.closed', { message: 'This visit can be moved no more.' });

const ends = ['VISIT_DONE', 'NO_ACCESS', 'UNABLE_TO_ATTEND'] as const;

/**
 * What is done where the customer wants a visit on a slot. A visit at which nobody was at home stays what it was: the next one gets the slot.
 * Throws 404 `visit.not-found`, 409 `visit.closed`.
 */
export function wishOf(
  { steps, done, moves, closedAt }: Stands,
  { appointmentKey, slot }: { appointmentKey: string; slot: Slot },
  today: LocalDate,
): Wish {
  const visits = steps.filter(({ code }) => code === 'VISIT_BOOKED').flatMap(({ visit }) => visit ?? []);
  const is = (code: string, { place }: IncidentVisit) => done.includes(`${code}:${place}`);
  const asked = visits.find((visit) => visit.appointmentKey === appointmentKey);
  if (!asked || !is('VISIT_BOOKED', asked)) throw notFound('visit');
  const next = is('NO_ACCESS', asked) ? visits.find(({ place }) => place === asked.place + 1) : undefined;
  const visit = next ?? asked;
  const isBooked = is('VISIT_BOOKED', visit);
  if (isBooked && isSameSlot(visit, slot)) return { stands: toldOf(visit, steps, moves) };
  if (closedAt !== null || asked.visitType !== 'INTERNAL_INCIDENT') throw closed();
  if (next && !isBooked) return { visit, code: 'VISIT_BOOKED' };
  if (next || visit.date <= today || ends.some((end) => is(end, visit))) throw closed();
  return { visit, code: 'VISIT_MOVED' };
}

function toldOf(
  { place, appointmentKey }: IncidentVisit,
  steps: readonly IncidentStep[],
  moves: readonly VisitMove[],
): ToldVisit {
  const move = moves.findLast((each) => each.place === place);
  if (move) return { appointmentKey, code: move.code, happenedAt: move.at };
  const booked = steps.find(({ id }) => id === `VISIT_BOOKED:${place}`);
  return { appointmentKey, code: 'VISIT_BOOKED', happenedAt: (booked?.at ?? new Date(0)).toISOString() };
}
