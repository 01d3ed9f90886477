import { getCookie } from 'hono/cookie';
import { contractOperations } from '../openapi/generated/operations.ts';
import type { HostContext } from './context.ts';
import { customerAddress } from './customer-address.ts';
import type { HostEnv } from './env.ts';
import { refuse } from './problem.ts';

/** A gateway in the same process: the same function that answers its own port. */
export type GatewayFetch = (request: Request, bindings?: HostContext['env']) => Promise<Response>;

/** The client's own limit (specification, point 9). */
const TIME_LIMIT_MS = 10_000;

/** Meant for one connection, not for the next (RFC 9110, 7.6.1), or made anew by us. */
const notPassedOn = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];
/** `fetch` has undone these. */
const undone = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/** The first two parts of every path that the contract gives to the gateway: `/broadband/v1`, `/auth-api/v1`. */
const prefixes = new Set(
  contractOperations.filter(({ owner }) => owner === 'gateway').map(({ path }) => firstTwoParts(path)),
);

function firstTwoParts(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/** Whether a path is a call to the gateway, known to the contract or not. */
export function isGatewayPath(path: string, env: HostEnv): boolean {
  return prefixes.has(firstTwoParts(path)) || (env.testTools && path.startsWith('/test-tools/'));
}

export interface GatewayLink {
  /** Passes the browser's request on as it is and its answer back, cookies included. */
  forward(c: HostContext): Promise<Response>;
  /** Asks on the host's own behalf; `path` with its query. Rejects when no answer comes within 10 s. */
  ask(c: HostContext, path: string, headers?: Record<string, string>): Promise<Response>;
}

function passedOnHeaders(c: HostContext, env: HostEnv): Headers {
  const headers = new Headers(c.req.raw.headers);
  for (const name of notPassedOn) headers.delete(name);
  const own = new URL(env.hostUrl);
  headers.set('X-Forwarded-For', customerAddress(c, env));
  headers.set('X-Forwarded-Host', c.req.header('host') ?? own.host);
  headers.set('X-Forwarded-Proto', own.protocol.slice(0, -1));
  headers.set('X-Request-Id', c.get('requestId'));
  return headers;
}

function passedBack(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of undone) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}

/**
 * The way to the gateway: the embedded one, or the one at GATEWAY_URL. Where both are there, MOCK_SERVICE decides, or
 * the browser's own flag, the cookie `mock-service` (SC-08). `onError` is told why a call that was passed on got no answer.
 */
export function linkGateway(
  env: HostEnv,
  embedded: GatewayFetch | undefined,
  onError?: (error: Error, requestId: string) => void,
): GatewayLink {
  if (!embedded && env.gatewayUrl === undefined) throw new Error('GATEWAY_URL is not set and no gateway is embedded');

  function usesEmbedded(c: HostContext): boolean {
    if (env.gatewayUrl === undefined || env.mockService === 'on') return true;
    return env.mockService === 'by-flag' && getCookie(c, 'mock-service') === 'on';
  }

  function send(c: HostContext, path: string, init: RequestInit): Promise<Response> {
    if (embedded && usesEmbedded(c)) return embedded(new Request(new URL(path, env.hostUrl), init), c.env);
    return fetch(new URL(path, env.gatewayUrl), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  }

  return {
    async forward(c) {
      const url = new URL(c.req.url);
      const { body, method } = c.req.raw;
      // Node wants `duplex` for a body that is still arriving; the type of RequestInit does not know it.
      const init: RequestInit & { duplex?: 'half' } = { method, headers: passedOnHeaders(c, env), body };
      if (body) init.duplex = 'half';
      try {
        return passedBack(await send(c, url.pathname + url.search, init));
      } catch (error) {
        if (error instanceof Error) onError?.(error, c.get('requestId'));
        const late = error instanceof Error && error.name === 'TimeoutError';
        return late
          ? refuse(c, 504, { code: 'gateway.timeout', message: 'An unknown error occurred.' })
          : refuse(c, 502, { code: 'gateway.unreachable', message: 'An unknown error occurred.' });
      }
    },
    ask: (c, path, headers = {}) => {
      const own = passedOnHeaders(c, env);
      return send(c, path, { headers: { ...Object.fromEntries(own), ...headers } });
    },
  };
}
