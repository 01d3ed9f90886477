import { addDays, daysBetween, type LocalDate } from './local-date.ts';

const aMonday = '1970-01-05';

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: LocalDate): number => (((daysBetween(aMonday, date) % 7) + 7) % 7) + 1;

/** The day on which the week of a date begins. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));
