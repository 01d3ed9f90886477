import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem, outsideWindow } from '../../../platform/http/problem.ts';
import { DATE_NOT_YET_OPEN } from '../../words/date-words.ts';
import { kindOf } from './capacity.rules.ts';
import { freePlaces } from './capacity.store.ts';
import { slots, type Slot } from './slots.rules.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import {
  type DayRefusal,
  dayRefusal,
  type VisitWindow,
  visitWindow,
  WINDOW_PER_CALL_IN_DAYS,
} from './visit-window.rules.ts';
import { placeAt, type Visit } from './visits.store.ts';
import { forcedDiaryOf } from './forced-outcomes.rules.ts';
import { isAmendable } from './visit-states.rules.ts';
import { dateTaken, DayRefused, type VisitChanges } from './visit-changes.ts';

export interface Choice {
  day: LocalDate;
  slot: Slot;
}

export function windowOf(changes: VisitChanges, visit: Visit): VisitWindow {
  return visitWindow(visit.visitType, changes.installation, changes.outsideDay, changes.today);
}

/** What each refusal is answered with. */
const problems = {
  // A date that has come too close is gone; `invalid.request` would tell the customer to choose an earlier one (BK-22).
  tooClose: dateTaken,
  notYetOpen: () => outsideWindow(DATE_NOT_YET_OPEN),
  noEngineers: () =>
    new HttpProblem(400, 'validation.failed', {
      message: 'Engineers visit Monday to Friday, but not on bank holidays',
    }),
} satisfies Record<DayRefusal, () => HttpProblem>;

/** Throws 409 `appointment.taken` before the window, 400 `invalid.request` after it, 400 `validation.failed` for a day without engineers. */
export function assertInWindow(day: LocalDate, window: VisitWindow, opensUntil: LocalDate = window.last): void {
  const refusal = dayRefusal(day, window, opensUntil);
  if (refusal !== null) throw problems[refusal]();
}

/** From its own day on the date of a visit can be changed no more. */
export const tooLate = (): HttpProblem =>
  new HttpProblem(409, 'appointment.too-late', { message: 'It’s too late to change the date of this visit.' });

/** Throws as `assertInWindow` does. */
function assertBookable(changes: VisitChanges, visit: Visit, day: LocalDate): void {
  const window = windowOf(changes, visit);
  const opensUntil =
    forcedDiaryOf(changes.installation.region) === 'dates-not-yet'
      ? addDays(window.first, WINDOW_PER_CALL_IN_DAYS - 1)
      : window.last;
  assertInWindow(day, window, opensUntil);
}

/** In one region somebody is always quicker to the first free date. */
async function isFirstFreeDate(changes: VisitChanges, visit: Visit, day: LocalDate): Promise<boolean> {
  const { first, last } = windowOf(changes, visit);
  const { region } = changes.installation;
  const visitType = kindOf(visit.visitType);
  const free = await freePlaces(changes.tx, region, visitType, { from: first, to: last });
  let date = first;
  while (date < day && !(isWorkingDay(date) && slots.some((slot) => free({ region, visitType, day: date, slot }) > 0)))
    date = addDays(date, 1);
  return date === day;
}

async function assertFree(changes: VisitChanges, visit: Visit, choice: Choice): Promise<void> {
  const place = placeAt(changes.installation, visit.visitType, choice);
  const refused = changes.refusedDays(visit);
  if (refused.has(choice.day)) throw dateTaken();
  const contested = forcedDiaryOf(changes.installation.region) === 'dates-taken' && refused.size === 0;
  if (contested && (await isFirstFreeDate(changes, visit, choice.day))) throw new DayRefused(visit, place);
  const own = changes.booking(visit);
  if (own?.day === choice.day && own.slot === choice.slot) return;
  const free = await freePlaces(changes.tx, place.region, place.visitType, { from: choice.day, to: choice.day });
  if (free(place) === 0) throw dateTaken();
}

/** Who comes is known anew on the day before. */
const nobodyNamed = {
  engineerName: null,
  engineerContactNumber: null,
  estimatedEarliestArrivalAt: null,
  estimatedLatestArrivalAt: null,
  actualArrivalAt: null,
};

/**
 * The outside visit has moved: an in-home visit that would now come too early has to be chosen again (BK-05). One that is ordered
 * keeps its old day only so that the customer sees which one is gone.
 */
async function followOutsideVisit(changes: VisitChanges): Promise<void> {
  const inHome = changes.open.find(({ visitType }) => visitType === 'IN_HOME');
  if (!inHome?.day || inHome.day >= windowOf(changes, inHome).first) return;
  await changes.giveUp(inHome, 'REBOOKED', 'date-changed');
  await changes.amend(
    inHome,
    inHome.state === 'CONFIRMED'
      ? { rebookingRequired: true, ...nobodyNamed }
      : { day: null, slot: null, heldUntil: null },
  );
}

/**
 * Puts a visit on a date. A draft only notes it, and lets a place go that it held elsewhere; an ordered visit moves its
 * booking at once. The caller settles the places afterwards.
 * Throws 400 `invalid.request`, 409 `appointment.taken`, 409 `appointment.too-late`.
 */
export async function chooseDate(changes: VisitChanges, visit: Visit, choice: Choice): Promise<Visit> {
  const isSame = visit.day === choice.day && visit.slot === choice.slot;
  if (isSame && changes.hasPlace(visit) && !visit.rebookingRequired) return visit;
  if (visit.state === 'CONFIRMED' && !isAmendable(visit, changes.today)) throw tooLate();
  assertBookable(changes, visit, choice.day);
  await assertFree(changes, visit, choice);
  await changes.giveUp(visit, 'REBOOKED', 'date-changed');
  const ordered = visit.state === 'CONFIRMED';
  if (ordered) changes.want(visit, placeAt(changes.installation, visit.visitType, choice), 'ACTIVE');
  const moved = await putOn(changes, visit, choice);
  if (!ordered) await changes.amendInstallation({ reservationStatus: null, reservationExpiresAt: null });
  return moved;
}

/**
 * Puts an ordered visit on a date whose place is kept for it. The caller has seen that it could have the day, and settles the places
 * afterwards.
 */
export async function takeKeptDate(changes: VisitChanges, visit: Visit, choice: Choice): Promise<Visit> {
  await changes.giveUp(visit, 'REBOOKED', 'date-changed');
  changes.wantKept(visit, placeAt(changes.installation, visit.visitType, choice));
  return putOn(changes, visit, choice);
}

async function putOn(changes: VisitChanges, visit: Visit, { day, slot }: Choice): Promise<Visit> {
  const moved = await changes.amend(visit, { day, slot, heldUntil: null, rebookingRequired: false, ...nobodyNamed });
  if (visit.visitType === 'PRE_WORK') await followOutsideVisit(changes);
  return moved;
}
