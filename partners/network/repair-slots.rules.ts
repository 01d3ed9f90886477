import { createHash } from 'node:crypto';
import type { components } from '../../openapi/generated/network.d.ts';
import { addDays, eachDay, earlier, later, type LocalDate } from '../../platform/clock/local-date.ts';
import { isWorkingDay } from '../../platform/clock/working-days.ts';

export type Slot = components['schemas']['FreeSlot'];

/** A slot that the customer has chosen: of a visit that was booked, or to book the next one. */
export interface VisitMove extends Slot {
  place: number;
  code: 'VISIT_BOOKED' | 'VISIT_MOVED';
  /** As JSON keeps it. */
  at: string;
}

/** Places of a slot, and how many slots have none, because the engineers are busy elsewhere. */
export const PLACES = 12;
const FULL_ONE_IN = 12;

/** How far ahead customers can choose a slot. */
const OPEN_DAYS = 60;

export const isSameSlot = (a: Slot, b: Slot): boolean => a.date === b.date && a.slot === b.slot;

function isBusy({ date, slot }: Slot): boolean {
  const [value = 0] = createHash('sha256').update(`${date}|${slot}`).digest();
  return value % FULL_ONE_IN === 0;
}

/** Whether engineers come on a slot at all: on working days from tomorrow on. */
export function isOpenSlot(slot: Slot, today: LocalDate): boolean {
  const isAhead = slot.date > today && slot.date <= addDays(today, OPEN_DAYS);
  return isAhead && isWorkingDay(slot.date) && !isBusy(slot);
}

/** The slots between two days, both included, that engineers come on, earliest first. */
export function openSlots(from: LocalDate, to: LocalDate, today: LocalDate): Slot[] {
  const [first, last] = [later(from, addDays(today, 1)), earlier(to, addDays(today, OPEN_DAYS))];
  if (last < first) return [];
  return eachDay(first, last)
    .flatMap((date): Slot[] => [
      { date, slot: 'AM' },
      { date, slot: 'PM' },
    ])
    .filter((slot) => isOpenSlot(slot, today));
}
