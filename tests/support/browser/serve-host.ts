import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Host } from '../../../server/app.ts';

/** Serves a web host of a test's own on a free port, until the test is over. `hostAt` makes it for its address. */
export async function serveHost(hostAt: (url: string) => Host): Promise<{ url: string } & AsyncDisposable> {
  let host: Host | null = null;
  // Without options for HTTP/2 the adapter gives a server of node:http.
  const server = serve({
    fetch: (request) => host?.fetch(request) ?? new Response(null, { status: 503 }),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  host = hostAt(url);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
