import type { Live } from '../live/live.ts';
import { comesTrue } from './comes-true.ts';
import type { InspectedApp } from '../inspection/inspection.ts';
import type { Stage } from './replay.ts';

/** Longer than a page needs to load on a slow day. */
const openingMs = 20_000;

/** The page that comes next and is the one; null when none does. */
export async function nextPage(
  live: Live,
  signal: AbortSignal,
  isIt: (app: InspectedApp) => boolean,
): Promise<string | null> {
  const known = new Set(live.now().keys());
  const newPage = () => [...live.now().values()].find((app) => !known.has(app.tab) && isIt(app))?.tab;
  const hasCome = await comesTrue(live.subscribe, () => newPage() !== undefined, { signal, ms: openingMs });
  return hasCome ? (newPage() ?? null) : null;
}

/** A page that an inspector hears of, as a replay plays in it. */
export const stageOf = (live: Live, tab: string): Stage => ({
  app: () => live.now().get(tab),
  onNews: live.subscribe,
  send: (actor, event) => live.send(tab, actor, event),
  follow: (link) => live.follow(tab, link),
});
