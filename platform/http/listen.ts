import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { serve, type HttpBindings } from '@hono/node-server';

export interface Listening {
  port: number;
  /** Stops without failing a request: see `drain`. Resolves when the last one is answered. */
  drain: () => Promise<void>;
}

export interface ListenOptions {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
  port: number;
  hostname?: string;
  /** Called at the start of draining, so that /health/ready can say so. */
  onDrain?: () => void;
  /** How long the balancer is given to notice, in milliseconds. */
  noticeMs?: number;
  /** How long a request may take to arrive, in milliseconds; then it is answered with 408. */
  arrivalMs?: number;
}

/** Longest time for requests in hand; longer than the client waits (10 s, specification, point 9). */
const LONGEST_REQUEST_MS = 11_000;

/** Time for a connection that was taken in the last moment to say what it wants. */
const FIRST_WORD_MS = 1_000;

/** Nobody needs more: a balancer has a few hundred connections, and a process answers as many at once. */
const MOST_CONNECTIONS = 5_000;

/** Listens on a port. Rejects when it is taken. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const arrivalMs = options.arrivalMs ?? 15_000;
  // Without options for HTTP/2 the adapter gives a server of node:http.
  const server = serve({
    fetch: (request, env) => options.fetch(request, env as HttpBindings),
    port: options.port,
    hostname: options.hostname,
    serverOptions: {
      // Longer than a balancer's own (usually 60 s), so that it is never us who drop a connection that it wants to use.
      keepAliveTimeout: 65_000,
      headersTimeout: arrivalMs,
      requestTimeout: arrivalMs,
      // Node looks for late requests every 30 s unless told otherwise.
      connectionsCheckingInterval: Math.min(1_000, arrivalMs),
    },
  }) as Server;
  server.maxConnections = MOST_CONNECTIONS;
  let draining = false;
  // Hands keep-alive connections back in an orderly way: an idle one that we closed could be in use at that moment.
  server.prependListener('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close');
  });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    async drain() {
      draining = true;
      options.onDrain?.();
      await wait(options.noticeMs ?? 300);
      const closed = once(server, 'close');
      // Right after the connections that were waiting have been taken.
      await turn();
      // The server's own `close` would drop a connection whose first request is still on its way.
      Listener.prototype.close.call(server);
      // After what has arrived is read: to a process that was busy, a connection with a request on it still looks idle.
      const silent = setInterval(() => setImmediate(() => server.closeIdleConnections()), FIRST_WORD_MS);
      const late = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS);
      await closed;
      clearInterval(silent);
      clearTimeout(late);
    },
  };
}
