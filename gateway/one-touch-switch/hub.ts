import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/db/open.ts';
import { switchMessages } from '../db/schema/switching.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { answerCorrelation } from './correlation.ts';
import { findProvider, HUB, OUR_ID } from './directory.ts';
import { faultTextOf, type DeliveryCode } from './fault-codes.ts';
import { isRequest, readMessage, wireOf, type Message } from './messages.ts';

/** Takes a message in, in the transaction that marks it as delivered. */
export type Receiver = (tx: Executor, message: Message, now: Date) => Promise<void>;

/** Whether a message gets lost on its way, and how; for tests of what happens then. */
export type Loss = (tx: Executor, message: Message) => Promise<DeliveryCode | undefined>;

const DELIVER = 'one-touch-switch.deliver';

/**
 * Messages hold names and addresses. A reference is good for 31 days, and a complaint about a switch may take six weeks;
 * what both sides agreed on stands with the switch itself.
 */
const KEEP_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * The hub between providers. A message is taken when it is well formed (the industry's 202) and delivered by a job
 * after the caller's transaction; the answer is a message of its own. What cannot be delivered comes back as
 * `messageDeliveryFailure`.
 */
export class Hub {
  readonly #clock: Clock;
  readonly #jobs: Jobs;
  readonly #receivers = new Map<'us' | 'others', Receiver>();
  #loss: Loss = () => Promise.resolve(undefined);

  constructor(parts: { clock: Clock; jobs: Jobs }) {
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    parts.jobs.handle(DELIVER, (tx, payload, { now }) => this.#deliver(tx, String(payload['id']), now));
  }

  /** Names who takes the messages for us, or those for all other providers. */
  connect(who: 'us' | 'others', receiver: Receiver, loss?: Loss): void {
    this.#receivers.set(who, receiver);
    if (loss) this.#loss = loss;
  }

  /**
   * Takes a message; the same one (by source and correlation) is taken once. `afterMs` holds it back.
   * Throws `MessageRejected` for a message that is not as the industry writes it.
   */
  async send(tx: Executor, message: Message, { afterMs = 0 }: { afterMs?: number } = {}): Promise<void> {
    const body = wireOf(message);
    readMessage(body);
    const { source, destination } = message.envelope;
    const now = this.#clock.now();
    const [row] = await tx
      .insert(switchMessages)
      .values({
        routingId: message.routingID,
        source: source.identity,
        correlation: source.correlationID,
        destination: destination.identity,
        body,
        sentAt: now,
      })
      .onConflictDoNothing({ target: [switchMessages.source, switchMessages.correlation] })
      .returning({ id: switchMessages.id });
    if (row) await this.#jobs.enqueue(tx, DELIVER, row, new Date(now.getTime() + afterMs), `${DELIVER}:${row.id}`);
  }

  /** Deletes the messages that nobody needs any more; a job does so now and then. */
  async sweep(db: Executor, now: Date): Promise<void> {
    await db.delete(switchMessages).where(lt(switchMessages.sentAt, new Date(now.getTime() - KEEP_DAYS * DAY_MS)));
  }

  async #deliver(tx: Executor, id: string, now: Date): Promise<void> {
    const [row] = await tx
      .update(switchMessages)
      .set({ deliveredAt: now })
      .where(and(eq(switchMessages.id, id), isNull(switchMessages.deliveredAt)))
      .returning({ body: switchMessages.body });
    if (!row) return;
    const message = readMessage(row.body);
    const lost = await this.#lostBecause(tx, message);
    if (lost !== undefined) return this.#sendBack(tx, message, lost);
    const receive = this.#receivers.get(message.envelope.destination.identity === OUR_ID ? 'us' : 'others');
    if (!receive) throw new Error('Nobody takes the messages of the hub');
    await receive(tx, message, now);
  }

  async #lostBecause(tx: Executor, message: Message): Promise<DeliveryCode | undefined> {
    const { identity } = message.envelope.destination;
    if (identity === OUR_ID) return undefined;
    if (findProvider(identity)?.isSuspended !== false) return '9001';
    return this.#receivers.has('others') ? this.#loss(tx, message) : '9005';
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
