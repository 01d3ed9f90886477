import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface HostHono {
  Variables: { requestId: string; nonce: string };
  Bindings: Partial<HttpBindings>;
}

export type HostContext = Context<HostHono>;
