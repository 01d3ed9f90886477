import type { GatewayContext } from './context.ts';

/**
 * The network address of the customer. The gateway stands behind the web host, which says in the last entry of
 * X-Forwarded-For who asked; without trust in it, the other end of the connection counts.
 */
export function clientAddress(c: GatewayContext, trustForwarded: boolean): string {
  const forwarded = trustForwarded ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  // Bindings are missing altogether when a test calls `fetch` without a socket.
  const bindings = c.env as GatewayContext['env'] | undefined;
  return forwarded ?? bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}
