import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { GatewayContext, GatewayHono } from '../http/context.ts';

/** Measures and logs every request by its route's pattern: by address there would be one series for each plan. */
export function createMetrics(log: Logger) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const middleware = createMiddleware<GatewayHono>(async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1_000;
    const labels = { method: c.req.method, route: routePath(c, -1), status: String(c.res.status) };
    duration.observe(labels, seconds);
    log.info({ ...labels, ms: Math.round(seconds * 1_000), requestId: c.get('requestId') }, 'request');
  });
  const page = async (c: GatewayContext) =>
    c.text(await registry.metrics(), 200, { 'content-type': registry.contentType });
  return { middleware, page };
}
