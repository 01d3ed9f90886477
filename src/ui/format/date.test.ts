import { describe, expect, test } from 'vitest';
import { dayAndMonth, dayInUk, datePieces, longDate, monthAndYear, secondOfDay, shortDate } from './date.ts';

/** What a date format of the platform says, which the site does without: it takes a slow phone too long to make. */
function platformWriting(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    return (date: Date) => Object.fromEntries(made.formatToParts(date).map(({ type, value }) => [type, value]));
  };
  const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const figures = format({
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const leaf = format({ weekday: 'short', day: 'numeric', month: 'short', year: '2-digit' });
  return (date: Date) => {
    const [long, digits, short] = [full(date), figures(date), leaf(date)];
    return {
      long: `${long.weekday} ${long.day} ${long.month} ${long.year}`,
      short: `${digits.weekday}, ${digits.day}/${digits.month}/${short.year}`,
      shortFullYear: `${digits.weekday}, ${digits.day}/${digits.month}/${digits.year}`,
      month: `${long.month} ${long.year}`,
      end: `${short.day} ${short.month?.slice(0, 3)}`,
      pieces: { weekday: short.weekday, day: short.day, month: short.month?.slice(0, 3) },
      clock: `${digits.hour}:${digits.minute}:${digits.second}`,
      day: `${digits.year}-${digits.month}-${digits.day}`,
    };
  };
}

function siteWriting(iso: string) {
  return {
    long: longDate(iso),
    short: shortDate(iso),
    shortFullYear: shortDate(iso, { fullYear: true }),
    month: monthAndYear(iso),
    end: dayAndMonth(iso),
    pieces: datePieces(iso),
    clock: secondOfDay(iso),
    day: dayInUk(new Date(iso)),
  };
}

const years = Array.from({ length: 30 }, (_, index) => 2015 + index);

/** Noon and the last second before midnight of each day of a year, when another clock would be a day off. */
function momentsOf(year: number): string[] {
  const daysOfYear = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000;
  return Array.from({ length: daysOfYear }, (_, index) => index + 1).flatMap((day) => [
    new Date(Date.UTC(year, 0, day, 12)).toISOString(),
    new Date(Date.UTC(year, 0, day, 23, 59, 59)).toISOString(),
  ]);
}

/** Each quarter of an hour, and the second before it, of the last week of March and of October. */
const momentsOfChange = (year: number): string[] =>
  [2, 9].flatMap((month) =>
    Array.from({ length: 7 * 24 * 4 }, (_, index) => Date.UTC(year, month, 25) + index * 900_000).flatMap((at) => [
      new Date(at - 1000).toISOString(),
      new Date(at).toISOString(),
    ]),
  );

describe('a date is written as the platform writes it', () => {
  const inUk = platformWriting('Europe/London');
  const onCalendar = platformWriting('UTC');

  test.each(years)('on every day of %i', (year) => {
    const moments = momentsOf(year);
    expect(moments.map(siteWriting)).toEqual(moments.map((moment) => inUk(new Date(moment))));
  });

  test.each(years)('when the clocks change in %i', (year) => {
    const moments = momentsOfChange(year);
    expect(moments.map(siteWriting)).toEqual(moments.map((moment) => inUk(new Date(moment))));
  });

  test.each(years)('where the calendar has no clock, in %i', (year) => {
    const days = momentsOf(year).map((moment) => moment.slice(0, 10));
    const words = days.map(siteWriting).map(({ clock: _clock, day: _day, ...written }) => written);
    const expected = days.map((day) => onCalendar(new Date(day)));
    expect(words).toEqual(expected.map(({ clock: _clock, day: _day, ...written }) => written));
  });
});
