/**
 * The one place where the site writes dates: the short form in tables and summaries, the long one in headings,
 * sentences, on the card of a visit and where it is read out. YYYY-MM-DD is a day on the wall in the UK and never moves; anything with a time is an
 * instant, and is shown on its day in the UK.
 */
const localDate = /^\d{4}-\d{2}-\d{2}$/;

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What stands in place of a date that is none (HT-07): words, never a throw, which would cost the whole page. */
const invalid = 'Invalid date input';

/** Null for what is no date, or a day that no calendar has. */
function partsOf(iso: string, options: Intl.DateTimeFormatOptions): Parts | null {
  const date = new Date(iso);
  const isDay = localDate.test(iso);
  if (Number.isNaN(date.getTime()) || (isDay && !date.toISOString().startsWith(iso))) return null;
  const timeZone = isDay ? 'UTC' : 'Europe/London';
  const key = JSON.stringify([options, timeZone]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formats.set(key, format);
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/**
 * "Mon, 05/01/26", or "Mon, 05/01/2026" with the full year (FM-03). Takes YYYY-MM-DD or an ISO instant; anything else
 * is "Invalid date input".
 */
export function shortDate(iso: string, { fullYear = false }: { fullYear?: boolean } = {}): string {
  const parts = partsOf(iso, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: fullYear ? 'numeric' : '2-digit',
  });
  return parts ? `${parts.weekday}, ${parts.day}/${parts.month}/${parts.year}` : invalid;
}

/** "Monday 5 January 2026". */
export function longDate(iso: string): string {
  const parts = partsOf(iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return parts ? `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}` : invalid;
}

/** "January 2026". Takes a day, or its month as YYYY-MM. */
export function monthAndYear(iso: string): string {
  const parts = partsOf(/^\d{4}-\d{2}$/.test(iso) ? `${iso}-01` : iso, { month: 'long', year: 'numeric' });
  return parts ? `${parts.month} ${parts.year}` : invalid;
}

/** "5 Jan": the end of a span of days, where there is no room for more. */
export function dayAndMonth(iso: string): string {
  const { day, month } = datePieces(iso);
  return day === '' ? invalid : `${day} ${month}`;
}

/** "14:05" or "14:05:09", by the clock of the UK. Takes an ISO instant. */
export function timeOfDay(iso: string, { seconds = false }: { seconds?: boolean } = {}): string {
  const parts = partsOf(iso, { hour: '2-digit', minute: '2-digit', ...(seconds && { second: '2-digit' }) });
  return parts ? [parts.hour, parts.minute, ...(seconds ? [parts.second] : [])].join(':') : invalid;
}

/** The day in the UK at an instant, YYYY-MM-DD. */
export function dayInUk(at: Date): string {
  const {
    year = '',
    month = '',
    day = '',
  } = partsOf(at.toISOString(), { year: 'numeric', month: '2-digit', day: '2-digit' }) ?? {};
  return `${year}-${month}-${day}`;
}

/** The pieces of a date card: { weekday: "Mon", day: "5", month: "Jan" }; all empty for what is no date. */
export function datePieces(iso: string): { weekday: string; day: string; month: string } {
  const {
    weekday = '',
    day = '',
    month = '',
  } = partsOf(iso, { weekday: 'short', day: 'numeric', month: 'short' }) ?? {};
  return { weekday, day, month: month.slice(0, 3) };
}
