import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { components } from '../../openapi/generated/courier.d.ts';
import { lifeOf } from '../../openapi/partners/courier/test-data.ts';
import { DAY_MS, ukDateOf, type Clock } from '../../platform/clock/clock.ts';
import { isWorkingDay } from '../../platform/clock/working-days.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { parcels } from './db/schema.ts';
import { trackingNumberOf } from './numbers.ts';
import { heldUntil, isStillHere, lastMomentFor, nextStep, type Step } from './parcel-life.rules.ts';

type Schemas = components['schemas'];
type Row = typeof parcels.$inferSelect;

const STEP = 'courier.step';
const POST = 'courier.post';
/** In the one life in which they overtake each other, that it is packed is told after that it has left. */
const HELD_BACK_MS = 60_000;

/** How long a code for a return is good for. */
const CODE_KEPT_MS = 60 * DAY_MS;

const refused = (code: string, message: string) => new HttpProblem(409, code, { message });

/** Takes parcels and returns, brings them by jobs, and tells the shop of each step. */
export class Parcels {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: Jobs;

  constructor(parts: {
    db: Database;
    clock: Clock;
    jobs: Jobs;
    /** Posts an event to the shop; rejects unless it was taken. */
    post: (event: Schemas['ParcelEvent']) => Promise<void>;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    parts.jobs.handle(STEP, (tx, { reference, step }, { now }) =>
      this.#takeStep(tx, { reference: String(reference), id: String(step) }, now),
    );
    // A shop that is away for a day hears of it when it is back.
    parts.jobs.handleOutside(POST, (payload) => parts.post(payload['event'] as Schemas['ParcelEvent']), {
      isEndless: true,
    });
  }

  /** Takes a parcel, once by its reference. Throws 409 `day.not-a-working-day`, `parcel.too-late`, `reference.taken`. */
  async give({ reference, deliverOn, customer, contents }: Schemas['Parcel']): Promise<void> {
    await this.#db.transaction(async (tx) => {
      if (await this.#isTaken(tx, reference, 'to-customer')) return;
      if (!isWorkingDay(deliverOn)) throw refused('day.not-a-working-day', 'Nobody delivers on that day');
      if (this.#clock.now() > lastMomentFor(deliverOn)) throw refused('parcel.too-late', 'Too late for that day');
      await this.#take(tx, reference, { way: 'to-customer', deliverOn, contents, customer });
    });
  }

  /** Stops a parcel. Throws 404 `parcel.not-found`, 409 `parcel.sent`. */
  async recall(reference: string): Promise<void> {
    await this.#change(reference, 'to-customer', (row, now) => {
      if (row.recalledAt !== null) return null;
      if (!isStillHere(lifeOf(row.lastName), row, now)) throw refused('parcel.sent', 'It has left');
      return { recalledAt: now };
    });
  }

  /** Brings one that is held on another day. Throws 404 `parcel.not-found`, 409 `parcel.not-held`, `day.not-possible`. */
  async redeliver(reference: string, day: string): Promise<void> {
    await this.#change(reference, 'to-customer', (row, now) => {
      const until = heldUntil(lifeOf(row.lastName), row);
      if (until === null) throw refused('parcel.not-held', 'It is not held');
      if (!isWorkingDay(day) || day <= ukDateOf(now) || day > until)
        throw refused('day.not-possible', `Name a working day after today and up to ${until}`);
      return { redeliverOn: day };
    });
  }

  /** Has a customer send something back, once by its reference. Throws 409 `reference.taken`. */
  async expect({ reference, customer }: Schemas['Return']): Promise<void> {
    await this.#db.transaction(async (tx) => {
      if (await this.#isTaken(tx, reference, 'to-shop')) return;
      await this.#take(tx, reference, { way: 'to-shop', deliverOn: null, contents: null, customer });
    });
  }

  /** Expects it no more. Throws 404 `return.not-found`, 409 `return.posted`. */
  async withdraw(reference: string): Promise<void> {
    await this.#change(reference, 'to-shop', (row, now) => {
      if (row.done.length > 0) throw refused('return.posted', 'It has been handed in');
      return row.recalledAt === null ? { recalledAt: now, address: null } : null;
    });
  }

  /** Forgets where those live who have a code for a return and never handed anything in. */
  async sweep(tx: Executor, now: Date): Promise<void> {
    const isOld = lt(parcels.givenAt, new Date(now.getTime() - CODE_KEPT_MS));
    await tx
      .update(parcels)
      .set({ address: null })
      .where(and(eq(parcels.way, 'to-shop'), isOld));
  }

  async #find(tx: Executor, reference: string): Promise<Row | undefined> {
    const [row] = await tx.select().from(parcels).where(eq(parcels.reference, reference)).for('update');
    return row;
  }

  async #isTaken(tx: Executor, reference: string, way: Row['way']): Promise<boolean> {
    const row = await this.#find(tx, reference);
    if (row && row.way !== way) throw refused('reference.taken', 'Something else has this reference');
    if (row && row.recalledAt !== null) throw refused('reference.taken', 'What has this reference was stopped');
    return row !== undefined;
  }

  async #take(
    tx: Executor,
    reference: string,
    {
      way,
      deliverOn,
      contents,
      customer,
    }: Pick<Row, 'way' | 'deliverOn' | 'contents'> & { customer: Schemas['Customer'] },
  ): Promise<void> {
    const { lastName, address } = customer;
    const givenAt = this.#clock.now();
    const [row] = await tx
      .insert(parcels)
      .values({ reference, way, lastName, address, contents, givenAt, deliverOn, done: [], toldUntil: givenAt })
      .onConflictDoNothing()
      .returning();
    if (row) await this.#planNext(tx, row);
  }

  async #change(reference: string, way: Row['way'], decide: (row: Row, now: Date) => Partial<Row> | null) {
    await this.#db.transaction(async (tx) => {
      const row = await this.#find(tx, reference);
      if (row?.way !== way) throw notFound(way === 'to-customer' ? 'parcel' : 'return');
      const change = decide(row, this.#clock.now());
      if (!change) return;
      const [changed] = await tx.update(parcels).set(change).where(eq(parcels.reference, reference)).returning();
      if (changed) await this.#planNext(tx, changed);
    });
  }

  /** One that is planned twice is taken once. */
  async #planNext(tx: Executor, row: Row): Promise<void> {
    const next = nextStep(lifeOf(row.lastName), row);
    if (next) await this.#jobs.enqueue(tx, STEP, { reference: row.reference, step: next.id }, next.at);
  }

  async #takeStep(tx: Executor, { reference, id }: { reference: string; id: string }, now: Date): Promise<void> {
    const row = await this.#find(tx, reference);
    const step = row && nextStep(lifeOf(row.lastName), row);
    // The shop may have stopped it since, or named another day.
    if (!row || step?.id !== id || step.at > now) return;
    const toldUntil = new Date(Math.max(step.at.getTime(), row.toldUntil.getTime() + 1));
    const done = [...row.done, id];
    const isOver = nextStep(lifeOf(row.lastName), { ...row, done }) === undefined;
    const [changed] = await tx
      .update(parcels)
      .set({ done, toldUntil, ...(isOver && { address: null }) })
      .where(eq(parcels.reference, reference))
      .returning();
    await this.#tell(tx, row, step, toldUntil);
    if (changed) await this.#planNext(tx, changed);
  }

  async #tell(tx: Executor, { reference, lastName }: Row, step: Step, happenedAt: Date): Promise<void> {
    const { kind, expectedOn = null, heldUntil = null, from = null, to = null } = step;
    const event: Schemas['ParcelEvent'] = {
      eventId: randomUUID(),
      reference,
      trackingNumber: trackingNumberOf(reference),
      kind,
      happenedAt: happenedAt.toISOString(),
      expectedOn,
      heldUntil,
      from,
      to,
    };
    const isMuddled = lifeOf(lastName) === 'muddled';
    const isHeldBack = isMuddled && kind === 'PACKED';
    const sentAt = isHeldBack ? await this.#afterItLeaves(tx, reference) : happenedAt;
    for (let times = 0; times < (isMuddled ? 2 : 1); times += 1) await this.#jobs.enqueue(tx, POST, { event }, sentAt);
  }

  async #afterItLeaves(tx: Executor, reference: string): Promise<Date> {
    const row = await this.#find(tx, reference);
    const leaves = row && nextStep(lifeOf(row.lastName), row);
    return new Date((leaves?.at ?? this.#clock.now()).getTime() + HELD_BACK_MS);
  }
}
