import type { components } from '../../openapi/generated/courier.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import { PartnerClient, type Reach } from '../../platform/oauth2/partner-client.ts';
import type { GatewayEnv } from '../env.ts';

type Schemas = components['schemas'];

/** How long the courier may take to answer. */
const LIMIT_MS = 3_000;

/** A courier that has not answered is left alone for so long: what waits for it must not hold up the other jobs, one time limit each. */
const LEFT_ALONE_MS = 5_000;

/** Answers of the 4xx that are worth sending the same again: not logged in, too slow, too early, too often. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** The courier has heard it and says no: said again it is refused again. */
export class CourierRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The courier refused with ${status} (${code})`);
    this.status = status;
    this.code = code;
  }
}

/** Our way to the company that brings phones. What it tells comes in as events (`receiveParcelEvent`). Each call rejects unless it was taken. */
export class CourierLink {
  readonly #partner: PartnerClient | undefined;
  readonly #clock: Clock;
  #leftAloneUntil = 0;

  constructor({
    env,
    clock,
    reach,
  }: {
    env: Pick<GatewayEnv, 'courierUrl' | 'shopAtCourier'>;
    clock: Clock;
    reach: Reach;
  }) {
    this.#clock = clock;
    const { courierUrl: url, shopAtCourier: client } = env;
    this.#partner =
      url === undefined
        ? undefined
        : new PartnerClient({ url, tokenPath: '/oauth2/token', client, clock, reach, limitMs: LIMIT_MS });
  }

  /** Gives it a parcel; the same one is taken once. */
  async give(parcel: Schemas['Parcel']): Promise<void> {
    await this.#tell('parcels', parcel);
  }

  /** Has a parcel stopped before it leaves. */
  async recall(reference: string): Promise<void> {
    await this.#tell(`parcels/${reference}/recall`, {});
  }

  /** Names another day for a parcel that it holds. */
  async redeliver(reference: string, deliverOn: LocalDate): Promise<void> {
    await this.#tell(`parcels/${reference}/redelivery`, { deliverOn });
  }

  /** Has a customer send something back; gives the code that they show at a post office. */
  async expect(wanted: Schemas['Return']): Promise<string> {
    const answer = await this.#tell('returns', wanted);
    return ((await answer.json()) as Schemas['ExpectedReturn']).returnCode;
  }

  /** Has it expect a return no more. */
  async withdraw(reference: string): Promise<void> {
    await this.#tell(`returns/${reference}/withdrawal`, {});
  }

  async #tell(path: string, body: object): Promise<Response> {
    if (!this.#partner) throw new Error('COURIER_URL is not set: nobody brings parcels');
    const now = this.#clock.now().getTime();
    // A tester's clock may go back.
    if (now < this.#leftAloneUntil && this.#leftAloneUntil - now <= LEFT_ALONE_MS)
      throw new Error('The courier did not answer a moment ago');
    const answer = await this.#partner.call(`/courier/v1/${path}`, body).catch((error: unknown) => {
      this.#leftAloneUntil = now + LEFT_ALONE_MS;
      throw error;
    });
    if (answer.ok) return answer;
    throw await refusedBy(answer);
  }
}

async function refusedBy(answer: Response): Promise<Error> {
  const { status } = answer;
  const said = (await answer.json().catch(() => ({}))) as { code?: unknown };
  if (status < 400 || status > 499 || passing.has(status)) return new Error(`The courier answered ${status}`);
  return new CourierRefusal(status, typeof said.code === 'string' ? said.code : 'unknown');
}
