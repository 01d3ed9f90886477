import { addDays, localDate, weekday, type LocalDate } from './local-date.ts';

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** Easter Sunday of a year, by the computus of Meeus, Jones and Butcher for the Gregorian calendar. */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * shift + 114;
  return localDate(year, Math.floor(days / 31), (days % 31) + 1);
}

function firstMonday(year: number, month: number): LocalDate {
  const first = localDate(year, month, 1);
  return addDays(first, (MONDAY - weekday(first) + 7) % 7);
}

function lastMonday(year: number, month: number): LocalDate {
  const last = addDays(localDate(year, month + 1, 1), -1);
  return addDays(last, -((weekday(last) - MONDAY + 7) % 7));
}

/** A bank holiday at the weekend is kept on the next weekday. */
function kept(day: LocalDate): LocalDate {
  if (weekday(day) === SATURDAY) return addDays(day, 2);
  return weekday(day) === SUNDAY ? addDays(day, 1) : day;
}

/** Christmas Day and Boxing Day, whose substitute days must not fall on each other. */
function christmas(year: number): [LocalDate, LocalDate] {
  const day = localDate(year, 12, 25);
  if (weekday(day) === SATURDAY) return [addDays(day, 2), addDays(day, 3)];
  // Boxing Day is a Monday then and stays: Christmas moves behind it.
  if (weekday(day) === SUNDAY) return [addDays(day, 2), addDays(day, 1)];
  return [day, kept(addDays(day, 1))];
}

/**
 * Bank holidays of England and Wales in a year, as the law of 1971 and the royal proclamations since set them.
 * One-off holidays (a coronation) are proclaimed and cannot be computed.
 */
export function bankHolidays(year: number): ReadonlySet<LocalDate> {
  const easter = easterSunday(year);
  return new Set([
    kept(localDate(year, 1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...christmas(year),
  ]);
}
