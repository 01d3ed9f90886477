import { addDays, addMonths, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { ContractNotice } from './member-plans.types.ts';

/** Ofcom asks for it 10 to 40 days before the minimum term ends. */
export const NOTICE_DAYS = 30;
const MONTHS_OF_A_YEAR = 12;

export interface Notice {
  kind: ContractNotice['kind'];
  /** The last day of the minimum term, or the anniversary that it is about. */
  about: LocalDate;
  /** When it is written. */
  date: LocalDate;
}

/** What the notices of a contract are counted from: the last day of its minimum term, or Go Live where it rolls and has none. */
export interface Counted {
  from: LocalDate;
  isRolling: boolean;
}

/**
 * What is written about the end of a minimum term, and each year after it, or after Go Live, about what else there is. Anniversaries are
 * counted from that day, as bills are: of 29 February they are 28 February in common years, and of 28 February never another day.
 */
export function noticesOf({ from, isRolling }: Counted, years: number): Notice[] {
  const ofTerm: Notice = { kind: 'END_OF_CONTRACT', about: from, date: addDays(from, -NOTICE_DAYS) };
  const yearly = Array.from({ length: years }, (_, year): Notice => {
    const about = addMonths(from, (year + 1) * MONTHS_OF_A_YEAR);
    return { kind: 'BEST_TARIFF', about, date: about };
  });
  return isRolling ? yearly : [ofTerm, ...yearly];
}

/** How many anniversaries there are until the end of this year. */
export const yearsUntil = ({ from }: Counted, today: LocalDate): number =>
  Math.max(0, Number(today.slice(0, 4)) - Number(from.slice(0, 4)));

/** Those that are written today or were to be: one that is more than its time late is not written any more. */
export function dueNotice(counted: Counted, today: LocalDate): Notice | undefined {
  const last = noticesOf(counted, yearsUntil(counted, today) + 1).findLast(({ date }) => date <= today);
  if (!last) return undefined;
  // After the end of the term its notice says nothing that helps.
  return last.kind === 'END_OF_CONTRACT' && today > last.about ? undefined : last;
}
