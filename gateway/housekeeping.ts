import { lt } from 'drizzle-orm';
import { jobs as table } from '../platform/db/tables.ts';
import { forgetUnordered } from './domains/orders/forget-unordered.ts';
import type { Executor } from '../platform/db/open.ts';
import type { Dependencies } from './dependencies.ts';
import { sweepPasswordResets } from './domains/auth/password-reset.store.ts';
import { sweepSetUps } from './domains/auth/second-factor.store.ts';

const KIND = 'housekeeping.sweep';
const HOUR_MS = 3_600_000;
/** How long a finished job can still be looked up, and its dedupe key is kept. */
const KEEP_MS = 30 * 24 * HOUR_MS;

/** One sweep an hour, however many processes ask for it: the hour is in the key. */
async function enqueueSweep({ jobs }: Dependencies, tx: Executor, at: Date): Promise<void> {
  await jobs.enqueue(tx, KIND, {}, at, `${KIND}:${Math.floor(at.getTime() / HOUR_MS)}`);
}

/** Deletes what has expired: sessions, counts of attempts, links to new passwords, devices that were never confirmed, finished jobs, messages to other providers, what was never ordered. */
export function handleHousekeeping(deps: Dependencies): void {
  deps.jobs.handle(KIND, async (tx, _payload, { now }) => {
    await deps.sessions.sweep();
    await deps.attempts.sweep();
    await sweepPasswordResets(tx, now);
    await sweepSetUps(tx, now);
    await deps.hub.sweep(tx, now);
    await forgetUnordered(tx, now);
    await tx.delete(table).where(lt(table.doneAt, new Date(now.getTime() - KEEP_MS)));
    await enqueueSweep(deps, tx, new Date(now.getTime() + HOUR_MS));
  });
}

export async function scheduleHousekeeping(deps: Dependencies): Promise<void> {
  await enqueueSweep(deps, deps.db, deps.clock.now());
}
