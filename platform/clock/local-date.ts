import { DAY_MS } from './clock.ts';

/**
 * Arithmetic with dates as people write them, `YYYY-MM-DD`: no time, no zone, and so no clock change.
 * Dates in this form sort and compare as text.
 */
export type LocalDate = string;

function midnight(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function written(moment: Date): LocalDate {
  return moment.toISOString().slice(0, 10);
}

export function localDate(year: number, month: number, day: number): LocalDate {
  return written(new Date(Date.UTC(year, month - 1, day)));
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return written(new Date(midnight(date).getTime() + days * DAY_MS));
}

/** The same day of a later month, or that month's last day: 31 January and one month is 28 or 29 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const from = midnight(date);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(from.getUTCDate(), last.getUTCDate()));
  return written(last);
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS);
}

/** Months that are not over yet, from `today` up to and including `lastDay`; the running one counts. */
export function monthsLeft(today: LocalDate, lastDay: LocalDate): number {
  const [from, to] = [midnight(today), midnight(lastDay)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return Math.max(0, months + (to.getUTCDate() >= from.getUTCDate() ? 1 : 0));
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: LocalDate): number {
  return midnight(date).getUTCDay();
}

export function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

export function earlier(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}

/** Every date from the first to the last, both included; none when the last comes first. */
export function eachDay(first: LocalDate, last: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));
}
