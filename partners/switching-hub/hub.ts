import { and, eq, isNull, lt } from 'drizzle-orm';
import { isRequest, readMessage, wireOf, type Message } from '../../openapi/partners/switching-hub/messages.ts';
import { faultTextOf, type DeliveryCode } from '../../openapi/partners/switching-hub/fault-codes.ts';
import { DAY_MS, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { answerCorrelation } from '../../openapi/partners/switching-hub/correlation.ts';
import { hubMessages } from './db/schema.ts';
import { findProvider, HUB, SITE_ID } from './directory.ts';

/** Takes a message in, in the transaction that marks it as delivered. */
export type Receiver = (tx: Executor, message: Message, now: Date) => Promise<void>;

/** Whether a message gets lost on its way, and how; for tests of what happens then. */
export type Loss = (tx: Executor, message: Message) => Promise<DeliveryCode | undefined>;

/** Posts a message to the address of the provider that is connected; rejects unless it was taken. */
export type Post = (wire: Record<string, unknown>) => Promise<void>;

const DELIVER = 'hub.deliver';
const POST = 'hub.post';

/** Messages hold names and addresses: they go when nobody can ask about them any more (days). */
const KEEP_DAYS = 90;

/**
 * The hub between providers. A message is taken when it is well formed (the industry's 202) and delivered by a job;
 * the answer is a message of its own. What cannot be delivered comes back as `messageDeliveryFailure`.
 */
export class Hub {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: Jobs;
  readonly #post: Post;
  #receive: Receiver = () => Promise.reject(new Error('Nobody takes the messages of the hub'));
  #loss: Loss = () => Promise.resolve(undefined);

  constructor(parts: { db: Database; clock: Clock; jobs: Jobs; post: Post }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    this.#post = parts.post;
    parts.jobs.handle(DELIVER, (tx, payload, { now }) => this.#deliver(tx, String(payload['id']), now));
    // A provider that is away for a while gets its messages when it is back.
    parts.jobs.handleOutside(POST, (payload, { now }) => this.#postOn(String(payload['id']), now), { isPatient: true });
  }

  /** Names who takes the messages for all providers but the connected one. */
  connect(receive: Receiver, loss: Loss): void {
    this.#receive = receive;
    this.#loss = loss;
  }

  /** Takes a message; the same one (by source and correlation) is taken once. `afterMs` holds it back. */
  async send(tx: Executor, message: Message, { afterMs = 0 }: { afterMs?: number } = {}): Promise<void> {
    const body = wireOf(message);
    readMessage(body);
    const { source, destination } = message.envelope;
    const now = this.#clock.now();
    const [row] = await tx
      .insert(hubMessages)
      .values({
        routingId: message.routingID,
        source: source.identity,
        correlation: source.correlationID,
        destination: destination.identity,
        body,
        sentAt: now,
      })
      .onConflictDoNothing({ target: [hubMessages.source, hubMessages.correlation] })
      .returning({ id: hubMessages.id });
    if (!row) return;
    const kind = destination.identity === SITE_ID ? POST : DELIVER;
    await this.#jobs.enqueue(tx, kind, row, new Date(now.getTime() + afterMs), `${kind}:${row.id}`);
  }

  /** Deletes the messages that nobody needs any more; a job does so now and then. */
  async sweep(db: Executor, now: Date): Promise<void> {
    await db.delete(hubMessages).where(lt(hubMessages.sentAt, new Date(now.getTime() - KEEP_DAYS * DAY_MS)));
  }

  /** Posted again when the program ends before it is noted: the provider takes it once. */
  async #postOn(id: string, now: Date): Promise<void> {
    const isWaiting = and(eq(hubMessages.id, id), isNull(hubMessages.deliveredAt));
    const [row] = await this.#db.select({ body: hubMessages.body }).from(hubMessages).where(isWaiting);
    if (!row) return;
    await this.#post(row.body);
    await this.#db.update(hubMessages).set({ deliveredAt: now }).where(isWaiting);
  }

  async #deliver(tx: Executor, id: string, now: Date): Promise<void> {
    const [row] = await tx
      .update(hubMessages)
      .set({ deliveredAt: now })
      .where(and(eq(hubMessages.id, id), isNull(hubMessages.deliveredAt)))
      .returning({ body: hubMessages.body });
    if (!row) return;
    const message = readMessage(row.body);
    const lost = await this.#lostBecause(tx, message);
    await (lost === undefined ? this.#receive(tx, message, now) : this.#sendBack(tx, message, lost));
  }

  async #lostBecause(tx: Executor, message: Message): Promise<DeliveryCode | undefined> {
    const { identity } = message.envelope.destination;
    return findProvider(identity)?.isSuspended === false ? this.#loss(tx, message) : '9001';
  }

  async #sendBack(tx: Executor, message: Message, code: DeliveryCode): Promise<void> {
    // A lost answer is the business of who waits for it.
    if (!isRequest(message)) return;
    const { source } = message.envelope;
    await this.send(tx, {
      routingID: 'messageDeliveryFailure',
      envelope: {
        source: { type: 'RCPID', identity: HUB, correlationID: answerCorrelation(source.correlationID, 'failure') },
        destination: source,
        auditData: [{ name: 'faultCode', value: code }],
      },
      payload: { code, text: faultTextOf(code), severity: 'failure' },
    });
  }
}
