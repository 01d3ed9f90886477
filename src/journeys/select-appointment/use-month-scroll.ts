import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { monthOf, type LocalDate, type LocalMonth } from '../../../machines/shared/local-date.ts';
import { itemOfDate, itemOfMonth, leftOf, monthInView } from './date-items.ts';
import { chosenOption, isMonthHere } from './select-appointment.dates.ts';

/** ms from the choice of a month to the scroll (specification, point 9; BK-16). */
const scrollDelay = 100;
/** ms from the choice of a month until scrolling names the month again (specification, point 9; BK-16). */
const lockLength = 1000;

type MonthScroll = {
  /** The month in view. */
  month: LocalMonth;
  /** The list moves by itself; what it passes on the way counts for nothing. */
  isLocked: boolean;
  moveToMonth: (month: LocalMonth) => void;
  /** To call when the list was scrolled. */
  follow: () => void;
};

/** Moves the list after a pause and holds the lock meanwhile. */
function useLockedScroll(list: RefObject<HTMLElement | null>) {
  const [isLocked, setLocked] = useState(false);
  const timers = useRef<{ scroll?: ReturnType<typeof setTimeout>; lock?: ReturnType<typeof setTimeout> }>({});
  const scrollTo = useCallback(
    (find: (root: HTMLElement) => HTMLElement | null) => {
      const { current: pending } = timers;
      clearTimeout(pending.scroll);
      clearTimeout(pending.lock);
      setLocked(true);
      pending.scroll = setTimeout(() => {
        const item = list.current && find(list.current);
        // Smooth where the customer's device does not ask for less motion: see the style sheet.
        if (list.current && item) list.current.scrollBy({ left: leftOf(item, list.current) });
      }, scrollDelay);
      pending.lock = setTimeout(() => setLocked(false), lockLength);
    },
    [list],
  );
  useEffect(() => {
    const { current: pending } = timers;
    return () => {
      clearTimeout(pending.scroll);
      clearTimeout(pending.lock);
    };
  }, []);
  return { isLocked, scrollTo };
}

/** Once, when the date chosen before is in the list: shows it, should it lie further on. */
function useStartAtChosen(
  list: RefObject<HTMLElement | null>,
  blocks: readonly BlockModel[],
  start: (date: LocalDate, isFurtherOn: boolean) => void,
) {
  const chosen = chosenOption(blocks)?.date ?? null;
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || chosen === null || !list.current) return;
    isDone.current = true;
    const item = itemOfDate(list.current, chosen);
    const right = item ? leftOf(item, list.current) + item.getBoundingClientRect().width : 0;
    start(chosen, right > list.current.clientWidth);
  }, [list, chosen, start]);
}

/**
 * Moves the date list to the month that was chosen, and names the month that is in view. A month whose dates are on
 * their way is moved to again when they are here, unless the customer has scrolled elsewhere meanwhile.
 */
export function useMonthScroll(
  list: RefObject<HTMLElement | null>,
  blocks: readonly BlockModel[],
  firstMonth: LocalMonth,
): MonthScroll {
  const [month, setMonth] = useState(firstMonth);
  const awaited = useRef<LocalMonth | null>(null);
  const { isLocked, scrollTo } = useLockedScroll(list);

  const moveToMonth = (chosen: LocalMonth) => {
    awaited.current = isMonthHere(blocks, chosen) ? null : chosen;
    setMonth(chosen);
    scrollTo((root) => itemOfMonth(root, chosen));
  };

  useEffect(() => {
    const { current: arrived } = awaited;
    if (arrived === null || !isMonthHere(blocks, arrived)) return;
    awaited.current = null;
    scrollTo((root) => itemOfMonth(root, arrived));
  }, [blocks, scrollTo]);

  const follow = () => {
    if (isLocked) return;
    awaited.current = null;
    const shown = list.current && monthInView(list.current);
    if (shown) setMonth(shown);
  };

  const start = useCallback(
    (date: LocalDate, isFurtherOn: boolean) => {
      setMonth(monthOf(date));
      if (isFurtherOn) scrollTo((root) => itemOfDate(root, date));
    },
    [scrollTo],
  );
  useStartAtChosen(list, blocks, start);

  return { month, isLocked, moveToMonth, follow };
}
