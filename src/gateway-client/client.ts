import createClient, { type MaybeOptionalInit } from 'openapi-fetch';
import { codeOf, statusOf, type Failure } from '../../machines/shared/failure.ts';
import type { paths } from '../../openapi/generated/gateway.d.ts';
import { log } from '../runtime/log.ts';
import type { BrokenAnswer } from '../runtime/reference.ts';
import { afterLeaving } from './after-leaving.ts';
import { antiForgeryHeader, createAntiForgery } from './anti-forgery.ts';
import { withDeadline } from './deadline.ts';
import { failureOfAnswer, isTimeout, toFailure } from './failures.ts';
import type { Exchange } from './schema-check.ts';

export type GatewayOptions = {
  /** Origin of the gateway; '' where it is the page's own. The host's local calls (`/api/…`) always go to the page's. */
  base?: string;
  fetch?: (request: Request) => Promise<Response>;
  /** `document.cookie` of now. */
  cookies?: () => string;
  /** A call was answered with 401 (ER-01). */
  onUnauthorised: () => void;
  /** A call was answered with 500; the gateway's message (ER-03) and the answer itself, of which a part can be quoted. */
  onServerError: (message: string, answer: BrokenAnswer) => void;
  /** A call got no answer. */
  onNoAnswer?: () => void;
  /** Runs what can wait: the checks against the contract. */
  whenIdle: (work: () => void) => void;
};

type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, unknown> ? Path : never;
}[keyof paths];
type JsonOf<Response> = Response extends { content: { 'application/json': infer Data } } ? Data : never;
/** The JSON of the OK answers; calls that never answer with any resolve with nothing. */
type Answer<Operation> = Operation extends { responses: infer Responses }
  ? [JsonOf<Responses[Extract<keyof Responses, 200 | 201>]>] extends [never]
    ? void
    : JsonOf<Responses[Extract<keyof Responses, 200 | 201>]>
  : never;
type InitOf<Init> = undefined extends Init ? [init?: Init] : [init: Init];

/** One call: resolves with the body of an OK answer, rejects with a Failure and with nothing else. */
type Send<Method extends HttpMethod> = <
  Path extends PathWith<Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: InitOf<Init>
) => Promise<Answer<paths[Path][Method]>>;

export type GatewayClient = {
  /** What it was made with: another one may tell less of what it meets. */
  options: GatewayOptions;
  GET: Send<'get'>;
  POST: Send<'post'>;
  PUT: Send<'put'>;
  PATCH: Send<'patch'>;
  DELETE: Send<'delete'>;
};

type Call = { signal?: AbortSignal | null; body?: unknown; params?: Exchange['params']; headers?: object };
type Outcome = { data?: unknown; error?: unknown; response: Response };

const memberLookUp = 'get /member-api/v1/members/me';
const chatIdentity = 'get /chat-support/members/v1/me';
const clientSession = 'post /client-tracking-context-api/client-sessions';
const accessCheck = 'get /api/access';
const banners = 'get /broadband/v1/members/{memberId}/banners';

/** A visitor's look-ups and the log-in itself answer 401 as a matter of course; leaving for log-in would loop (ER-01). */
const mayAnswer401 = (call: string) =>
  call === memberLookUp || call === chatIdentity || call.startsWith('post /auth-api/');

/**
 * Besides the chat (ER-03): the start-up calls, without which the site works (AU-02: a failed look-up is no member), and
 * banners, of which a failure shows nothing (DB-07).
 */
const mayAnswer500: ReadonlySet<string> = new Set([chatIdentity, memberLookUp, clientSession, accessCheck, banners]);

/**
 * The typed client of the contract: credentials, JSON, 10 s, anti-forgery token on writes, rules for 401 and 500,
 * and checks of requests and answers against the contract that are logged and never block (HT-01, 02, 03, 05).
 */
export function createGatewayClient(options: GatewayOptions): GatewayClient {
  const { base = '', onUnauthorised, onServerError, onNoAnswer, whenIdle } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const http = createClient<paths>({
    baseUrl: base,
    fetch: send,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
  });
  const antiForgery = createAntiForgery(
    (signal) => http.GET('/v1/csrf', { signal }),
    options.cookies ?? (() => document.cookie),
  );

  /** The checks come in a chunk of their own, when nothing waits for it. */
  function check(exchange: Exchange) {
    whenIdle(() => {
      import('./schema-check.ts')
        .then(({ checkExchange }) => checkExchange(exchange))
        .catch(() => log.warn('Schema checks could not be loaded'));
    });
  }

  function refuse(method: string, path: string, outcome: Outcome): Failure {
    const { status } = outcome.response;
    const failure = failureOfAnswer(status, outcome.error);
    log[status < 500 ? 'warn' : 'error']('HTTP response failed', { method, path, status, code: codeOf(failure) });
    if (status === 401 && !mayAnswer401(`${method} ${path}`)) onUnauthorised();
    if (status === 500 && !mayAnswer500.has(`${method} ${path}`)) onServerError(failure.message, outcome);
    return failure;
  }

  function request(method: HttpMethod, path: string, call: Call, token: string | null): Promise<Outcome> {
    const headers = token === null ? call.headers : { ...call.headers, [antiForgeryHeader]: token };
    const origin = path.startsWith('/api/') ? { baseUrl: location.origin } : {};
    // `Send` has checked path and init against the contract; inside, all calls are alike.
    return http.request(method, path as never, { ...call, ...origin, headers } as never);
  }

  async function exchange(method: HttpMethod, path: string, call: Call, signal: AbortSignal): Promise<Outcome> {
    const bound = { ...call, signal };
    if (method === 'get') return request(method, path, bound, null);
    const token = await antiForgery.token();
    const first = await request(method, path, bound, token);
    if (first.response.status !== 403 || codeOf(failureOfAnswer(403, first.error)) !== 'csrf.invalid') return first;
    return request(method, path, bound, await antiForgery.tokenAfter(token));
  }

  async function answer(method: HttpMethod, path: string, call: Call): Promise<unknown> {
    let outcome: Outcome;
    try {
      outcome = await withDeadline(call.signal, (signal) => exchange(method, path, call, signal));
    } catch (error) {
      const failure = toFailure(error);
      if (call.signal?.aborted) return Promise.reject(failure);
      if (!isTimeout(error)) await afterLeaving();
      log.warn('HTTP call failed', { method, path, kind: failure.kind, reason: failure.message });
      onNoAnswer?.();
      return Promise.reject(failure);
    }
    const { response, data } = outcome;
    check({ method, path, params: call.params, body: call.body, answer: response.ok ? { data } : null });
    return response.ok ? data : Promise.reject(refuse(method, path, outcome));
  }

  const verb = <Method extends HttpMethod>(method: Method): Send<Method> =>
    // The one place where the contract's types meet the untyped answer; `check` looks whether they agree.
    ((path: string, call: Call = {}) => answer(method, path, call)) as never;

  return {
    options,
    GET: verb('get'),
    POST: verb('post'),
    PUT: verb('put'),
    PATCH: verb('patch'),
    DELETE: verb('delete'),
  };
}

const nowhere = () => undefined;

/**
 * The same gateway, whose refusals lead nowhere: neither to the log-in nor to the error page. For what nobody has asked for, and for
 * what a page can stand without.
 */
export const quietClient = ({ options }: GatewayClient): GatewayClient =>
  createGatewayClient({ ...options, onUnauthorised: nowhere, onServerError: nowhere });

/** `null` in place of a failure with one of these statuses; other failures stay. */
export async function orNull<Data>(call: Promise<Data>, ...statuses: number[]): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    const failure = toFailure(error);
    return statuses.includes(statusOf(failure)) ? null : Promise.reject(failure);
  }
}
