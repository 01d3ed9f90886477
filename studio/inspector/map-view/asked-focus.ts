import { useCallback } from 'react';

/** `page`: the page that is opened; `chart`: the whole chart; `map`: the map; else a card of it, by its place's id. */
type Asked = 'page' | 'chart' | 'map' | (string & {}) | null;

/**
 * What takes the focus when it comes up, as what was pressed for it goes away. Nothing takes it that comes up by itself, as when the
 * customer goes on: the tester is elsewhere.
 */
export type AskedFocus = {
  ask: (what: Asked) => void;
  /** Whether it was this; true once. */
  take: (what: Asked) => boolean;
};

export function askedFocus(): AskedFocus {
  let asked: Asked = null;
  return {
    ask: (what) => void (asked = what),
    take: (what) => {
      const isAsked = asked === what;
      if (isAsked) asked = null;
      return isAsked;
    },
  };
}

/** For what may have been asked for: hears when it is there. */
export const useAskedFocus = ({ take }: AskedFocus, what: string) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (element && take(what)) element.focus();
    },
    [take, what],
  );
