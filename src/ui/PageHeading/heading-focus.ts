import { createContext, use, useEffect, useRef } from 'react';

/**
 * Whether the first view has been drawn. On arrival the customer starts at the top of the page, with the skip link;
 * every heading after that takes the focus. The app gives an `arrivalOf` of its own.
 */
export const Arrival = createContext<(heading: HTMLElement | null) => boolean>(() => false);

/** True for the first heading that asks, after which the arrival is over; `onOver` hears of it. */
export function arrivalOf(onOver?: () => void): () => boolean {
  let isOver = false;
  return () => {
    if (isOver) return false;
    isOver = true;
    onOver?.();
    return true;
  };
}

/** For the h1 of a view (with tabIndex -1): it takes the focus when it appears, at the top of the page. */
export function useHeadingFocus(wanted = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = use(Arrival);
  const isWanted = useRef(wanted);
  useEffect(() => {
    if (isArrival(heading.current) || !isWanted.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isArrival]);
  return heading;
}
