import { Hono } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { answerCheck, type AnswerChecks } from './answer-check.ts';
import type { GatewayContext, GatewayHono } from './context.ts';
import { operationsOf, type ContractDocument, type ContractOperation, type Owner } from './contract.ts';
import type { Handlers, OperationId, Surroundings } from './handlers.ts';
import { requestCheck, type CheckedRequest } from './request-check.ts';
import { compilersOf } from './schemas.ts';

/** Looks at a request before its contents are read; throws to refuse, or answers in the operation's place. */
export type Guard = (
  c: GatewayContext,
  operation: ContractOperation,
) => Response | undefined | Promise<Response | undefined>;

export interface BindOptions {
  document: ContractDocument;
  owner: Owner;
  handlers: Partial<Handlers>;
  guards: readonly Guard[];
  surroundings: (c: GatewayContext) => Surroundings;
  answers: AnswerChecks;
  log: Logger;
}

interface AnyReply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}
type AnyHandler = (input: CheckedRequest & Surroundings) => Promise<AnyReply> | AnyReply;

/** Serves the operations of one owner by the contract. Throws when one of them has no handler. */
export function bind(options: BindOptions): Hono<GatewayHono> {
  const app = new Hono<GatewayHono>();
  const compilers = compilersOf(options.document);
  // A path without parameters goes first, so that `/saved-journeys/current` is not taken for a code.
  const operations = operationsOf(options.document, options.owner).toSorted(
    (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  );
  for (const operation of operations) {
    // The document names the operation at run time; a handler's types are checked where it is written.
    const handler = options.handlers[operation.id as OperationId] as AnyHandler | undefined;
    if (!handler) throw new Error(`Nobody serves ${operation.id}`);
    const check = requestCheck(operation, compilers);
    const compare = answerCheck(operation, compilers, options.answers, options.log);
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      for (const guard of options.guards) {
        const stopped = await guard(c, operation);
        if (stopped) return stopped;
      }
      const reply = await handler({ ...(await check(c)), ...options.surroundings(c) });
      compare(reply.status, reply.body);
      return send(c, reply, operation.answers.get(reply.status)?.mediaType);
    });
  }
  return app;
}

function send(c: GatewayContext, { status, body, headers }: AnyReply, mediaType: string | undefined): Response {
  if (body === undefined) return c.body(null, status as StatusCode, headers);
  // Only statuses of the contract come here, and those with a body may have one.
  const code = status as ContentfulStatusCode;
  if (body instanceof Uint8Array)
    return c.body(new Uint8Array(body), code, { 'content-type': mediaType ?? 'application/octet-stream', ...headers });
  if (typeof body === 'string' && mediaType?.startsWith('text/')) return c.text(body, code, headers);
  // What is saved as a file is read by people, too.
  if (headers?.['content-disposition'] !== undefined)
    return c.body(JSON.stringify(body, null, 2), code, { 'content-type': 'application/json', ...headers });
  return c.json(body, code, headers);
}
