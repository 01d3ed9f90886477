import { Hono } from 'hono';
import { MessageRejected } from '../../openapi/partners/switching-hub/messages.ts';
import { isBearerOf } from '../../platform/http/bearer.ts';
import { readJsonText } from '../../platform/http/json-text.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { findUnstorable } from '../../platform/http/unstorable.ts';
import type { GatewayHono } from '../http/context.ts';
import type { HubLink } from './hub.ts';

/** The hub's way in, as its contract has it (`takeMessage`): who knows the secret may leave a message. */
export function switchingMessageRoutes(hub: HubLink, secret: string): Hono<GatewayHono> {
  return new Hono<GatewayHono>().post('/messages', async (c) => {
    if (!isBearerOf(secret, c.req.header('authorization'))) throw new HttpProblem(401, 'secret.wrong');
    const body = readJsonText(await c.req.text());
    if ('fault' in body) throw new HttpProblem(400, '9006', { message: body.fault });
    if (findUnstorable(body.value).length > 0) throw new HttpProblem(400, '9006');
    try {
      await hub.take(body.value);
    } catch (error) {
      if (error instanceof MessageRejected) throw new HttpProblem(400, error.code, { message: error.message });
      throw error;
    }
    return c.body(null, 202);
  });
}
