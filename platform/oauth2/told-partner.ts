import { PartnerClient, type PartnerClientParts } from './partner-client.ts';

/** How long a partner may take to say that it has heard. */
const LIMIT_MS = 3_000;

/** A partner that has not answered is left alone for so long: what waits for it must not hold up the other jobs, one time limit each. */
const LEFT_ALONE_MS = 5_000;

/** Answers of the 4xx that are worth sending the same again: not logged in, too slow, too early, too often. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether a partner has heard it and says no: said again it is refused again. */
export const isRefusal = (status: number): boolean => status >= 400 && status <= 499 && !passing.has(status);

/** A partner has heard it and says no: said again it is refused again. */
export class PartnerRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(name: string, status: number, code: string) {
    super(`${name} refused with ${status} (${code})`);
    this.status = status;
    this.code = code;
  }
}

/** What a partner answers, or its no. Rejects where it does not answer. */
export async function answerOrRefusal<T>(ask: () => Promise<T>): Promise<T | PartnerRefusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PartnerRefusal) return error;
    throw error;
  }
}

/** What a partner means that has not done what it was told: a `PartnerRefusal`, or something that is worth saying again. */
export async function refusedBy(name: string, answer: Response): Promise<Error> {
  const { status } = answer;
  const said = (await answer.json().catch(() => ({}))) as { code?: unknown };
  if (!isRefusal(status)) return new Error(`${name} answered ${status}`);
  return new PartnerRefusal(name, status, typeof said.code === 'string' ? said.code : 'unknown');
}

type Call = Parameters<PartnerClient['call']>;

export interface ToldPartnerParts extends Omit<PartnerClientParts, 'url' | 'tokenPath' | 'limitMs'> {
  /** Where the partner is; undefined where there is none. */
  url: string | undefined;
  /** Of our log: `the courier`. */
  name: string;
  /** What is said where there is none. */
  absent: string;
}

/** A partner that jobs tell things until it has heard them, however long it is away. */
export class ToldPartner {
  readonly #parts: Pick<ToldPartnerParts, 'name' | 'absent' | 'clock'>;
  readonly #client: PartnerClient | undefined;
  #leftAloneUntil = 0;

  constructor({ url, name, absent, ...parts }: ToldPartnerParts) {
    this.#parts = { name, absent, clock: parts.clock };
    this.#client =
      url === undefined
        ? undefined
        : new PartnerClient({ ...parts, url, tokenPath: '/oauth2/token', limitMs: LIMIT_MS });
  }

  /** Asks it at once, for somebody who waits. Rejects where it does not answer. */
  async ask(...call: Call): Promise<Response> {
    return this.#reached().call(...call);
  }

  /** As `ask`, of a job: rejects at once where it did not answer a moment ago. */
  async tell(...call: Call): Promise<Response> {
    const { name, clock } = this.#parts;
    const client = this.#reached();
    const now = clock.now().getTime();
    // A tester's clock may go back.
    if (now < this.#leftAloneUntil && this.#leftAloneUntil - now <= LEFT_ALONE_MS)
      throw new Error(`${name} did not answer a moment ago`);
    return client.call(...call).catch((error: unknown) => {
      this.#leftAloneUntil = now + LEFT_ALONE_MS;
      throw error;
    });
  }

  #reached(): PartnerClient {
    if (!this.#client) throw new Error(this.#parts.absent);
    return this.#client;
  }
}
