import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every drawing, which calls the newest one: cards that did not change are not drawn again. */
export function useSteady<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args) => newest.current(...args), []);
}
