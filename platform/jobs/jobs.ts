import { jobs } from '../db/tables.ts';
import type { Executor } from '../db/open.ts';

/** How far ahead jobs can be run, in milliseconds. */
export const FURTHEST_AHEAD_MS = 20_000;

export type JobPayload = Record<string, unknown>;

export interface JobRun {
  id: number;
  /** 1 the first time. */
  attempt: number;
  /** When the run began, by the program's clock. */
  now: Date;
}

/** Does the work in `tx`, the transaction that also marks the job as done; throws to be tried again later. */
export type JobHandler = (tx: Executor, payload: JobPayload, run: JobRun) => Promise<void>;

/** Does work that takes long, outside every transaction: done again when the process ends before it is marked as done. */
export type OutsideHandler = (payload: JobPayload, run: JobRun) => Promise<unknown>;

/**
 * Puts a job into the caller's transaction: it exists only if the business change does.
 * A second job with the same `dedupeKey` is not added, even when the first is done.
 */
export async function enqueue(
  tx: Executor,
  kind: string,
  payload: JobPayload,
  runAt: Date,
  dedupeKey?: string,
): Promise<void> {
  await tx.insert(jobs).values({ kind, payload, runAt, dedupeKey }).onConflictDoNothing();
}

/** Work for later: a match result, a held slot that expires, an order's milestones, messages to customers. */
export class Jobs {
  readonly handlers = new Map<string, JobHandler>();
  readonly outside = new Map<string, OutsideHandler>();
  /** Kinds that are tried for longer: others may be away for an hour. */
  readonly patient = new Set<string>();
  /** Kinds that are tried until they are done, however long that takes. */
  readonly endless = new Set<string>();

  /**
   * Names what is done for a kind of job. Every process of a program names the same. It is tried five times within half a
   * minute; `isEndless`: until it is done.
   */
  handle(kind: string, handler: JobHandler, { isEndless = false } = {}): void {
    this.#assertNew(kind);
    this.handlers.set(kind, handler);
    if (isEndless) this.endless.add(kind);
  }

  /**
   * As `handle`, for work that must not hold a transaction open, and may be done twice. `isPatient`: it is tried for about an
   * hour and a half.
   */
  handleOutside(kind: string, handler: OutsideHandler, { isPatient = false, isEndless = false } = {}): void {
    this.#assertNew(kind);
    this.outside.set(kind, handler);
    if (isPatient) this.patient.add(kind);
    if (isEndless) this.endless.add(kind);
  }

  #assertNew(kind: string): void {
    if (this.handlers.has(kind) || this.outside.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
  }

  /** See the function of this name. */
  readonly enqueue = enqueue;

  /**
   * As `enqueue`, behind what waits in the same line: it runs when all that is done. One that was given up would hold up the
   * others, so a line takes endless kinds alone.
   */
  async enqueueInLine(
    tx: Executor,
    line: string,
    job: { kind: string; payload: JobPayload; runAt: Date; dedupeKey?: string | undefined },
  ): Promise<void> {
    if (!this.endless.has(job.kind))
      throw new Error(`Jobs of kind ${job.kind} may be given up, so they wait in no line`);
    await tx
      .insert(jobs)
      .values({ ...job, line })
      .onConflictDoNothing();
  }
}
