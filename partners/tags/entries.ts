import { desc, eq, lt, lte } from 'drizzle-orm';
import type { components } from '../../openapi/generated/tags.d.ts';
import { DAY_MS, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { entries } from './db/schema.ts';
import type { LogEntry } from './funnel.rules.ts';

/** Each sweep cuts the log to so many, and no more are summed up: a collector that is flooded forgets the oldest, and goes on. */
const MOST_KEPT = 200_000;

/** Keeps what the script sends. */
export class Entries {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #keepDays: number;

  readonly #mostKept: number;

  constructor(parts: { db: Database; clock: Clock; keepDays: number; /** For tests. */ mostKept?: number }) {
    const { db, clock, keepDays, mostKept = MOST_KEPT } = parts;
    this.#db = db;
    this.#clock = clock;
    this.#keepDays = keepDays;
    this.#mostKept = mostKept;
  }

  async add({ steps, ...visit }: components['schemas']['Entries']): Promise<void> {
    const at = this.#clock.now();
    await this.#db.insert(entries).values(steps.map((step) => ({ ...visit, ...step, at })));
  }

  /** What is kept of a journey, by its machine's name, in the order in which it came; of more than is kept the youngest. */
  async ofJourney(journey: string): Promise<LogEntry[]> {
    const youngest = await this.#db
      .select()
      .from(entries)
      .where(eq(entries.journey, journey))
      .orderBy(desc(entries.id))
      .limit(this.#mostKept);
    return youngest.toReversed();
  }

  async sweep(tx: Executor, now: Date): Promise<void> {
    await tx.delete(entries).where(lt(entries.at, new Date(now.getTime() - this.#keepDays * DAY_MS)));
    const [surplus] = await tx
      .select({ id: entries.id })
      .from(entries)
      .orderBy(desc(entries.id))
      .offset(this.#mostKept)
      .limit(1);
    if (surplus) await tx.delete(entries).where(lte(entries.id, surplus.id));
  }
}
