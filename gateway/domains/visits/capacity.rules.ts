import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Slot } from './slots.rules.ts';

/** What engineers come for, and have diaries of. */
export type VisitType = 'PRE_WORK' | 'IN_HOME';

/** As the network calls a visit. */
export type NetworkVisitType = VisitType | 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME';

/** A single visit for both works is an in-home visit in everything but its name (BK-31). */
export function kindOf(visitType: NetworkVisitType): VisitType {
  return visitType === 'PRE_WORK' ? 'PRE_WORK' : 'IN_HOME';
}

/** What is taken and given back: one engineer's visit. */
export interface Place {
  region: string;
  visitType: VisitType;
  day: LocalDate;
  slot: Slot;
}

/** One change of a capacity row: -1 takes a place, 1 gives it back. */
export interface Step {
  place: Place;
  change: -1 | 1;
}

/** A slot has between 8 and 24 places, and now and then none, because a region's engineers are busy elsewhere. */
const FEWEST = 8;
const MOST = 24;
const FULL_ONE_IN = 12;

export function placeKey({ region, visitType, day, slot }: Place): string {
  return `${region}|${visitType}|${day}|${slot}`;
}

/** FNV-1a, 32 bits: the same number for the same text in every process and on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** How many places a slot has before anybody takes one. */
export function placesOf(place: Place): number {
  const value = hash(placeKey(place));
  return value % FULL_ONE_IN === 0 ? 0 : FEWEST + (Math.floor(value / FULL_ONE_IN) % (MOST - FEWEST + 1));
}

/**
 * The order in which every transaction touches capacity rows: two customers who swap their slots wait for each other
 * instead of blocking each other for good. Of the same place, giving back comes before taking.
 */
export function inLockOrder(steps: readonly Step[]): Step[] {
  const keyed = steps.map((step) => ({ step, key: placeKey(step.place) }));
  return keyed
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.step.change - a.step.change))
    .map(({ step }) => step);
}
