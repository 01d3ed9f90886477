import type { Failure } from '../shared/failure.ts';
import type { LocalDate } from '../shared/local-date.ts';
import { groupByDate } from './select-appointment.rules.ts';
import { availabilityOf, input } from './select-appointment.cases.ts';
import type { Block, SelectAppointmentContext } from './select-appointment.types.ts';

export const offline: Failure = { kind: 'NetworkError', message: 'offline' };

export const loadedBlock = (startDate: LocalDate, ...free: Parameters<typeof availabilityOf>): Block => ({
  startDate,
  status: 'loaded',
  freeDates: groupByDate(availabilityOf(...free), ''),
});

export const failedBlock = (startDate: LocalDate, failure: Failure = offline): Block => ({
  startDate,
  status: 'failed',
  failure,
});

/** A selector whose gateway has told a window of three weeks; nothing is answered or chosen yet. */
export const selectorWith = (known: Partial<SelectAppointmentContext> = {}): SelectAppointmentContext => {
  const { chosen, ...given } = input;
  return {
    ...given,
    selection: chosen,
    blocks: [],
    queue: [],
    window: { daysPerBlock: 7, days: 21 },
    inHomeLeadTimeInDays: null,
    month: null,
    failure: null,
    ...known,
  };
};
