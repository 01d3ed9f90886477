import { isNewsAwaited } from '../switch-provider/placed-switch.rules.ts';
import type { MatchWatchContext } from './match-watch.types.ts';

/** The match result is asked for at once, then this often again (specification, point 9; SW-06). */
export const maxRetries = 8;

const firstWaitMs = 500;
const maxWaitMs = 8000;

/** Ms between looks once the retries are used up: 39.5 s have gone by, and a provider may take a minute (SW-07). */
const slowWaitMs = 15_000;

/** Ms between looks at a switch that the losing provider has accepted: later news are rare. */
const placedWaitMs = 60_000;

/** Ms before the next look: 500, 1000, 2000, 4000, then 8000 while it is quick, and slowly after that (SW-06). */
export function waitMs({ pace, status, looks }: Pick<MatchWatchContext, 'pace' | 'status' | 'looks'>): number {
  if (pace === 'slow') return slowWaitMs;
  if (pace === 'placed' && !isNewsAwaited(status)) return placedWaitMs;
  return looks > maxRetries ? slowWaitMs : Math.min(firstWaitMs * 2 ** (looks - 1), maxWaitMs);
}
