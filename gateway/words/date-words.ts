import { ukDateOf } from '../../platform/clock/clock.ts';
import type { LocalDate } from '../../platform/clock/local-date.ts';

/**
 * The one place where the gateway writes dates, as the site does: the short form in tables and lists of facts, the long
 * one in headings and sentences.
 */
function formatIn(options: Intl.DateTimeFormatOptions): (date: LocalDate) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}

const dayInFull = formatIn({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `Monday 23 November 2026`. */
export function longDate(date: LocalDate): string {
  // Some versions of Node put a comma behind the day of the week.
  return dayInFull(date).replace(',', '');
}

const short = { weekday: 'short', day: '2-digit', month: '2-digit' } as const;

/** `Mon, 23/11/26`. */
export const shortDate = formatIn({ ...short, year: '2-digit' });

/** `Mon, 23/11/2026`, in documents that are kept for years. */
export const shortDateFullYear = formatIn({ ...short, year: 'numeric' });

/** `November 2026`, of any day in it. */
export const monthYear = formatIn({ month: 'long', year: 'numeric' });

/** `23 November`, of a day that is not long ago. */
export const dayAndMonth = formatIn({ day: 'numeric', month: 'long' });

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** `8am` or `8:05am`, the time in the United Kingdom, as slots have it and as the site writes it. */
export function timeOfDay(moment: Date): string {
  const { hour, minute, dayPeriod } = Object.fromEntries(
    clockTime.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${hour}${minute === '00' ? '' : `:${minute}`}${dayPeriod}`;
}

/** `8am on Monday 23 November 2026`, for a sentence. */
export const momentInWords = (moment: Date): string => `${timeOfDay(moment)} on ${longDate(ukDateOf(moment))}`;

/** The specification's words for a date that comes too late (point 8, BK-22). */
export const DATE_NOT_YET_OPEN = 'Sorry, dates not available yet. Choose an earlier date.';
