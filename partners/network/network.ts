import { and, eq, inArray, ne, notInArray, or } from 'drizzle-orm';
import type { components } from '../../openapi/generated/network.d.ts';
import { lifeOf } from '../../openapi/partners/network/test-data.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { networkOrders, networkVisits } from './db/schema.ts';
import { isOver, nextStep, type Step } from './life.rules.ts';
import type { Mailbox } from './mailbox.ts';
import { eventOf } from './telling.ts';

type Schemas = components['schemas'];
type Order = typeof networkOrders.$inferSelect;
type Named = Pick<Schemas['Visits'], 'visits' | 'waiting'>;

const STEP = 'network.step';

/** In the one life in which they overtake each other, an acknowledgement comes after the promise. */
const HELD_BACK_MS = 45 * 60_000;

/** Takes orders, carries them out by jobs, and tells the provider of each step. */
export class Network {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: Jobs;
  readonly #mailbox: Mailbox;

  constructor(parts: { db: Database; clock: Clock; jobs: Jobs; mailbox: Mailbox }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    this.#mailbox = parts.mailbox;
    parts.jobs.handle(STEP, (tx, { reference, step }, { now }) =>
      this.#takeStep(tx, { reference: String(reference), id: String(step) }, now),
    );
  }

  /** Takes an order, once by its reference. */
  async place(order: Schemas['NetworkOrder']): Promise<void> {
    const { reference, premiseId, productId, customer, requestedCompletionDate: requestedDate } = order;
    const placedAt = new Date(order.placedAt);
    await this.#db.transaction(async (tx) => {
      const [row] = await tx
        .insert(networkOrders)
        .values({
          reference,
          networkId: `NET-${reference.slice(reference.indexOf('-') + 1)}`,
          premiseId,
          productId,
          lastName: customer.lastName,
          placedAt,
          requestedDate,
          done: [],
          toldUntil: placedAt,
        })
        .onConflictDoNothing()
        .returning();
      if (!row) return;
      await this.#setVisits(tx, row, order);
      await this.#planNext(tx, row);
    });
  }

  /** Takes other days for the visits of an order, and which of them wait for one. Throws 404 `order.not-found`. */
  async move(reference: string, named: Schemas['Visits']): Promise<void> {
    const { requestedCompletionDate: requestedDate } = named;
    await this.#db.transaction(async (tx) => {
      const movedAt = this.#clock.now();
      const [row] = await tx
        .update(networkOrders)
        .set({ requestedDate, movedAt })
        .where(eq(networkOrders.reference, reference))
        .returning();
      if (!row) throw notFound('order');
      await this.#setVisits(tx, row, named);
      await this.#planNext(tx, row);
    });
  }

  /**
   * Takes what the engineer of a visit is told, in place of what was said before; of one that is over it keeps nothing.
   * Throws 404 `order.not-found`, `visit.not-found`.
   */
  async setDetails(reference: string, appointmentKey: string, details: Schemas['VisitDetails']): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [order] = await tx.select().from(networkOrders).where(eq(networkOrders.reference, reference)).for('update');
      if (!order) throw notFound('order');
      const isIt = and(eq(networkVisits.reference, reference), eq(networkVisits.appointmentKey, appointmentKey));
      const [visit] = await tx.select().from(networkVisits).where(isIt);
      if (!visit) throw notFound('visit');
      if (visit.status === 'planned' && !isOver(order)) await tx.update(networkVisits).set({ details }).where(isIt);
    });
  }

  /** Stops an order at the provider's wish. Throws 404 `order.not-found`, 409 `order.over`. */
  async cancel(reference: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [order] = await tx.select().from(networkOrders).where(eq(networkOrders.reference, reference)).for('update');
      if (!order) throw notFound('order');
      if (order.cancelWantedAt !== null) return;
      if (isOver(order)) throw new HttpProblem(409, 'order.over', { message: 'The order is over' });
      const [row] = await tx
        .update(networkOrders)
        .set({ cancelWantedAt: this.#clock.now() })
        .where(eq(networkOrders.reference, reference))
        .returning();
      if (row) await this.#planNext(tx, row);
    });
  }

  /** Has the service of an order rest, or go on. Throws 404 `order.not-found`. */
  async suspend(reference: string, { suspended }: Schemas['Suspension']): Promise<void> {
    await this.#set(reference, { suspended });
  }

  /** Sets the product of a live service. Throws 404 `order.not-found`. */
  async changeProduct(reference: string, { productId }: Schemas['ProductChange']): Promise<void> {
    await this.#set(reference, { productId });
  }

  /** Sets the speed of a service until a time. Throws 404 `order.not-found`. */
  async boost(reference: string, { speedInMbps, until }: Schemas['Boost']): Promise<void> {
    await this.#set(reference, { boostInMbps: speedInMbps, boostUntil: new Date(until) });
  }

  /** Has the service of an order end after a day, or go on after all. Throws 404 `order.not-found`. */
  async cease(reference: string, { lastDay: ceaseAfter }: Schemas['Cessation']): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const isIt = eq(networkOrders.reference, reference);
      const [row] = await tx.update(networkOrders).set({ ceaseAfter }).where(isIt).returning();
      if (!row) throw notFound('order');
      await this.#planNext(tx, row);
    });
  }

  async #set(reference: string, change: Partial<Order>): Promise<void> {
    const isIt = eq(networkOrders.reference, reference);
    const [row] = await this.#db.update(networkOrders).set(change).where(isIt).returning();
    if (!row) throw notFound('order');
  }

  /**
   * What is done stays, and so does what has failed until it is named with another slot; what is not named any more is called off, and
   * what waits for a date gives its slot back. Of an order that is over no details are kept.
   */
  async #setVisits(tx: Executor, order: Order, { visits, waiting }: Named): Promise<void> {
    const { reference } = order;
    const keys = [...visits, ...waiting].map(({ appointmentKey }) => appointmentKey);
    const isOpen = and(eq(networkVisits.reference, reference), ne(networkVisits.status, 'done'));
    await tx.delete(networkVisits).where(and(isOpen, notInArray(networkVisits.appointmentKey, keys)));
    for (const { appointmentKey, visitType, date, slot, details: told } of visits) {
      const isElsewhere = or(ne(networkVisits.date, date), ne(networkVisits.slot, slot));
      const details = isOver(order) ? null : told;
      await tx
        .insert(networkVisits)
        .values({ appointmentKey, reference, visitType, date, slot, details, status: 'planned' })
        .onConflictDoUpdate({
          target: networkVisits.appointmentKey,
          set: { date, slot, details, status: 'planned' },
          setWhere: or(
            inArray(networkVisits.status, ['planned', 'waiting']),
            and(eq(networkVisits.status, 'failed'), isElsewhere),
          ),
        });
    }
    for (const { appointmentKey, visitType } of waiting) {
      const set = { date: null, slot: null, details: null, status: 'waiting' as const };
      await tx
        .insert(networkVisits)
        .values({ appointmentKey, reference, visitType, ...set })
        .onConflictDoUpdate({
          target: networkVisits.appointmentKey,
          set,
          setWhere: ne(networkVisits.status, 'done'),
        });
    }
  }

  async #next(tx: Executor, order: Order): Promise<Step | undefined> {
    const visits = await tx.select().from(networkVisits).where(eq(networkVisits.reference, order.reference));
    return nextStep(lifeOf(order.lastName), order, visits);
  }

  async #planNext(tx: Executor, order: Order): Promise<void> {
    const next = await this.#next(tx, order);
    if (!next) return;
    // Without a dedupe key: another step may have come in between, and then the same one is to be planned again.
    // One that is planned twice is taken once.
    await this.#jobs.enqueue(tx, STEP, { reference: order.reference, step: next.id }, next.at);
  }

  async #takeStep(tx: Executor, { reference, id }: { reference: string; id: string }, now: Date): Promise<void> {
    const [order] = await tx.select().from(networkOrders).where(eq(networkOrders.reference, reference)).for('update');
    const step = order && (await this.#next(tx, order));
    // The provider may have named another day since.
    if (!order || step?.id !== id || step.at > now) return;
    const at = new Date(Math.max(step.at.getTime(), order.toldUntil.getTime() + 1));
    const [changed] = await tx
      .update(networkOrders)
      .set({ done: [...order.done, id], toldUntil: at })
      .where(eq(networkOrders.reference, reference))
      .returning();
    if ('visit' in step && (step.kind === 'finish' || step.kind === 'find-nobody' || step.kind === 'miss'))
      await tx
        .update(networkVisits)
        .set({ status: step.kind === 'finish' ? 'done' : 'failed', details: null })
        .where(eq(networkVisits.appointmentKey, step.visit.appointmentKey));
    // Nobody comes any more.
    if (changed && isOver(changed))
      await tx.update(networkVisits).set({ details: null }).where(eq(networkVisits.reference, reference));
    await this.#tell(tx, order, step, at);
    if (changed) await this.#planNext(tx, changed);
  }

  async #tell(tx: Executor, order: Order, step: Step, at: Date): Promise<void> {
    const isMuddled = lifeOf(order.lastName) === 'muddled';
    const sentAt = new Date(at.getTime() + (isMuddled && step.kind === 'acknowledge' ? HELD_BACK_MS : 0));
    const event = { reference: order.reference, body: eventOf(step, order, at), sentAt };
    await this.#mailbox.put(tx, event, isMuddled ? 2 : 1);
  }
}
