import type { LocalDate } from '../../../platform/clock/local-date.ts';

export const slots = ['AM', 'PM'] as const;
export type Slot = (typeof slots)[number];

/** UK hours of the clock, and the specification's words for them (point 9). */
const hours = {
  AM: { from: 8, to: 12, text: '8am-12pm' },
  PM: { from: 12, to: 16, text: '12pm-4pm' },
} as const;

const offsetOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' });

/** `+00:00` or `+01:00`. The clocks change at 1am, so a day has one offset in all of its slots. */
function ukOffset(date: LocalDate): string {
  const parts = offsetOf.formatToParts(new Date(`${date}T12:00:00Z`));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === 'GMT' ? '+00:00' : name.replace('GMT', '');
}

function at(date: LocalDate, hour: number): string {
  return `${date}T${String(hour).padStart(2, '0')}:00:00${ukOffset(date)}`;
}

/** What the customer reads: `8am-12pm`. On the wire it is both `formattedSlot` and `formattedArrivalTime`. */
export function formatSlot(slot: Slot): string {
  return hours[slot].text;
}

/** When an engineer comes, as moments with the UK's offset of that day: `2026-01-19T08:00:00+00:00`. */
export function arrivalTimes(date: LocalDate, slot: Slot): { earliestArrivalTime: string; latestArrivalTime: string } {
  return { earliestArrivalTime: at(date, hours[slot].from), latestArrivalTime: at(date, hours[slot].to) };
}

/** The slot that begins and ends at these moments on that day, whatever offset they are written with. */
export function slotAt(date: LocalDate, earliest: string, latest: string): Slot | undefined {
  return slots.find((slot) => {
    const { earliestArrivalTime, latestArrivalTime } = arrivalTimes(date, slot);
    return (
      Date.parse(earliest) === Date.parse(earliestArrivalTime) && Date.parse(latest) === Date.parse(latestArrivalTime)
    );
  });
}
