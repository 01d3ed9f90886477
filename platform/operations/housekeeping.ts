import { lt } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../clock/clock.ts';
import type { Executor } from '../db/open.ts';
import { jobs as table } from '../db/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** How long a finished job can still be looked up, and its dedupe key is kept. */
const KEEP_MS = 30 * DAY_MS;

/** Has a sweep done at `at`; one an hour, however many processes ask for it: the hour is in the key. */
export async function enqueueSweep(jobs: Jobs, kind: string, tx: Executor, at: Date): Promise<void> {
  await jobs.enqueue(tx, kind, {}, at, `${kind}:${Math.floor(at.getTime() / HOUR_MS)}`);
}

/**
 * Names what a program deletes once an hour, besides its finished jobs: `sweep` is given the transaction and the time.
 * Every sweep asks for the next one; `enqueueSweep` asks for the first.
 */
export function handleSweep(jobs: Jobs, kind: string, sweep: (tx: Executor, now: Date) => Promise<void>): void {
  jobs.handle(kind, async (tx, _payload, { now }) => {
    await sweep(tx, now);
    await tx.delete(table).where(lt(table.doneAt, new Date(now.getTime() - KEEP_MS)));
    await enqueueSweep(jobs, kind, tx, new Date(now.getTime() + HOUR_MS));
  });
}
