import { useEffect, type RefObject } from 'react';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import type { LocalDate } from '../../../machines/shared/local-date.ts';
import { itemOfDate } from './date-items.ts';
import { nearItems, type NearItem } from './select-appointment.dates.ts';
import { useSteady } from './use-steady.ts';

/** Share of an item that has to show (specification, point 9). */
const visibleShare = 0.5;

type NearBlocks = {
  list: RefObject<HTMLElement | null>;
  blocks: readonly BlockModel[];
  /** While the list moves by itself, what it passes is not asked for. */
  isPaused: boolean;
  onNear: (startDate: LocalDate) => void;
};

/** Says which blocks come near as the list is scrolled (BK-15). */
export function useNearBlocks({ list, blocks, isPaused, onNear }: NearBlocks): void {
  const near = useSteady(onNear);
  const watched = JSON.stringify(nearItems(blocks));
  useEffect(() => {
    const root = list.current;
    if (!root || isPaused) return;
    const starts = new Map<Element, LocalDate>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const startDate = starts.get(target);
          if (startDate !== undefined && intersectionRatio >= visibleShare) near(startDate);
        }
      },
      { root, threshold: visibleShare },
    );
    // Written by nearItems above.
    for (const { date, startDate } of JSON.parse(watched) as NearItem[]) {
      const item = itemOfDate(root, date);
      if (!item) continue;
      starts.set(item, startDate);
      observer.observe(item);
    }
    return () => observer.disconnect();
  }, [list, watched, isPaused, near]);
}
