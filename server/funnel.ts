import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HostHono } from './context.ts';
import { refuse } from './problem.ts';

/** A question names the states of one journey. */
const LONGEST_QUESTION_BYTES = 64 * 1_024;
const LIMIT_MS = 8_000;

/** Passes the inspector's questions on to the collector of the tag manager (`openapi/partners/tags.yaml`): no page may ask it itself. */
export function funnelRoutes(collectorUrl: string | undefined): Hono<HostHono> {
  const app = new Hono<HostHono>();
  app.post('/', bodyLimit({ maxSize: LONGEST_QUESTION_BYTES }), async (c) => {
    if (collectorUrl === undefined)
      return refuse(c, 404, {
        code: 'collector.none',
        message: 'No collector is known. Set COLLECTOR_URL, or start the stand-in by npm start.',
      });
    const answer = await fetch(new URL('/tags/v1/funnel', collectorUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: await c.req.text(),
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch(() => null);
    if (!answer) return refuse(c, 502, { code: 'collector.silent', message: 'The collector does not answer.' });
    return c.body(await answer.text(), answer.ok ? 200 : 502, {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
    });
  });
  return app;
}
