import { useEffect, useState, type RefObject } from 'react';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { itemOfDate } from './date-items.ts';
import { listEnds, type ListEnds } from './select-appointment.dates.ts';

/** Share of the list's width that one press moves it by, so that something known stays in view. */
const stepShare = 0.8;
/** Share of an end's width that counts as all of it: positions are fractions of a pixel on some screens. */
const wholeShare = 0.95;

type ListEdges = {
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Moves the list by nearly its width, for those who do not drag or wheel. */
  step: (direction: 1 | -1) => void;
};

/** Which ends of the date list are in view, and a way to scroll towards the others. */
export function useListEdges(list: RefObject<HTMLElement | null>, blocks: readonly BlockModel[]): ListEdges {
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const watched = JSON.stringify(listEnds(blocks));
  useEffect(() => {
    const root = list.current;
    // Written by listEnds above.
    const found = JSON.parse(watched) as ListEnds | null;
    if (!root || !found) return;
    const ends = [
      { item: itemOfDate(root, found.first.date), set: setAtStart },
      { item: itemOfDate(root, found.last.date), set: setAtEnd },
    ];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          for (const { item, set } of ends) if (item === target) set(intersectionRatio >= wholeShare);
      },
      { root, threshold: wholeShare },
    );
    for (const { item } of ends) if (item) observer.observe(item);
    return () => observer.disconnect();
  }, [list, watched]);
  const step = (direction: 1 | -1) => {
    if (list.current) list.current.scrollBy({ left: direction * stepShare * list.current.clientWidth });
  };
  return { isAtStart, isAtEnd, step };
}
