import * as z from 'zod';
import type { Clock } from '../clock/clock.ts';
import { bearerOf } from '../http/bearer.ts';
import { basicOf, type ClientCredentials } from './client-credentials.ts';

/** Sends a request to a partner; `fetch`, or a function of the same process in tests. */
export type Reach = (request: Request) => Promise<Response>;

/** For a partner that does not say how long its token holds, in seconds. */
const UNTOLD_LIFETIME = 300;

const grant = z.object({
  access_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().positive().default(UNTOLD_LIFETIME),
});

interface Held {
  token: string;
  /** From then on a new one is fetched while this one still serves; milliseconds. */
  renewFrom: number;
  /** From then on it is not shown any more, a little before it expires; milliseconds. */
  until: number;
}

export interface PartnerClientParts {
  /** Where the partner is. */
  url: string;
  /** Of its token endpoint. */
  tokenPath: string;
  /** Who we are there. */
  client: ClientCredentials;
  clock: Clock;
  reach: Reach;
  /** How long a call may take, the token that it may have to fetch included, in milliseconds. */
  limitMs: number;
}

/** Rejects when the signal says so, whatever the promise does. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** Calls a partner that wants a token of its own with each call (OAuth 2, client credentials). */
export class PartnerClient {
  readonly #parts: PartnerClientParts;
  #held: Held | undefined;
  #fetching: Promise<string> | undefined;

  constructor(parts: PartnerClientParts) {
    this.#parts = parts;
  }

  /** Sends JSON, or reads where there is no body. Rejects when the partner does not answer, or gives no token. */
  async call(path: string, body?: object, method: 'POST' | 'PUT' = 'POST'): Promise<Response> {
    // One limit for all of it: a job that calls a partner belongs to its process for a while only.
    const signal = AbortSignal.timeout(this.#parts.limitMs);
    const token = await inTime(this.#token(), signal);
    const answer = await this.#send(path, { token, body, method, signal });
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    // The partner may have forgotten it before its time. Somebody else may have fetched the next one already.
    if (this.#held?.token === token) this.#held = undefined;
    return this.#send(path, { token: await inTime(this.#token(), signal), body, method, signal });
  }

  #send(
    path: string,
    { token, body, method, signal }: { token: string; body: object | undefined; method: string; signal: AbortSignal },
  ): Promise<Response> {
    const headers = { 'Content-Type': 'application/json', Authorization: bearerOf(token) };
    const sent = body ? { method, body: JSON.stringify(body) } : {};
    return this.#request(path, { headers, signal, ...sent });
  }

  #request(path: string, init: RequestInit): Promise<Response> {
    const { reach, url } = this.#parts;
    return reach(new Request(new URL(path, url), init));
  }

  async #token(): Promise<string> {
    const held = this.#held;
    const now = this.#parts.clock.now().getTime();
    if (held && now < held.renewFrom) return held.token;
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined;
    });
    if (!held || now >= held.until) return this.#fetching;
    // The one that we have still serves: that the partner gives no other yet is nobody's loss.
    this.#fetching.catch(() => undefined);
    return held.token;
  }

  async #fetch(): Promise<string> {
    const { tokenPath, client, clock, limitMs } = this.#parts;
    const askedAt = clock.now().getTime();
    const answer = await this.#request(tokenPath, {
      method: 'POST',
      headers: { Authorization: basicOf(client) },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      // Others may wait for the same token: the limit is that of the question, not of who asks first.
      signal: AbortSignal.timeout(limitMs),
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new Error(`The partner answered ${answer.status} to the request for a token`);
    }
    const read = grant.safeParse(await answer.json().catch(() => undefined));
    // The answer is not quoted: it may hold a token.
    if (!read.success) throw new Error('The partner gave no token that can be read');
    const { access_token: token, expires_in: seconds } = read.data;
    const at = (part: number) => askedAt + seconds * 1_000 * part;
    this.#held = { token, renewFrom: at(0.8), until: at(0.95) };
    return token;
  }
}
