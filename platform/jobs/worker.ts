import { errorLine } from '../operations/error-facts.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open.ts';
import { jobs } from '../db/tables.ts';
import type { Jobs } from './jobs.ts';

const BATCH = 10;
const MAX_ATTEMPTS = 5;
/** Of patient kinds. */
const MAX_PATIENT_ATTEMPTS = 100;
/** To what the waits between attempts grow; longer for kinds that are tried until they are done. */
const MAX_WAIT_MS = 60_000;
const MAX_ENDLESS_WAIT_MS = 5 * 60_000;
/** Of endless kinds: every so many is told as an error. */
const ALARMING_ATTEMPTS = 30;
/** How long a job belongs to the process that took it; after a crash another one takes it again. */
const LEASE_MS = 30_000;
/** A batch that has taken this long gives the rest back, so that its last job is begun and ended within the lease. */
const BATCH_MS = LEASE_MS / 2;
const LOOK_EVERY_MS = 250;

const claimedJobs = z.array(
  z.object({
    id: z.coerce.number(),
    kind: z.string(),
    payload: z.record(z.string(), z.unknown()),
    attempts: z.number(),
    run_at: z.coerce.date(),
  }),
);
type ClaimedJob = z.infer<typeof claimedJobs>[number];

/** Runs what is due by the program's clock. Several processes share the work: no job runs twice at once. */
export class Worker {
  readonly #db: Database;
  readonly #jobs: Jobs;
  readonly #clock: Clock & { refresh?(): Promise<void> };
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  /** Jobs that were done by the looks since the last `drain`. */
  #doneByLooks = 0;
  #stopped = false;

  constructor(parts: { db: Database; jobs: Jobs; clock: Clock & { refresh?(): Promise<void> }; log: Logger }) {
    this.#db = parts.db;
    this.#jobs = parts.jobs;
    this.#clock = parts.clock;
    this.#log = parts.log;
  }

  start(): void {
    const look = async () => {
      this.#running = this.#look().catch((error: unknown) => this.#log.error({ err: error }, 'jobs could not be read'));
      await this.#running;
      if (this.#stopped) return;
      // Spread, so that several processes do not look at the same moment.
      this.#timer = setTimeout(() => void look(), LOOK_EVERY_MS * (0.75 + Math.random() / 2));
      this.#timer.unref();
    };
    void look();
  }

  /** Finishes the job in hand and takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #look(): Promise<void> {
    this.#doneByLooks += await this.#runAll(0);
  }

  /**
   * Runs everything that is due, or will be within `aheadMs`. Tests and testers call it instead of waiting: what this
   * process had in hand is done, too, when it returns. Gives how many jobs were done since it was called last, so that
   * nobody takes a program whose own looks were faster for one that had nothing to do.
   */
  async drain(aheadMs = 0): Promise<number> {
    const own = await this.#runAll(aheadMs);
    await this.#running;
    const total = own + this.#doneByLooks;
    this.#doneByLooks = 0;
    return total;
  }

  async #runAll(aheadMs: number): Promise<number> {
    let total = 0;
    while (!this.#stopped) {
      const count = await this.#runBatch(aheadMs);
      total += count;
      if (count === 0) break;
    }
    return total;
  }

  async #runBatch(aheadMs: number): Promise<number> {
    await this.#clock.refresh?.();
    const claimedAt = this.#clock.now();
    const now = new Date(claimedAt.getTime() + aheadMs);
    const begun = performance.now();
    const batch = await this.#claim(now, claimedAt);
    for (const [done, job] of batch.entries()) {
      if (performance.now() - begun > BATCH_MS) {
        await this.#giveBack(batch.slice(done));
        return done;
      }
      await this.#run(job, now);
    }
    return batch.length;
  }

  async #giveBack(batch: readonly ClaimedJob[]): Promise<void> {
    const ids = batch.map(({ id }) => id);
    await this.#db
      .update(jobs)
      .set({ lockedUntil: null, attempts: sql`${jobs.attempts} - 1` })
      .where(inArray(jobs.id, ids));
  }

  /** What is due by `now`, which may be ahead of the clock; a lease ends by the clock. */
  async #claim(now: Date, claimedAt: Date): Promise<ClaimedJob[]> {
    const at = sql`${now.toISOString()}::timestamptz`;
    const onClock = sql`${claimedAt.toISOString()}::timestamptz`;
    const isOf = (kinds: ReadonlySet<string>) => sql`kind = any(${sql.param([...kinds])}::text[])`;
    const mayBeTried = sql`(${isOf(this.#jobs.endless)}
      or attempts < case when ${isOf(this.#jobs.patient)} then ${MAX_PATIENT_ATTEMPTS}::int else ${MAX_ATTEMPTS}::int end)`;
    const isFirstInLine = sql`(line is null or not exists (
      select from ${jobs} as earlier where earlier.line = waiting.line and earlier.id < waiting.id and earlier.done_at is null))`;
    const leaseEnd = new Date(claimedAt.getTime() + LEASE_MS).toISOString();
    const { rows } = await this.#db.execute(sql`
      update ${jobs} set locked_until = ${leaseEnd}::timestamptz, attempts = attempts + 1
      where id in (
        select id from ${jobs} as waiting
        where done_at is null and ${mayBeTried} and run_at <= ${at}
          and (locked_until is null or locked_until < ${onClock}) and ${isFirstInLine}
        order by run_at, id limit ${BATCH} for update skip locked)
      returning id, kind, payload, attempts, run_at`);
    return claimedJobs.parse(rows).toSorted((a, b) => a.run_at.getTime() - b.run_at.getTime() || a.id - b.id);
  }

  async #run(job: ClaimedJob, now: Date): Promise<void> {
    try {
      const run = { id: job.id, attempt: job.attempts, now };
      const outside = this.#jobs.outside.get(job.kind);
      if (outside) {
        await outside(job.payload, run);
        await this.#db.update(jobs).set({ doneAt: now, lockedUntil: null }).where(eq(jobs.id, job.id));
        return;
      }
      const handler = this.#jobs.handlers.get(job.kind);
      if (!handler) throw new Error(`Nobody handles jobs of kind ${job.kind}`);
      // What the handler writes and the mark that it is done are kept or lost together.
      await this.#db.transaction(async (tx) => {
        await handler(tx, job.payload, run);
        await tx.update(jobs).set({ doneAt: now, lockedUntil: null }).where(eq(jobs.id, job.id));
      });
    } catch (error) {
      const lastError = errorLine(error);
      const facts = { err: error, job: job.id, kind: job.kind, attempt: job.attempts };
      // Somebody has to look at what has failed for an hour or two, as it may hold up a line.
      if (this.#jobs.endless.has(job.kind) && job.attempts % ALARMING_ATTEMPTS === 0)
        this.#log.error(facts, 'job keeps failing');
      else this.#log.warn(facts, 'job failed');
      const mostMs = this.#jobs.endless.has(job.kind) ? MAX_ENDLESS_WAIT_MS : MAX_WAIT_MS;
      const runAt = new Date(now.getTime() + Math.min(mostMs, 500 * 2 ** job.attempts));
      await this.#db.update(jobs).set({ lockedUntil: null, lastError, runAt }).where(eq(jobs.id, job.id));
    }
  }
}
