import type { DatesFailure } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { freeDatesCopy } from '../../ui/SlotChoice/free-dates.copy.ts';

/** Every word of the date selector, by view (BK-13…19). */
export const selectAppointmentCopy = {
  ChoosingDate: {
    title: {
      PRE_WORK: 'Choose a date for your outside install',
      IN_HOME: 'Choose a date for your home install',
      INTERNAL_INCIDENT: 'Choose a day for the engineer',
    },
    intro: {
      PRE_WORK: 'Nobody needs to be at home.',
      IN_HOME: 'The engineer will be with you for about an hour. Please be at home.',
      INTERNAL_INCIDENT: 'The engineer needs about two hours. Somebody aged 18 or over has to be at home.',
    },
    previousMonth: (name: string) => `Previous month, ${name}`,
    nextMonth: (name: string) => `Next month, ${name}`,
    dates: 'Choose a date',
    earlier: 'Earlier dates',
    later: 'Later dates',
    loading: 'Looking for free dates',
    noDates: 'No dates free',
    noDatesUntil: (from: string, to: string) => `${from} to ${to}`,
    noDatesFrom: (from: string) => `from ${from}`,
    times: 'Choose a time',
    chosen: (date: string, time: string) => `${date}, ${time}`,
    blockFailed: (date: string, message: string) => `Error loading appointments for ${date}: ${message}`,
    empty: freeDatesCopy.noneFree,
    failed: 'Oops, something went wrong',
    retry: 'Try again',
    confirm: {
      PRE_WORK: 'Confirm Install Date',
      IN_HOME: 'Confirm Install Date',
      INTERNAL_INCIDENT: 'Confirm this day',
    },
    cancel: 'Cancel',
    reasons: { dateNotYetOpen: freeDatesCopy.notYetOpen } satisfies Record<
      Exclude<DatesFailure['reason'], 'asTold'>,
      string
    >,
  },
} as const;

/** Why dates could not be had, in words: our own where the reason has some, else as the server or the browser says it. */
export const failureWords = (failure: DatesFailure): string =>
  failure.reason === 'asTold' ? failure.message : selectAppointmentCopy.ChoosingDate.reasons[failure.reason];
