/**
 * The one place where the site writes dates: the short form in tables and summaries, the long one in headings,
 * sentences, on the card of a visit and where it is read out. YYYY-MM-DD is a day on the wall in the UK and never moves; anything with a time is an
 * instant, and is shown on its day in the UK.
 */
const localDate = /^\d{4}-\d{2}-\d{2}$/;

/** What stands in place of a date that is none (HT-07): words, never a throw, which would cost the whole page. */
const invalid = 'Invalid date input';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const [march, october] = [2, 9];
const hour = 3_600_000;

/** One in the morning, UTC, on the last Sunday of a month of 31 days: when the clocks of the UK change. */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * hour;
}

/**
 * An instant on the wall in the UK, as if its clock were UTC. By the rule in place of a date format of Intl, which takes
 * a slow phone a fifth of a second to make (decision 172).
 */
function onTheWall(date: Date): Date {
  const year = date.getUTCFullYear();
  const at = date.getTime();
  const isSummer = at >= clockChange(year, march) && at < clockChange(year, october);
  return isSummer ? new Date(at + hour) : date;
}

/** Null for what is no date, or a day that no calendar has. */
function partsOf(iso: string) {
  const date = new Date(iso);
  const isDay = localDate.test(iso);
  if (Number.isNaN(date.getTime()) || (isDay && !date.toISOString().startsWith(iso))) return null;
  const wall = isDay ? date : onTheWall(date);
  return {
    weekday: weekdays[wall.getUTCDay()] ?? '',
    month: months[wall.getUTCMonth()] ?? '',
    day: `${wall.getUTCDate()}`,
    year: `${wall.getUTCFullYear()}`,
    // The wall's day and clock, in figures: 2026-01-05T14:05:09.000Z.
    figures: wall.toISOString(),
  };
}

/**
 * "Mon, 05/01/26", or "Mon, 05/01/2026" with the full year (FM-03). Takes YYYY-MM-DD or an ISO instant; anything else
 * is "Invalid date input".
 */
export function shortDate(iso: string, { fullYear = false }: { fullYear?: boolean } = {}): string {
  const parts = partsOf(iso);
  if (!parts) return invalid;
  const [year = '', month, day] = parts.figures.slice(0, 10).split('-');
  return `${parts.weekday.slice(0, 3)}, ${day}/${month}/${fullYear ? year : year.slice(2)}`;
}

/** "Monday 5 January 2026". */
export function longDate(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}` : invalid;
}

/** "5 January 1990": a day of which nobody needs to know the weekday. */
export function dateInYear(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${parts.day} ${parts.month} ${parts.year}` : invalid;
}

/** "January 2026". Takes a day, or its month as YYYY-MM. */
export function monthAndYear(iso: string): string {
  const parts = partsOf(/^\d{4}-\d{2}$/.test(iso) ? `${iso}-01` : iso);
  return parts ? `${parts.month} ${parts.year}` : invalid;
}

/** "5 Jan": the end of a span of days, where there is no room for more. */
export function dayAndMonth(iso: string): string {
  const { day, month } = datePieces(iso);
  return day === '' ? invalid : `${day} ${month}`;
}

/** "2:05pm" or "5pm", as slots are written, by the clock of the UK. Takes an ISO instant. */
export function timeOfDay(iso: string): string {
  const [hours, minutes] = partsOf(iso)?.figures.slice(11, 16).split(':') ?? [];
  if (hours === undefined) return invalid;
  return `${Number(hours) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** "14:05:09", by the clock of the UK: for who looks for one moment among many. Takes an ISO instant. */
export function secondOfDay(iso: string): string {
  return partsOf(iso)?.figures.slice(11, 19) ?? invalid;
}

/** The day in the UK at an instant, YYYY-MM-DD. */
export function dayInUk(at: Date): string {
  return onTheWall(at).toISOString().slice(0, 10);
}

/** The pieces of a date card: { weekday: "Mon", day: "5", month: "Jan" }; all empty for what is no date. */
export function datePieces(iso: string): { weekday: string; day: string; month: string } {
  const { weekday = '', day = '', month = '' } = partsOf(iso) ?? {};
  return { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3) };
}
