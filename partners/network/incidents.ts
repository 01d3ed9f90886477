import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../../openapi/generated/network.d.ts';
import { incidentLifeOf } from '../../openapi/partners/network/test-data.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { networkIncidents, networkOrders } from './db/schema.ts';
import { incidentSteps, type IncidentStep } from './incident-life.rules.ts';
import type { Mailbox } from './mailbox.ts';
import { incidentEventOf } from './telling-incidents.ts';

const STEP = 'network.incident-step';

/** In the one life in which they overtake each other, what the test of the line says comes after the visit is booked. */
const HELD_BACK_MS = 45 * 60_000;

type Incident = typeof networkIncidents.$inferSelect;
type Order = typeof networkOrders.$inferSelect;

/** Takes what fails of services, has it repaired by jobs, and tells the provider of each step. */
export class Incidents {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: Jobs;
  readonly #mailbox: Mailbox;

  constructor(parts: { db: Database; clock: Clock; jobs: Jobs; mailbox: Mailbox }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    this.#mailbox = parts.mailbox;
    parts.jobs.handle(STEP, (tx, { id, step }, { now }) => this.#takeStep(tx, String(id), String(step), now));
  }

  /** Takes an incident, once by its id. Throws 404 `order.not-found`. */
  async report(reference: string, incident: components['schemas']['Incident']): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [order] = await tx.select().from(networkOrders).where(eq(networkOrders.reference, reference));
      if (!order) throw notFound('order');
      const { incidentId: id, problem, contactPhone } = incident;
      const reportedAt = new Date(incident.reportedAt);
      const [row] = await tx
        .insert(networkIncidents)
        .values({ id, reference, problem, contactPhone, reportedAt, done: [] })
        .onConflictDoNothing()
        .returning();
      if (row) await this.#planNext(tx, order, row);
    });
  }

  /** Stops at the provider's wish; what is over stays as it is. Throws 404 `incident.not-found`. */
  async close(id: string): Promise<void> {
    const [row] = await this.#db.select().from(networkIncidents).where(eq(networkIncidents.id, id));
    if (!row) throw notFound('incident');
    await this.#db
      .update(networkIncidents)
      .set({ closedAt: this.#clock.now() })
      .where(and(eq(networkIncidents.id, id), isNull(networkIncidents.closedAt)));
  }

  #next(order: Order, incident: Incident): IncidentStep | undefined {
    if (incident.closedAt !== null) return undefined;
    return incidentSteps(incidentLifeOf(order.lastName), incident).find(({ id }) => !incident.done.includes(id));
  }

  async #planNext(tx: Executor, order: Order, incident: Incident): Promise<void> {
    const next = this.#next(order, incident);
    if (!next) return;
    const { id } = incident;
    await this.#jobs.enqueue(tx, STEP, { id, step: next.id }, next.at, `${STEP}:${id}:${next.id}`);
  }

  async #takeStep(tx: Executor, id: string, stepId: string, now: Date): Promise<void> {
    const [incident] = await tx.select().from(networkIncidents).where(eq(networkIncidents.id, id)).for('update');
    const [order] = incident
      ? await tx.select().from(networkOrders).where(eq(networkOrders.reference, incident.reference))
      : [];
    const step = incident && order && this.#next(order, incident);
    if (!step || step.id !== stepId || step.at > now) return;
    const [changed] = await tx
      .update(networkIncidents)
      .set({ done: [...incident.done, step.id] })
      .where(eq(networkIncidents.id, id))
      .returning();
    const isMuddled = incidentLifeOf(order.lastName) === 'muddled';
    const sentAt = new Date(step.at.getTime() + (isMuddled && step.code === 'LINE_TEST_FAILED' ? HELD_BACK_MS : 0));
    const body = incidentEventOf(step, { incidentId: id, orderId: order.networkId });
    await this.#mailbox.put(tx, { reference: order.reference, body, sentAt }, isMuddled ? 2 : 1);
    if (changed) await this.#planNext(tx, order, changed);
  }
}
