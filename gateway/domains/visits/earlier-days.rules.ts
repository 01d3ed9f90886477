import { eachDay, type LocalDate } from '../../../platform/clock/local-date.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import type { RequiredVisits } from '../coverage/lead-times.rules.ts';
import { slots, type Slot } from './slots.rules.ts';
import { isAmendable } from './visit-states.rules.ts';
import { dayRefusal, visitWindow, type VisitWindow } from './visit-window.rules.ts';
import type { Visit } from './visits.store.ts';
import { isDated, type DatedVisit } from './visits.views.ts';

/** A visit with what decides on which days it could be. */
export interface PlannedVisit {
  visit: Visit;
  required: RequiredVisits;
  /** See `outsideDayOf`. */
  outsideDay: LocalDate | null;
  /** Days that the network has refused for it. */
  refusedDays: ReadonlySet<LocalDate>;
}

/** A slot of a day. */
interface When {
  day: LocalDate;
  slot: Slot;
}

export function isEarlier(one: When, other: When): boolean {
  return one.day < other.day || (one.day === other.day && one.slot < other.slot);
}

/** A visit that is ordered, and on a date that stands and may still be changed. */
function movable({ visit }: PlannedVisit, today: LocalDate): DatedVisit | undefined {
  return isDated(visit) && !visit.rebookingRequired && isAmendable(visit, today) ? visit : undefined;
}

const windowOf = ({ visit, required, outsideDay }: PlannedVisit, today: LocalDate): VisitWindow =>
  visitWindow(visit.visitType, required, outsideDay, today);

/** Whether a visit could be put on an earlier slot: with the network's notice and the lead time (BK-05), on a day that it has not refused. */
export function couldHave(planned: PlannedVisit, when: When, today: LocalDate): boolean {
  const visit = movable(planned, today);
  return (
    visit !== undefined &&
    isEarlier(when, visit) &&
    !planned.refusedDays.has(when.day) &&
    dayRefusal(when.day, windowOf(planned, today)) === null
  );
}

/** Every slot before its own that a visit could have, free or not; earliest first. */
export function earlierSlots(planned: PlannedVisit, today: LocalDate): When[] {
  const visit = movable(planned, today);
  const { first } = windowOf(planned, today);
  if (!visit || visit.day < first) return [];
  return eachDay(first, visit.day)
    .filter(isWorkingDay)
    .flatMap((day) => slots.map((slot) => ({ day, slot })))
    .filter((when) => couldHave(planned, when, today));
}
