import { Hono } from 'hono';
import { assertSecret, messageOf } from '../../openapi/partners/switching-hub/receive.ts';
import type { GatewayHono } from '../http/context.ts';
import type { HubLink } from './hub.ts';

/** The hub's way in, as its contract has it (`takeMessage`): who knows the secret may leave a message. */
export function switchingMessageRoutes(hub: HubLink, secret: string): Hono<GatewayHono> {
  return new Hono<GatewayHono>().post('/messages', async (c) => {
    assertSecret(secret, c.req.raw);
    await hub.take(await messageOf(c.req.raw));
    return c.body(null, 202);
  });
}
