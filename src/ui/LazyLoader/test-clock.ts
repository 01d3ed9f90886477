import { afterEach, beforeEach, vi } from 'vitest';

/** When a test begins, ms. */
let start = performance.now();

/**
 * Clocks that a test moves, for what reads how long a page was waited for (`page-wait.ts`): each test begins later than all waits before
 * it, those of other files included, as no clock goes back.
 */
export function withLaterClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    start += 60_000;
    vi.advanceTimersByTime(start);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
