import { createHmac } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { credentialsOf, isSameSecret } from '../http/bearer.ts';
import { HttpProblem } from '../http/problem.ts';
import { isBasicOf, type ClientCredentials } from './client-credentials.ts';

/** How long a token is good for, in seconds. */
export const TOKEN_LIFETIME_SECONDS = 3_600;

const FORM = 'application/x-www-form-urlencoded';

type Refusal = 'invalid_client' | 'invalid_request' | 'unsupported_grant_type';

function refuse(status: 400 | 401, error: Refusal): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(status === 401 ? { 'WWW-Authenticate': 'Basic realm="token"' } : {}),
  };
  return Response.json({ error }, { status, headers });
}

/**
 * Gives tokens to one client, and checks them (RFC 6749, section 4.4). A token says until when it holds, signed by a key that follows from the
 * client's secret: every process of a program knows those of the others, none is kept, and a new secret ends them all.
 */
export class TokenIssuer {
  readonly #client: ClientCredentials;
  readonly #clock: Clock;
  readonly #key: Buffer;

  constructor({ client, clock }: { client: ClientCredentials; clock: Clock }) {
    this.#client = client;
    this.#clock = clock;
    this.#key = createHmac('sha256', client.secret).update(`access token of ${client.id}`).digest();
  }

  /** The answer of the token endpoint: a token, or 400 or 401 with the standard's code. */
  async answer(request: Request): Promise<Response> {
    if (!isBasicOf(this.#client, request.headers.get('authorization'))) return refuse(401, 'invalid_client');
    const isForm = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM;
    const grants = isForm ? new URLSearchParams(await request.text()).getAll('grant_type') : [];
    if (grants.length !== 1) return refuse(400, 'invalid_request');
    if (grants[0] !== 'client_credentials') return refuse(400, 'unsupported_grant_type');
    const until = this.#clock.now().getTime() + TOKEN_LIFETIME_SECONDS * 1_000;
    const body = { access_token: this.#tokenUntil(until), token_type: 'Bearer', expires_in: TOKEN_LIFETIME_SECONDS };
    return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
  }

  /** Throws 401 `token.invalid` unless the request shows a token of ours that has not expired. */
  assertToken(request: Request): void {
    const token = credentialsOf('Bearer', request.headers.get('authorization'));
    if (token !== undefined && this.#holds(token)) return;
    const headers = { 'WWW-Authenticate': token === undefined ? 'Bearer' : 'Bearer error="invalid_token"' };
    throw new HttpProblem(401, 'token.invalid', { headers });
  }

  #tokenUntil(until: number): string {
    return `${until}.${createHmac('sha256', this.#key).update(String(until)).digest('base64url')}`;
  }

  #holds(token: string): boolean {
    const until = Number(token.split('.')[0]);
    return isSameSecret(token, this.#tokenUntil(until)) && this.#clock.now().getTime() < until;
  }
}
