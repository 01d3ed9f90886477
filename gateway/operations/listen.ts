import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
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
}

/** Longest time for requests in hand; longer than the client waits (10 s, specification, point 9). */
const LONGEST_REQUEST_MS = 11_000;

/** Listens on a port. Rejects when it is taken. */
export async function listen(options: ListenOptions): Promise<Listening> {
  // Without options for HTTP/2 the adapter gives a server of node:http.
  const server = serve({
    fetch: (request, env) => options.fetch(request, env as HttpBindings),
    port: options.port,
    hostname: options.hostname,
  }) as Server;
  // Longer than a balancer's own (60 s as a rule), so that it is never us who drop a connection that it wants to use.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  server.requestTimeout = 15_000;
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
      server.close();
      const late = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS);
      await closed;
      clearTimeout(late);
    },
  };
}

/** Runs `stop` once at SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
