import type { Live } from '../live/live.ts';
import type { Stage } from './replay.ts';

/** Longer than a page needs to load on a slow day. */
const openingMs = 20_000;

/** The page that comes next; null when none does. */
export function nextPage(live: Live, signal: AbortSignal): Promise<string | null> {
  const known = new Set(live.now().keys());
  return new Promise((resolve) => {
    const end = (tab: string | null) => {
      clearTimeout(timer);
      quit();
      resolve(tab);
    };
    const timer = setTimeout(() => end(null), openingMs);
    const quit = live.subscribe(() => {
      const tab = [...live.now().keys()].find((one) => !known.has(one));
      if (tab !== undefined) end(tab);
    });
    signal.addEventListener('abort', () => end(null));
  });
}

/** A page that an inspector hears of, as a replay plays in it. */
export const stageOf = (live: Live, tab: string): Stage => ({
  app: () => live.now().get(tab),
  onNews: live.subscribe,
  send: (actor, event) => live.send(tab, actor, event),
});
