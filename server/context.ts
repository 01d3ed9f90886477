import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { InlineCode } from './document.ts';

export interface HostHono {
  Variables: { requestId: string; inline?: InlineCode };
  Bindings: Partial<HttpBindings>;
}

export type HostContext = Context<HostHono>;
