import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { clockOffset } from '../db/tables.ts';
import { systemClock, type Clock } from './clock.ts';

const ONLY_ROW = 1;
/** How long another process may still read the old time after a tester has moved the clock. */
const CACHED_MS = 500;

/** A clock whose offset is kept in the database, so that every process of a program tells the same time. */
export interface MovableClock extends Clock {
  /** Reads the offset again when it may be out of date. */
  refresh(): Promise<void>;
  /** Sets how far the clock is ahead of the machine's, in milliseconds; 0 puts it right again. */
  setOffset(milliseconds: number): Promise<void>;
  offset(): number;
}

export function databaseClock(db: Database): MovableClock {
  let offset = 0;
  let readAt = -Infinity;
  const clock = systemClock(() => offset);
  return {
    ...clock,
    offset: () => offset,
    async refresh() {
      // performance.now() never jumps, whatever is done to the machine's clock.
      if (performance.now() - readAt < CACHED_MS) return;
      const [row] = await db.select().from(clockOffset).where(eq(clockOffset.id, ONLY_ROW));
      offset = row?.milliseconds ?? 0;
      readAt = performance.now();
    },
    async setOffset(milliseconds) {
      await db
        .insert(clockOffset)
        .values({ id: ONLY_ROW, milliseconds })
        .onConflictDoUpdate({ target: clockOffset.id, set: { milliseconds } });
      offset = milliseconds;
      readAt = performance.now();
    },
  };
}
