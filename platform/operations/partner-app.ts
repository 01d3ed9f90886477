import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { MovableClock } from '../clock/database-clock.ts';
import { errorHandler, notFoundHandler } from '../http/errors.ts';
import { parseJson } from '../http/json-text.ts';
import { FURTHEST_AHEAD_MS } from '../jobs/jobs.ts';
import type { Worker } from '../jobs/worker.ts';
import type { TokenIssuer } from '../oauth2/token-issuer.ts';

const BODY_LIMIT_BYTES = 64 * 1_024;

const jobsAhead = z.strictObject({ aheadMs: z.int().min(0).max(FURTHEST_AHEAD_MS).default(0) });
const offsetMove = z.strictObject({ offsetMs: z.int() });

/**
 * What every partner's program answers: errors in one form, whether it is ready, and the clock and jobs that the gateway's
 * controls for testers tell of. With `guard` also tokens for the gateway, which calls below its path need.
 */
export function partnerApp(parts: {
  log: Logger;
  clock: Clock & Partial<MovableClock>;
  movable: MovableClock;
  worker: Worker;
  ping: () => Promise<boolean>;
  /** The path such as `/network/*`. */
  guard?: { tokens: TokenIssuer; path: string };
}): Hono {
  const { log, clock, movable, worker, guard } = parts;
  const app = new Hono();
  app.onError(errorHandler(log));
  app.notFound(notFoundHandler);
  app.use(requestId(), bodyLimit({ maxSize: BODY_LIMIT_BYTES }));
  app.use(async (_c, next) => {
    await clock.refresh?.();
    await next();
  });
  app.get('/health/ready', async (c) => {
    const ready = await parts.ping();
    return c.json({ ready }, ready ? 200 : 503);
  });
  if (guard) {
    app.post('/oauth2/token', (c) => guard.tokens.answer(c.req.raw));
    app.use(guard.path, async (c, next) => {
      guard.tokens.assertToken(c.req.raw);
      await next();
    });
  }
  app.post('/test-tools/v1/clock', async (c) => {
    await movable.setOffset(parseJson(offsetMove, await c.req.text()).offsetMs);
    return c.json({ now: clock.now().toISOString() });
  });
  app.post('/test-tools/v1/jobs/drain', async (c) =>
    c.json({ jobs: await worker.drain(parseJson(jobsAhead, await c.req.text()).aheadMs) }),
  );
  return app;
}
