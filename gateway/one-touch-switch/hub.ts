import { and, eq, isNull, lt } from 'drizzle-orm';
import {
  isRequest,
  readMessage,
  wireOf,
  type Message,
  type RequestId,
} from '../../openapi/partners/switching-hub/messages.ts';
import { DAY_MS, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { serverBusy } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { PartnerClient, type Reach } from '../../platform/oauth2/partner-client.ts';
import { switchMessages } from '../db/schema/switching.ts';
import type { GatewayEnv } from '../env.ts';
import { ProviderDirectory, type Provider } from './directory.ts';

/** Takes a message of another provider in, in the transaction that notes it. */
export type Receiver<Taken extends Message = Message> = (tx: Executor, message: Taken, now: Date) => Promise<void>;

/** Ourselves in the hub's directory. */
export const OUR_ID = 'RLRK';

const SEND = 'one-touch-switch.send';

/** How long the hub may take to say that it has a message. */
const LIMIT_MS = 3_000;

/**
 * Messages hold names and addresses. A reference is good for 31 days, and a complaint about a switch may take six weeks;
 * what both sides agreed on stands with the switch itself.
 */
const KEEP_DAYS = 90;

/**
 * Our way to the hub between providers, and its way in. A message is kept in the caller's transaction and handed over
 * by a job; the answer is a message of its own, which comes to `take`.
 */
export class HubLink {
  readonly directory = new ProviderDirectory(() => this.#askProviders());
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: Jobs;
  readonly #partner: PartnerClient | undefined;
  #takeAnswer: Receiver = () => Promise.reject(new Error('Nobody takes the answers of other providers'));
  #takeRequest: Receiver<Message<RequestId>> = () =>
    Promise.reject(new Error('Nobody takes the requests of other providers'));

  constructor(parts: {
    db: Database;
    clock: Clock;
    jobs: Jobs;
    env: Pick<GatewayEnv, 'switchingHubUrl' | 'switchingClients'>;
    reach: Reach;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    const { switchingHubUrl: url, switchingClients } = parts.env;
    this.#partner =
      url === undefined
        ? undefined
        : new PartnerClient({
            url,
            tokenPath: '/oauth2/token',
            client: switchingClients.gatewayAtHub,
            clock: parts.clock,
            reach: parts.reach,
            limitMs: LIMIT_MS,
          });
    // The other company's outage must not cost a message: nobody would send it again.
    parts.jobs.handleOutside(SEND, (payload, { now }) => this.#handOver(String(payload['id']), now), {
      isPatient: true,
    });
  }

  /** Names who takes in what other providers answer to us. */
  connectAnswers(receive: Receiver): void {
    this.#takeAnswer = receive;
  }

  /** Names who takes in what other providers ask of us. */
  connectRequests(receive: Receiver<Message<RequestId>>): void {
    this.#takeRequest = receive;
  }

  /**
   * Sends a message; the same one (by source and correlation) is sent once.
   * Throws `MessageRejected` for a message that is not as the contract has it.
   */
  async send(tx: Executor, message: Message): Promise<void> {
    const now = this.#clock.now();
    const id = await this.#keep(tx, message, now);
    if (id !== undefined) await this.#jobs.enqueue(tx, SEND, { id }, now, `${SEND}:${id}`);
  }

  /** Takes a message of the hub in; the same one once. */
  async take(message: Message): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const now = this.#clock.now();
      const id = await this.#keep(tx, message, now, now);
      if (id === undefined) return;
      await (isRequest(message) ? this.#takeRequest(tx, message, now) : this.#takeAnswer(tx, message, now));
    });
  }

  /** Deletes the messages that nobody needs any more; a job does so now and then. */
  async sweep(db: Executor, now: Date): Promise<void> {
    await db.delete(switchMessages).where(lt(switchMessages.sentAt, new Date(now.getTime() - KEEP_DAYS * DAY_MS)));
  }

  /** The id of the message; undefined for one that is there already. */
  async #keep(tx: Executor, message: Message, sentAt: Date, deliveredAt?: Date): Promise<string | undefined> {
    const body = wireOf(message);
    readMessage(body);
    const { source, destination } = message.envelope;
    const [row] = await tx
      .insert(switchMessages)
      .values({
        routingId: message.routingID,
        source: source.identity,
        correlation: source.correlationID,
        destination: destination.identity,
        body,
        sentAt,
        deliveredAt,
      })
      .onConflictDoNothing({ target: [switchMessages.source, switchMessages.correlation] })
      .returning({ id: switchMessages.id });
    return row?.id;
  }

  /** Handed over again when the process ends before it is noted: the hub takes it once. */
  async #handOver(id: string, now: Date): Promise<void> {
    const isWaiting = and(eq(switchMessages.id, id), isNull(switchMessages.deliveredAt));
    const [row] = await this.#db.select({ body: switchMessages.body }).from(switchMessages).where(isWaiting);
    if (!row) return;
    const answer = await this.#call('/switching/v1/messages', row.body);
    if (answer.status !== 202) throw new Error(`The switching hub answered ${answer.status} to a message`);
    await this.#db.update(switchMessages).set({ deliveredAt: now }).where(isWaiting);
  }

  async #askProviders(): Promise<Provider[]> {
    const answer = await this.#call('/switching/v1/providers').catch(() => undefined);
    if (!answer?.ok) throw serverBusy();
    return (await answer.json()) as Provider[];
  }

  async #call(path: string, body?: object): Promise<Response> {
    if (!this.#partner) throw new Error('SWITCHING_HUB_URL is not set: other providers cannot be reached');
    return this.#partner.call(path, body);
  }
}
