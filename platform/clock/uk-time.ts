import { ukDateOf } from './clock.ts';
import { addDays, addMonths, type LocalDate } from './local-date.ts';

const offsetOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' });

/** `+00:00` or `+01:00`. The clocks change at 1am, so a day has one offset in all working hours. */
function ukOffset(date: LocalDate): string {
  const parts = offsetOf.formatToParts(new Date(`${date}T12:00:00Z`));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === 'GMT' ? '+00:00' : name.replace('GMT', '');
}

/** A full hour of a day in the UK, with its offset: `2026-07-19T08:00:00+01:00`. */
export function ukTime(date: LocalDate, hour: number): string {
  return `${date}T${String(hour).padStart(2, '0')}:00:00${ukOffset(date)}`;
}

/** The moment at which a day begins in the UK. The clocks change after midnight, so the day before says the offset. */
export const ukMidnight = (date: LocalDate): Date => new Date(ukTime(addDays(date, -1), 24));

/** The calendar month of a moment in the UK: `2026-11`. */
export const ukMonthOf = (moment: Date): string => ukDateOf(moment).slice(0, 7);

/** The first day of the calendar month in the UK after a moment's. */
export const nextUkMonth = (moment: Date): LocalDate => addMonths(`${ukMonthOf(moment)}-01`, 1);
