/**
 * Calendar dates of the UK as `YYYY-MM-DD`, months as `YYYY-MM`: text, never moments, so that no time zone and no
 * clock change can move them. They compare as text.
 */
export type LocalDate = string;
export type LocalMonth = string;

const msPerDay = 24 * 60 * 60 * 1000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01; in UTC, where every day has 24 hours. */
function dayNumber(date: LocalDate): number {
  const [, year, month, day] = pattern.exec(date) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(at)) throw new RangeError(`Invalid date input: ${date}`);
  return at / msPerDay;
}

const fromDayNumber = (days: number): LocalDate => new Date(days * msPerDay).toISOString().slice(0, 10);

export const isLocalDate = (text: string): boolean => pattern.test(text) && fromDayNumber(dayNumber(text)) === text;

export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days);

/** Days from one date to another; negative when `to` is the earlier one. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/**
 * Whether who was born on a day has had so many birthdays by `today`. Who was born on 29 February has theirs on 1 March of other years: as
 * text, that day comes after the 28th and before the 1st.
 */
export const isAged = (born: LocalDate, years: number, today: LocalDate): boolean =>
  `${Number(born.slice(0, 4)) + years}${born.slice(4)}` <= today;

/** The latest of the dates given; null when none is. */
export function latestOf(...dates: (LocalDate | null | undefined)[]): LocalDate | null {
  return (
    dates
      .filter((date) => date !== null && date !== undefined)
      .toSorted()
      .at(-1) ?? null
  );
}

export const monthOf = (date: LocalDate): LocalMonth => date.slice(0, 7);

/** All months from the one of `first` to the one of `last`, both included; none where one is no date. */
export function monthsBetween(first: LocalDate, last: LocalDate): LocalMonth[] {
  if (!isLocalDate(first) || !isLocalDate(last)) return [];
  const months: LocalMonth[] = [];
  // The 28th plus 4 days lies in the next month in every month there is.
  for (let month = monthOf(first); month <= monthOf(last); month = monthOf(addDays(`${month}-28`, 4)))
    months.push(month);
  return months;
}
