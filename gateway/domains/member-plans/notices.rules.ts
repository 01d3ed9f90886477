import { addDays, addMonths, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { ContractNotice } from './member-plans.types.ts';

/** Ofcom asks for it 10 to 40 days before the minimum term ends. */
export const NOTICE_DAYS = 30;
const MONTHS_OF_A_YEAR = 12;

export interface Notice {
  kind: ContractNotice['kind'];
  /** The last day of the minimum term, or its anniversary. */
  about: LocalDate;
  /** When it is written. */
  date: LocalDate;
}

/** What is written about the end of a minimum term, and each year after it about what else there is. */
export function noticesOf(termEnd: LocalDate, years: number): Notice[] {
  return Array.from({ length: years + 1 }, (_, year): Notice => {
    const about = addMonths(termEnd, year * MONTHS_OF_A_YEAR);
    return year === 0
      ? { kind: 'END_OF_CONTRACT', about, date: addDays(about, -NOTICE_DAYS) }
      : { kind: 'BEST_TARIFF', about, date: about };
  });
}

/** Those that are written today or were to be: one that is more than its time late is not written any more. */
export function dueNotice(termEnd: LocalDate, today: LocalDate): Notice | undefined {
  const years = Math.max(0, Number(today.slice(0, 4)) - Number(termEnd.slice(0, 4)));
  const last = noticesOf(termEnd, years + 1).findLast(({ date }) => date <= today);
  if (!last) return undefined;
  // After the end of the term its notice says nothing that helps.
  return last.kind === 'END_OF_CONTRACT' && today > last.about ? undefined : last;
}
