import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { monthOf, type LocalDate, type LocalMonth } from '../../../machines/shared/local-date.ts';

/** When this item of the list is in view, that block is near. Items are known by their `data-date`. */
export type NearItem = { date: LocalDate; startDate: LocalDate };

/** A block is near when the view is within this many dates of what comes before it (specification, point 9). */
const datesBeforeEnd = 2;

/** What to watch: the place of every block not asked for, and the third-last date of the block before it (BK-15). */
export function nearItems(blocks: readonly BlockModel[]): NearItem[] {
  return blocks.flatMap(({ status, startDate }, index) => {
    if (status !== 'awaited') return [];
    const before = blocks.slice(0, index).findLast((block) => block.status !== 'empty');
    const dates = before?.dates ?? [];
    const closing = dates[Math.max(0, dates.length - 1 - datesBeforeEnd)];
    return [{ date: startDate, startDate }, ...(closing ? [{ date: closing.date, startDate }] : [])];
  });
}

/** What lies beside a date in the list. `end`: nothing that could be chosen now. */
export type Beside = { kind: 'date' } | { kind: 'awaited'; startDate: LocalDate } | { kind: 'end' };

/** Dates that are not here yet are not jumped over, and the list does not start again at its end. */
export function besideDate(blocks: readonly BlockModel[], date: LocalDate, step: 1 | -1): Beside {
  const at = blocks.findIndex((block) => block.dates.some((option) => option.date === date));
  const own = blocks[at]?.dates ?? [];
  if (own[own.findIndex((option) => option.date === date) + step]) return { kind: 'date' };
  const rest = step === 1 ? blocks.slice(at + 1) : blocks.slice(0, at).toReversed();
  const next = rest.find((block) => block.status !== 'empty');
  if (next?.status === 'loaded') return { kind: 'date' };
  return next?.status === 'awaited' ? { kind: 'awaited', startDate: next.startDate } : { kind: 'end' };
}

/** Whether every block with a date in the month was answered. A block ends where the next one begins. */
export function isMonthHere(blocks: readonly BlockModel[], month: LocalMonth): boolean {
  return blocks.every(({ startDate, status }, index) => {
    const next = blocks[index + 1]?.startDate;
    const isOfMonth = monthOf(startDate) <= month && (next === undefined || next > `${month}-01`);
    return !isOfMonth || (status !== 'awaited' && status !== 'loading');
  });
}

export function chosenOption(blocks: readonly BlockModel[]) {
  return blocks.flatMap((block) => block.dates).find((option) => option.isChosen) ?? null;
}

type ListEnd = { date: LocalDate; status: BlockModel['status'] };
export type ListEnds = { first: ListEnd; last: ListEnd };

/** The items at both ends of the list. An item whose block gets another status is another item. */
export const listEnds = (blocks: readonly BlockModel[]): ListEnds | null =>
  blocks.reduce<ListEnds | null>(
    (ends, { dates, startDate, status }) => ({
      first: ends?.first ?? { date: dates.at(0)?.date ?? startDate, status },
      last: { date: dates.at(-1)?.date ?? startDate, status },
    }),
    null,
  );
