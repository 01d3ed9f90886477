import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

type Arriving = {
  /** The heading is in the page, and nothing of it can have been pressed yet. */
  drawn: () => void;
  /** The heading has come up, with all that belongs to it: whether it is the first one. */
  isFirst: (heading: HTMLElement | null) => boolean;
  /** Whether the first heading has come up: what appears from now on takes the place of something. */
  isOver: () => boolean;
};

/**
 * Whether the first view has been drawn. On arrival the customer starts at the top of the page, with the skip link;
 * every heading after that takes the focus. The app gives an `arrivalOf` of its own.
 */
export const Arrival = createContext<Arriving>({ drawn: () => undefined, isFirst: () => false, isOver: () => false });

/** For the first heading, after which the arrival is over: `onDrawn` and `onOver` hear of it, each once. */
export function arrivalOf(onDrawn?: () => void, onOver?: () => void): Arriving {
  let isDrawn = false;
  let isOver = false;
  return {
    drawn: () => {
      if (!isDrawn) onDrawn?.();
      isDrawn = true;
    },
    isFirst: () => {
      if (isOver) return false;
      isOver = true;
      onOver?.();
      return true;
    },
    isOver: () => isOver,
  };
}

/** For the h1 of a view (with tabIndex -1): it takes the focus when it appears, at the top of the page. */
export function useHeadingFocus(wanted = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { drawn, isFirst } = use(Arrival);
  const isWanted = useRef(wanted);
  useLayoutEffect(drawn, [drawn]);
  useEffect(() => {
    if (isFirst(heading.current) || !isWanted.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return heading;
}
