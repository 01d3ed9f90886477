import { addDays, addMonths, daysBetween, eachDay, earlier, later } from '../../../platform/clock/local-date.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { PlanState } from '../plans/plans.types.ts';
import type { SwitchAhead } from '../plans/switch-ahead.ts';
import type { PauseAllowance, PauseBlock, PausedDays, PauseRow } from './pauses.types.ts';

/** In any twelve months, of all pauses. */
const MAX_DAYS = 28;
const WINDOW_MONTHS = 12;

/** How far ahead a pause can begin: longer than a holiday is planned, and as far as visits are. */
const FURTHEST_START_DAYS = 90;

/** In the UK: hours after the clocks may have changed, and when a bill is made. */
const TURN_HOUR = 6;

/** When a pause with this first day begins; one with the day before as its last one ends. */
export function turnOf(date: LocalDate): Date {
  return new Date(ukTime(date, TURN_HOUR));
}

export function lengthOf({ from, to }: PausedDays): number {
  return daysBetween(from, to) + 1;
}

/** How many paused days lie in the twelve months that end with a day, this one included. */
export function daysUsed(pauses: readonly PausedDays[], lastDay: LocalDate): number {
  const firstDay = addDays(addMonths(lastDay, -WINDOW_MONTHS), 1);
  return pauses.reduce((sum, { from, to }) => {
    const days = lengthOf({ from: later(from, firstDay), to: earlier(to, lastDay) });
    return sum + Math.max(0, days);
  }, 0);
}

/** The most days of a pause that begins on a day after all those: earlier ones fall out of the twelve months as it goes on. */
export function mostDays(pauses: readonly PausedDays[], from: LocalDate): number {
  let days = 0;
  while (daysUsed(pauses, addDays(from, days)) + days < MAX_DAYS) days += 1;
  return days;
}

interface StartWindow {
  earliestStart: LocalDate;
  latestStart: LocalDate;
  daysLeft: number;
  allowances: PauseAllowance[];
}

/** Between which days another pause can begin, and how many days it can have. `lastDay`: the plan's last one, before a switch; null for none. */
export function startWindow(
  pauses: readonly PausedDays[],
  today: LocalDate,
  lastDay: LocalDate | null = null,
): StartWindow {
  const first = pauses.reduce((start, { to }) => later(start, addDays(to, 1)), addDays(today, 1));
  const furthest = later(first, addDays(today, FURTHEST_START_DAYS));
  const latestStart = lastDay === null ? furthest : earlier(furthest, lastDay);
  const allowances: PauseAllowance[] = [];
  for (const from of eachDay(first, latestStart)) {
    const days = mostDays(pauses, from);
    if (days > (allowances.at(-1)?.days ?? 0)) allowances.push({ from, days });
  }
  return { earliestStart: allowances[0]?.from ?? first, latestStart, daysLeft: mostDays(pauses, first), allowances };
}

const blocksByState = {
  DRAFT: 'NOT_LIVE',
  ORDERED: 'NOT_LIVE',
  ACTIVE: null,
  CHANGING: null,
  // The pause that runs says so.
  PAUSED: null,
  CEASING: 'ENDING',
  ENDED: 'ENDED',
} as const satisfies Record<PlanState, PauseBlock | null>;

/** Why a plan in this state can be neither paused nor boosted; null where it can. */
export function blockOfState(state: PlanState): (typeof blocksByState)[PlanState] {
  return blocksByState[state];
}

/** Why a plan cannot be paused now, whatever the days; null where it can. */
export function blockOf(
  state: PlanState,
  open: Pick<PauseRow, 'state'> | undefined,
  { allowances, earliestStart, latestStart }: Pick<StartWindow, 'allowances' | 'earliestStart' | 'latestStart'>,
): PauseBlock | null {
  const block = blockOfState(state);
  if (block !== null) return block;
  if (open) return open.state === 'RUNNING' ? 'RUNNING' : 'PLANNED';
  // Only a switch ends the window before it begins.
  if (latestStart < earliestStart) return 'SWITCHING';
  return allowances.length === 0 ? 'NO_DAYS_LEFT' : null;
}

/**
 * The last day of a contract's minimum term, `end`, once so many paused days are added to it; null where a pause that begins on `from` moves
 * nothing: the contract rolls monthly, or its term is over by then.
 */
export function movedLastDay(
  { end, months }: { end: LocalDate | null; months: number },
  { from, days }: { from: LocalDate; days: number },
): LocalDate | null {
  return end === null || months === 1 || from > end ? null : addDays(end, days);
}

interface Closed extends PausedDays {
  state: 'ENDED' | 'TAKEN_BACK';
  /** By how many days the contract's end moves back. */
  unusedDays: number;
}

/** What becomes of a pause that ends with a day: it was none where that lies before its first one. */
export function closedAfter(pause: PausedDays, lastDay: LocalDate): Closed {
  const { from, to } = pause;
  if (lastDay < from) return { from, to, state: 'TAKEN_BACK', unusedDays: lengthOf(pause) };
  const last = earlier(to, lastDay);
  return { from, to: last, state: 'ENDED', unusedDays: daysBetween(last, to) };
}

/** Whether a planned pause begins on the very day of a switch: a morning on which the other provider hasn't begun. */
export function isOnSwitchDay({ from }: Pick<PauseRow, 'from'>, ahead: SwitchAhead | null): ahead is SwitchAhead {
  return ahead?.day === from;
}

/** The last paused day of a pause that its member ends today: the running day counts, as the service rested on it. */
export function lastDayWhenEnded({ state, from }: Pick<PauseRow, 'state' | 'from'>, today: LocalDate): LocalDate {
  return state === 'RUNNING' || from < today ? today : addDays(today, -1);
}
