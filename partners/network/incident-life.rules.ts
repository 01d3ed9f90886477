import { createHash } from 'node:crypto';
import type { components } from '../../openapi/generated/network.d.ts';
import type { IncidentLife } from '../../openapi/partners/network/test-data.ts';
import { DAY_MS, ukDateOf } from '../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';
import { addWorkingDays } from '../../platform/clock/working-days.ts';
import { slotOf } from './life.rules.ts';
import type { VisitMove } from './repair-slots.rules.ts';

type IncidentCode = components['schemas']['IncidentCode'];

export interface IncidentVisit {
  appointmentKey: string;
  visitType: 'INTERNAL_INCIDENT' | 'EXTERNAL_INCIDENT';
  date: LocalDate;
  slot: 'AM' | 'PM';
  /** Which of the incident's visits it is. */
  place: number;
}

/** One thing that happens to an incident, and when. */
export interface IncidentStep {
  id: string;
  at: Date;
  code: IncidentCode;
  visit?: IncidentVisit;
  /** When the network expects to be done. */
  expectedAt?: Date;
}

const ends: ReadonlySet<IncidentCode> = new Set(['REPAIRED', 'NO_FAULT_FOUND', 'CUSTOMER_EQUIPMENT']);

/** Whether nobody comes for the incident any more. */
export const endsIncident = ({ code }: IncidentStep): boolean => ends.has(code);

interface Incident {
  id: string;
  reportedAt: Date;
  /** Oldest first. */
  moves: readonly VisitMove[];
}

const MINUTE_MS = 60_000;
const TESTED_AFTER_MS = 10 * MINUTE_MS;
const FOUND_AFTER_MS = 30 * MINUTE_MS;
const BOOKED_AFTER_MS = 40 * MINUTE_MS;
const CLEARED_AFTER_MS = 60 * MINUTE_MS;
const NAMED_AFTER_MS = 20 * MINUTE_MS;
/** How long an engineer works, and how much later the network has seen that it helped. */
const WORK_MS = 120 * MINUTE_MS;
const PROVED_AFTER_MS = 15 * MINUTE_MS;
/** How long the customer may choose the next visit after one at which nobody was at home. */
const CHOICE_MS = DAY_MS;
/** Working days that a late repair takes; two are promised. */
const LATE_WORKING_DAYS = 5;

const afterwards = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** The id of an incident's visit: always the same for the same one. */
function visitKey(incidentId: string, place: number): string {
  const hex = createHash('sha256').update(`${incidentId}:${place}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

type VisitEnd = 'VISIT_DONE' | 'NO_ACCESS' | 'UNABLE_TO_ATTEND';

interface PlannedVisit {
  place: number;
  visitType: IncidentVisit['visitType'];
  date: LocalDate;
  slot: 'AM' | 'PM';
  bookedAt: Date;
  end: VisitEnd;
}

function stepsOfVisit(incident: Incident, { bookedAt, end, ...planned }: PlannedVisit): IncidentStep[] {
  const { place } = planned;
  const moves = incident.moves.filter((move) => move.place === place);
  const { date, slot } = moves.at(-1) ?? planned;
  const visit: IncidentVisit = { appointmentKey: visitKey(incident.id, place), ...planned, date, slot };
  const { from, to } = slotOf(visit);
  const step = (code: IncidentCode, at: Date): IncidentStep => ({ id: `${code}:${place}`, code, at, visit });
  const booked = step('VISIT_BOOKED', moves[0]?.code === 'VISIT_BOOKED' ? new Date(moves[0].at) : bookedAt);
  const named = step('ENGINEER_NAMED', afterwards(new Date(moves.at(-1)?.at ?? booked.at), NAMED_AFTER_MS));
  return [
    booked,
    // Who comes on another day is named anew.
    moves.length === 0 ? named : { ...named, id: `${named.id}:${moves.length}` },
    // Who does not come does not set out.
    ...(end === 'UNABLE_TO_ATTEND' ? [] : [step('ENGINEER_SET_OUT', afterwards(from, -30 * MINUTE_MS))]),
    // Who finds nobody is not let in.
    ...(end === 'VISIT_DONE' ? [step('ENGINEER_ARRIVED', from)] : []),
    step(end, end === 'UNABLE_TO_ATTEND' ? to : afterwards(from, end === 'NO_ACCESS' ? 30 * MINUTE_MS : WORK_MS)),
  ];
}

/**
 * All that happens to an incident, in its order, as long as the provider does not close it. It follows from its report and from what
 * the customer has chosen alone, so that a program that begins again goes on where it was.
 */
export function incidentSteps(life: IncidentLife, incident: Incident): IncidentStep[] {
  const { reportedAt } = incident;
  const day = ukDateOf(reportedAt);
  const nextDay = addWorkingDays(day, 1);
  const step = (code: IncidentCode, at: Date, given: Partial<IncidentStep> = {}): IncidentStep => ({
    id: code,
    code,
    at,
    ...given,
  });
  const tested = (code: 'LINE_TEST_FAILED' | 'LINE_TEST_PASSED') => step(code, afterwards(reportedAt, TESTED_AFTER_MS));
  const foundAt = afterwards(reportedAt, FOUND_AFTER_MS);
  const bookedAt = afterwards(reportedAt, BOOKED_AFTER_MS);
  const visit = (place: number, visitType: IncidentVisit['visitType'], given: Partial<PlannedVisit>) =>
    stepsOfVisit(incident, { place, visitType, date: nextDay, slot: 'AM', bookedAt, end: 'VISIT_DONE', ...given });
  const ended = (steps: IncidentStep[], code: IncidentCode): IncidentStep[] => [
    ...steps,
    step(code, afterwards(steps.at(-1)?.at ?? foundAt, PROVED_AFTER_MS)),
  ];
  const atHome = [tested('LINE_TEST_PASSED'), step('FAULT_AT_ONT', foundAt)];
  const outside = [tested('LINE_TEST_FAILED'), step('FAULT_AT_NODE', foundAt)];
  switch (life) {
    case 'outside':
    case 'muddled':
      return ended([...outside, ...visit(0, 'EXTERNAL_INCIDENT', {})], 'REPAIRED');
    case 'in-home':
    case 'contested':
      return ended([...atHome, ...visit(0, 'INTERNAL_INCIDENT', {})], 'REPAIRED');
    case 'not-found':
      return [tested('LINE_TEST_PASSED'), step('NO_FAULT_FOUND', afterwards(reportedAt, CLEARED_AFTER_MS))];
    case 'own-equipment':
      return ended([...atHome, ...visit(0, 'INTERNAL_INCIDENT', {})], 'CUSTOMER_EQUIPMENT');
    case 'missed':
    case 'no-access': {
      const end = life === 'missed' ? 'UNABLE_TO_ATTEND' : 'NO_ACCESS';
      const first = visit(0, 'INTERNAL_INCIDENT', { end });
      const last = first.at(-1);
      // Nobody is sent again on the same day; the one after the next leaves time to be told of it, and to choose another.
      const again = visit(1, 'INTERNAL_INCIDENT', {
        date: addWorkingDays(last?.visit?.date ?? nextDay, 2),
        bookedAt: afterwards(last?.at ?? bookedAt, life === 'missed' ? FOUND_AFTER_MS : CHOICE_MS),
      });
      return ended([...atHome, ...first, ...again], 'REPAIRED');
    }
    case 'late': {
      const date = addWorkingDays(day, LATE_WORKING_DAYS);
      const toldAt = new Date(ukTime(nextDay, 16));
      const delayed = step('DELAYED', toldAt, { expectedAt: new Date(ukTime(date, 17)) });
      const works = visit(0, 'EXTERNAL_INCIDENT', {
        date,
        slot: 'PM',
        bookedAt: new Date(ukTime(addDays(date, -1), 16)),
      });
      return ended([...outside, delayed, ...works], 'REPAIRED');
    }
  }
}
