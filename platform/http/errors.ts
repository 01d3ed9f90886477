import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isBusy } from '../db/errors.ts';
import { HttpProblem, serverBusy } from './problem.ts';

/** Codes of refusals by the framework itself. */
const codes: Readonly<Record<number, string>> = { 413: 'request.too-large' };

function answer(c: Context, problem: HttpProblem): Response {
  return c.json(problem.body(c.get('requestId')), problem.status, problem.headers);
}

/** Every error leaves as the contract's `Problem`; what is not ours to tell stays in the log, under the request's id. */
export function errorHandler(log: Logger) {
  return (error: Error, c: Context): Response => {
    if (error instanceof HttpProblem) return answer(c, error);
    if (error instanceof HTTPException && error.status < 500) {
      const { status } = error;
      return answer(c, new HttpProblem(status, codes[status] ?? 'request.refused'));
    }
    if (isBusy(error)) {
      log.error({ err: error, requestId: c.get('requestId') }, 'the database is busy');
      return answer(c, serverBusy());
    }
    log.error({ err: error, requestId: c.get('requestId') }, 'unexpected error');
    return answer(c, new HttpProblem(500, 'server.error'));
  };
}

export function notFoundHandler(c: Context): Response {
  return answer(c, new HttpProblem(404, 'route.not-found'));
}
