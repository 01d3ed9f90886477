import type { LocalDate } from './local-date.ts';
import type { Wire } from './wire.ts';

/** The switch of a plan to another provider that is ordered and not over. */
export type SwitchAhead = Wire<'SwitchAhead'>;

/**
 * How what is planned for a plan stands to its switch: over before it, cut short by it, never to begin, or open, as nobody knows when an
 * overdue switch comes.
 */
export type BesideSwitch = 'before' | 'cutShort' | 'tooLate' | 'open';

/** How days stand to a switch that is ordered; null without one. `to`: null for what goes on. */
export function besideSwitch(
  { from, to }: { from: LocalDate; to: LocalDate | null },
  ahead: SwitchAhead | null,
): BesideSwitch | null {
  if (ahead === null) return null;
  if (ahead.isOverdue) return 'open';
  if (from >= ahead.day) return 'tooLate';
  return to !== null && to < ahead.day ? 'before' : 'cutShort';
}

/** Whether a switch that is ordered may cost an exit fee: it comes within the minimum term. `termEnd`: its last day; null where none is left. */
export const mayCostFee = (ahead: SwitchAhead | null, termEnd: LocalDate | null): boolean =>
  ahead !== null && termEnd !== null && ahead.day <= termEnd;
