import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { OpenSession } from './session.ts';

/** What the middleware leaves for those after it. Bindings are there in Node only, not when a test calls `fetch`. */
export interface GatewayHono {
  Variables: { requestId: string; session: OpenSession };
  Bindings: Partial<HttpBindings>;
}

export type GatewayContext = Context<GatewayHono>;
