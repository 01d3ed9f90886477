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

/** Work for later: a match result, a held slot that expires, an order's milestones, messages to customers. */
export class Jobs {
  readonly handlers = new Map<string, JobHandler>();
  readonly outside = new Map<string, OutsideHandler>();
  /** Kinds that are tried for longer: others may be away for an hour. */
  readonly patient = new Set<string>();

  /** Names what is done for a kind of job. Every process of a program names the same. */
  handle(kind: string, handler: JobHandler): void {
    if (this.handlers.has(kind) || this.outside.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
    this.handlers.set(kind, handler);
  }

  /**
   * As `handle`, for work that must not hold a transaction open, and may be done twice. It is tried five times within half a
   * minute; `isPatient`: for about an hour and a half.
   */
  handleOutside(kind: string, handler: OutsideHandler, { isPatient = false } = {}): void {
    if (this.handlers.has(kind) || this.outside.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
    this.outside.set(kind, handler);
    if (isPatient) this.patient.add(kind);
  }

  /**
   * Puts a job into the caller's transaction: it exists only if the business change does.
   * A second job with the same `dedupeKey` is not added, even when the first is done.
   */
  async enqueue(tx: Executor, kind: string, payload: JobPayload, runAt: Date, dedupeKey?: string): Promise<void> {
    await tx.insert(jobs).values({ kind, payload, runAt, dedupeKey }).onConflictDoNothing();
  }
}
