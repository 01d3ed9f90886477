import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../../openapi/generated/network.d.ts';
import { incidentLifeOf } from '../../openapi/partners/network/test-data.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import { retrying } from '../../platform/db/errors.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { networkIncidents, networkOrders } from './db/schema.ts';
import { endsIncident, incidentSteps, type IncidentStep } from './incident-life.rules.ts';
import { type ToldVisit, wishOf } from './incident-moves.rules.ts';
import type { Mailbox } from './mailbox.ts';
import { freeSlots, giveSlotBack, takeSlot } from './repair-slots.ts';
import { isSameSlot, type Slot, type VisitMove } from './repair-slots.rules.ts';
import { incidentEventOf } from './telling-incidents.ts';

const STEP = 'network.incident-step';

/** In the one life in which they overtake each other, what the test of the line says comes after the visit is booked. */
const HELD_BACK_MS = 45 * 60_000;

/** What only engineers needed to know. */
const forgotten = { contactPhone: null, details: null };

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
      const { incidentId: id, problem, contactPhone, details } = incident;
      const reportedAt = new Date(incident.reportedAt);
      const [row] = await tx
        .insert(networkIncidents)
        .values({ id, reference, problem, contactPhone, details, reportedAt, done: [], moves: [], refused: [] })
        .onConflictDoNothing()
        .returning();
      if (row) await this.#planNext(tx, order, row);
    });
  }

  /** Stops at the provider's wish; what is over stays as it is. Throws 404 `incident.not-found`. */
  async close(id: string): Promise<void> {
    const [row] = await this.#db.select().from(networkIncidents).where(eq(networkIncidents.id, id));
    if (!row) throw notFound('incident');
    await this.#db.transaction(async (tx) => {
      const [closed] = await tx
        .update(networkIncidents)
        .set({ closedAt: this.#clock.now(), ...forgotten })
        .where(and(eq(networkIncidents.id, id), isNull(networkIncidents.closedAt)))
        .returning();
      const chosen = new Map((closed?.moves ?? []).map((move) => [move.place, move]));
      for (const move of chosen.values()) if (move.date > this.#clock.today()) await giveSlotBack(tx, move);
    });
  }

  /** The slots between two days that a visit for an incident can be put on. Throws 404 `incident.not-found`. */
  async slots(id: string, from: LocalDate, to: LocalDate): Promise<Slot[]> {
    const [row] = await this.#db.select().from(networkIncidents).where(eq(networkIncidents.id, id));
    if (!row) throw notFound('incident');
    const free = await freeSlots(this.#db, from, to, this.#clock.today());
    return free.filter((slot) => !row.refused.some((refused) => isSameSlot(refused, slot)));
  }

  /** Puts a visit on a slot, and tells of it. Throws 404, 409 `visit.closed`, 409 `slot.taken`. */
  async move(id: string, appointmentKey: string, slot: Slot): Promise<ToldVisit> {
    const told = await retrying(() => this.#db.transaction((tx) => this.#moveIn(tx, id, appointmentKey, slot)));
    if (!told) throw new HttpProblem(409, 'slot.taken', { message: 'This slot is gone.' });
    return told;
  }

  /** Undefined where the slot is gone. */
  async #moveIn(tx: Executor, id: string, appointmentKey: string, slot: Slot): Promise<ToldVisit | undefined> {
    const [incident] = await tx.select().from(networkIncidents).where(eq(networkIncidents.id, id)).for('update');
    const [order] = incident
      ? await tx.select().from(networkOrders).where(eq(networkOrders.reference, incident.reference))
      : [];
    if (!incident || !order) throw notFound('incident');
    const life = incidentLifeOf(order.lastName);
    const today = this.#clock.today();
    const wish = wishOf({ ...incident, steps: incidentSteps(life, incident) }, { appointmentKey, slot }, today);
    if ('stands' in wish) return wish.stands;
    const { place } = wish.visit;
    const { moves, refused } = incident;
    // In one life somebody is always quicker to the first slot that is chosen.
    if (life === 'contested' && refused.length === 0) {
      await this.#write(tx, id, { refused: [slot] });
      return undefined;
    }
    if (refused.some((each) => isSameSlot(each, slot)) || !(await takeSlot(tx, slot, today))) return undefined;
    const before = moves.findLast((move) => move.place === place);
    if (before) await giveSlotBack(tx, before);
    // Never at the moment of the one before it: by its moment the provider knows what it has heard.
    const at = new Date(Math.max(this.#clock.now().getTime(), ...moves.map((move) => Date.parse(move.at) + 1)));
    const move: VisitMove = { place, code: wish.code, ...slot, at: at.toISOString() };
    const done = move.code === 'VISIT_BOOKED' ? [...incident.done, `VISIT_BOOKED:${place}`] : incident.done;
    const changed = await this.#write(tx, id, { moves: [...moves, move], done });
    const step: IncidentStep = { id: `${move.code}:${place}`, code: move.code, at, visit: { ...wish.visit, ...slot } };
    await this.#tell(tx, order, id, step);
    if (changed) await this.#planNext(tx, order, changed);
    return { appointmentKey: wish.visit.appointmentKey, code: move.code, happenedAt: move.at };
  }

  async #write(tx: Executor, id: string, change: Partial<Incident>): Promise<Incident | undefined> {
    const [changed] = await tx.update(networkIncidents).set(change).where(eq(networkIncidents.id, id)).returning();
    return changed;
  }

  async #tell(tx: Executor, order: Order, id: string, step: IncidentStep): Promise<void> {
    const isMuddled = incidentLifeOf(order.lastName) === 'muddled';
    const sentAt = new Date(step.at.getTime() + (isMuddled && step.code === 'LINE_TEST_FAILED' ? HELD_BACK_MS : 0));
    const body = incidentEventOf(step, { incidentId: id, orderId: order.networkId });
    await this.#mailbox.put(tx, { reference: order.reference, body, sentAt }, isMuddled ? 2 : 1);
  }

  #next(order: Order, incident: Incident): IncidentStep | undefined {
    if (incident.closedAt !== null) return undefined;
    return incidentSteps(incidentLifeOf(order.lastName), incident).find(({ id }) => !incident.done.includes(id));
  }

  async #planNext(tx: Executor, order: Order, incident: Incident): Promise<void> {
    const next = this.#next(order, incident);
    if (!next) return;
    const { id } = incident;
    // With its time: a visit that is moved has its steps on another day.
    const name = `${STEP}:${id}:${next.id}:${next.at.toISOString()}`;
    await this.#jobs.enqueue(tx, STEP, { id, step: next.id }, next.at, name);
  }

  async #takeStep(tx: Executor, id: string, stepId: string, now: Date): Promise<void> {
    const [incident] = await tx.select().from(networkIncidents).where(eq(networkIncidents.id, id)).for('update');
    const [order] = incident
      ? await tx.select().from(networkOrders).where(eq(networkOrders.reference, incident.reference))
      : [];
    const step = incident && order && this.#next(order, incident);
    if (!step || step.id !== stepId || step.at > now) return;
    const done = [...incident.done, step.id];
    const changed = await this.#write(tx, id, endsIncident(step) ? { done, ...forgotten } : { done });
    await this.#tell(tx, order, id, step);
    if (changed) await this.#planNext(tx, order, changed);
  }
}
