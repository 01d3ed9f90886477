/** Who has done nothing for longer may have gone away and left the page open. ms */
const patienceMs = 5 * 60_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

export type SomebodyThere = (signal: AbortSignal) => Promise<void>;

/**
 * Waits until somebody is at the page: it is in sight, and they have done something lately. What is looked up by itself
 * keeps a session alive, so it has to stop where a page was left open. `signal` ends the waiting.
 */
export function watchForSomebody(now: () => number = Date.now): SomebodyThere {
  let lastSign = now();
  const waiting = new Set<() => void>();
  const note = () => {
    if (document.hidden) return;
    lastSign = now();
    for (const goOn of waiting) goOn();
    waiting.clear();
  };
  for (const sign of signs) document.addEventListener(sign, note, { passive: true, capture: true });
  return (signal) =>
    new Promise((resolve) => {
      if (!document.hidden && now() - lastSign < patienceMs) {
        resolve();
        return;
      }
      waiting.add(resolve);
      signal.addEventListener('abort', () => waiting.delete(resolve));
    });
}
