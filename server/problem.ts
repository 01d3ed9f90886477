import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { components } from '../openapi/generated/gateway.d.ts';
import type { HostContext } from './context.ts';

type Problem = components['schemas']['Problem'];

/** Answers with the contract's one body for errors. */
export function refuse(c: HostContext, status: ContentfulStatusCode, problem: Omit<Problem, 'requestId'>): Response {
  return c.json({ ...problem, requestId: c.get('requestId') } satisfies Problem, status);
}
