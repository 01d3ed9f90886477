import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';

export const slots = ['AM', 'PM'] as const;
export type Slot = (typeof slots)[number];

/** UK hours of the clock, and the specification's words for them (point 9). */
const hours = {
  AM: { from: 8, to: 12, text: '8am-12pm' },
  PM: { from: 12, to: 16, text: '12pm-4pm' },
} as const;

/** What the customer reads: `8am-12pm`. On the wire it is both `formattedSlot` and `formattedArrivalTime`. */
export function formatSlot(slot: Slot): string {
  return hours[slot].text;
}

/** When an engineer comes, as moments with the UK's offset of that day: `2026-01-19T08:00:00+00:00`. */
export function arrivalTimes(date: LocalDate, slot: Slot): { earliestArrivalTime: string; latestArrivalTime: string } {
  return { earliestArrivalTime: ukTime(date, hours[slot].from), latestArrivalTime: ukTime(date, hours[slot].to) };
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
