import { useEffect, useEffectEvent } from 'react';

/** What a timer of the browser can wait at most, ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Tells once the time is over for which dates are held: at once where it is over on arrival, else when it ends, on a page
 * that is left open. `until`: ISO instant; null where nobody told it. `isListening`: whether it can be told now.
 */
export function useEndOfHold(until: string | null | undefined, isListening: boolean, tell: () => void): void {
  const end = useEffectEvent(tell);
  const endsAt = Date.parse(until ?? '');
  useEffect(() => {
    if (!isListening || Number.isNaN(endsAt)) return undefined;
    const left = Math.min(Math.max(endsAt - Date.now(), 0), longestTimer);
    const timer = setTimeout(() => Date.now() >= endsAt && end(), left);
    return () => clearTimeout(timer);
  }, [endsAt, isListening]);
}
