import { Hono } from 'hono';
import { messageOf } from '../../openapi/partners/switching-hub/receive.ts';
import type { TokenIssuer } from '../../platform/oauth2/token-issuer.ts';
import type { GatewayHono } from '../http/context.ts';
import type { HubLink } from './hub.ts';

/** The hub's way in, as its contract has it (`fetchProviderToken`, `takeMessage`): who has a token may leave a message. */
export function switchingWayIn(hub: HubLink, tokens: TokenIssuer): Hono<GatewayHono> {
  return new Hono<GatewayHono>()
    .post('/oauth2/token', (c) => tokens.answer(c.req.raw))
    .post('/v1/messages', async (c) => {
      tokens.assertToken(c.req.raw);
      await hub.take(await messageOf(c.req.raw));
      return c.body(null, 202);
    });
}
