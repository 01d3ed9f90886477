import type { components } from '../../../openapi/generated/gateway.d.ts';
import { addDays, earlier, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem, outsideWindow } from '../../../platform/http/problem.ts';
import { DATE_NOT_YET_OPEN } from '../../words/date-words.ts';
import { IN_HOME_LEAD_IN_CALENDAR_DAYS } from '../coverage/lead-times.rules.ts';
import { arrivalTimes, formatSlot, type Slot } from './slots.rules.ts';
import { WINDOW_PER_CALL_IN_DAYS, windowLength, type VisitWindow } from './visit-window.rules.ts';

type Schemas = components['schemas'];

export interface FreeDate {
  day: LocalDate;
  slots: Slot[];
}

function timeSlot(day: LocalDate, slot: Slot): Schemas['TimeSlot'] {
  return { slot, ...arrivalTimes(day, slot), formattedArrivalTime: formatSlot(slot) };
}

/** `invalid.request` would tell the customer to choose an earlier date (BK-22). */
function inThePast(): HttpProblem {
  const message = 'That date has passed. Choose a date from today on.';
  return new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'query.startDate', message }] });
}

/**
 * The day on which a block of dates begins; without one the first of the window. Throws 400 `validation.failed` before today, 400
 * `invalid.request` after the window.
 */
export function startOfBlock(startDate: LocalDate | undefined, window: VisitWindow, today: LocalDate): LocalDate {
  const start = startDate ?? window.first;
  if (start < today) throw inThePast();
  if (start > window.last) throw outsideWindow(DATE_NOT_YET_OPEN);
  return start;
}

/** The days of a window that the block covers which begins with `start`. */
export function blockFrom(start: LocalDate, window: VisitWindow): VisitWindow {
  return {
    first: later(start, window.first),
    last: earlier(addDays(start, WINDOW_PER_CALL_IN_DAYS - 1), window.last),
  };
}

/** A block of dates as the date selector reads it (BK-11, BK-12). */
export function availabilityView(
  visit: Pick<Schemas['Availability'], 'appointmentId' | 'visitType' | 'estimatedDurationInMinutes'>,
  dates: readonly FreeDate[],
  window: VisitWindow,
): Schemas['Availability'] {
  const grouped = dates.map(({ day, slots: free }) => ({
    date: day,
    timeSlots: free.map((slot) => timeSlot(day, slot)),
  }));
  return {
    ...visit,
    groupedAvailableAppointments: grouped,
    availableAppointments: grouped.flatMap(({ date, timeSlots }) => timeSlots.map((slot) => ({ date, ...slot }))),
    appointmentWindowInDaysPerCall: WINDOW_PER_CALL_IN_DAYS,
    inHomeLeadTimeInCalendarDays: IN_HOME_LEAD_IN_CALENDAR_DAYS,
    maxAppointmentWindowInDays: windowLength(window),
  };
}
