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
  /** How long an answer may take, in milliseconds. */
  limitMs: number;
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
  async call(path: string, body?: object): Promise<Response> {
    const token = await this.#token();
    const answer = await this.#send(path, token, body);
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    // The partner may have forgotten it before its time. Somebody else may have fetched the next one already.
    if (this.#held?.token === token) this.#held = undefined;
    return this.#send(path, await this.#token(), body);
  }

  #send(path: string, token: string, body?: object): Promise<Response> {
    const headers = { 'Content-Type': 'application/json', Authorization: bearerOf(token) };
    return this.#request(path, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) });
  }

  #request(path: string, init: RequestInit): Promise<Response> {
    const { reach, url, limitMs } = this.#parts;
    return reach(new Request(new URL(path, url), { ...init, signal: AbortSignal.timeout(limitMs) }));
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
    const { tokenPath, client, clock } = this.#parts;
    const askedAt = clock.now().getTime();
    const answer = await this.#request(tokenPath, {
      method: 'POST',
      headers: { Authorization: basicOf(client) },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
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
