import { bankHolidays } from './bank-holidays.ts';
import { addDays, weekday, type LocalDate } from './local-date.ts';

const holidays = new Map<number, ReadonlySet<LocalDate>>();

function holidaysOf(year: number): ReadonlySet<LocalDate> {
  const known = holidays.get(year) ?? bankHolidays(year);
  holidays.set(year, known);
  return known;
}

/** Engineers visit Monday to Friday, and not on bank holidays of England and Wales. */
export function isWorkingDay(date: LocalDate): boolean {
  const day = weekday(date);
  return day !== 0 && day !== 6 && !holidaysOf(Number(date.slice(0, 4))).has(date);
}

/** The date itself when it is a working day, else the next one that is. */
export function workingDayFrom(date: LocalDate): LocalDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The working day that many working days after a date. */
export function addWorkingDays(date: LocalDate, days: number): LocalDate {
  let day = date;
  for (let left = days; left > 0; left--) day = workingDayFrom(addDays(day, 1));
  return day;
}

/** The last working day before a date. */
export function workingDayBefore(date: LocalDate): LocalDate {
  let day = addDays(date, -1);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
