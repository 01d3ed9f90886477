import { and, eq, isNull, lt } from 'drizzle-orm';
import type { WireEvent } from '../../openapi/partners/network/wire-event.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { networkEvents } from './db/schema.ts';

/** Posts an event to the provider; rejects unless it was taken. */
export type Post = (event: WireEvent) => Promise<void>;

const POST = 'network.post';

/** How long the network can say what it has told. */
const KEEP_EVENTS_MS = 60 * DAY_MS;

/** What is told to the provider: written in the transaction in which it happens, and posted by a job until it is taken. */
export class Mailbox {
  readonly #db: Database;
  readonly #jobs: Jobs;
  readonly #post: Post;

  constructor(parts: { db: Database; jobs: Jobs; post: Post }) {
    this.#db = parts.db;
    this.#jobs = parts.jobs;
    this.#post = parts.post;
    // A provider that is away for a while hears of it when it is back.
    parts.jobs.handleOutside(POST, (payload, { now }) => this.#postOn(String(payload['id']), now), { isPatient: true });
  }

  /** Has an event posted, as often as the life of whom it is about wants it. */
  async put(tx: Executor, event: typeof networkEvents.$inferInsert, times: number): Promise<void> {
    const [row] = await tx.insert(networkEvents).values(event).returning({ id: networkEvents.id });
    if (!row) return;
    for (let time = 1; time <= times; time++)
      await this.#jobs.enqueue(tx, POST, row, event.sentAt, `${POST}:${row.id}:${time}`);
  }

  /** Deletes what providers have long taken. */
  async sweep(tx: Executor, now: Date): Promise<void> {
    await tx.delete(networkEvents).where(lt(networkEvents.deliveredAt, new Date(now.getTime() - KEEP_EVENTS_MS)));
  }

  /** Posted again when the program ends before it is noted: the provider takes it once. */
  async #postOn(id: string, now: Date): Promise<void> {
    const [row] = await this.#db
      .select({ body: networkEvents.body })
      .from(networkEvents)
      .where(eq(networkEvents.id, id));
    if (!row) return;
    await this.#post(row.body);
    const isFirst = and(eq(networkEvents.id, id), isNull(networkEvents.deliveredAt));
    await this.#db.update(networkEvents).set({ deliveredAt: now }).where(isFirst);
  }
}
