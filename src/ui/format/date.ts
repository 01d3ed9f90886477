/** YYYY-MM-DD is a day on the wall in the UK and never moves; anything with a time is an instant. */
const localDate = /^\d{4}-\d{2}-\d{2}$/;

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What stands in place of a date that is none (HT-07): words, never a throw, which would cost the whole page. */
const invalid = 'Invalid date input';

/** Null for what is no date. */
function partsOf(iso: string, options: Intl.DateTimeFormatOptions): Parts | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const timeZone = localDate.test(iso) ? 'UTC' : 'Europe/London';
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

/** "January 2026". */
export function monthAndYear(iso: string): string {
  const parts = partsOf(iso, { month: 'long', year: 'numeric' });
  return parts ? `${parts.month} ${parts.year}` : invalid;
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
