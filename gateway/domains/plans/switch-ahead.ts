import type { components } from '../../../openapi/generated/gateway.d.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { longDate } from '../../words/date-words.ts';
import type { PlanRow } from './plans.types.ts';

/** The switch of a plan that another provider has ordered, and neither carried out nor given up. */
export type SwitchAhead = components['schemas']['SwitchAhead'];

/** What is planned for a plan asks this of the switches, which stand above it; `gateway/domains.ts` gives it. */
export interface SwitchAheadPort {
  /** The switch of a live plan that is ordered; null for none. */
  switchAheadOf(db: Executor, plan: PlanRow): Promise<SwitchAhead | null>;
}

/**
 * The last day with us before a switch, after which nothing begins; null without one. One that is overdue has no day that anybody knows,
 * so that it stops nothing.
 */
export function lastDayBefore(ahead: Pick<SwitchAhead, 'day' | 'isOverdue'> | null): LocalDate | null {
  return ahead === null || ahead.isOverdue ? null : addDays(ahead.day, -1);
}

/** Whether what begins on a day begins too late, as the service is another provider's by then. */
export function comesTooLate(from: LocalDate, ahead: Pick<SwitchAhead, 'day' | 'isOverdue'> | null): boolean {
  const lastDay = lastDayBefore(ahead);
  return lastDay !== null && from > lastDay;
}

/** When the switch comes, or was to come, as a sentence without its end. */
export const movesOn = ({ provider, day, isOverdue }: Omit<SwitchAhead, 'switchId'>): string =>
  isOverdue
    ? `${provider} was to take over your broadband on ${longDate(day)}, and still can`
    : `${provider} takes over your broadband on ${longDate(day)}`;
