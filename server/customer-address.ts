import type { HostContext } from './context.ts';
import type { HostEnv } from './env.ts';

/** The network address of who asks: the other end of the connection, or what a trusted balancer says it is. */
export function customerAddress(c: HostContext, env: HostEnv): string {
  // Bindings are missing altogether when a test calls `fetch` without a socket.
  const bindings = c.env as HostContext['env'] | undefined;
  const told = env.trustForwarded ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return told ?? bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}
