import { Hono } from 'hono';
import type { GatewayEnv } from '../env.ts';
import { isBearerOf } from '../../platform/http/bearer.ts';
import type { GatewayContext, GatewayHono } from '../http/context.ts';
import { notFoundHandler } from '../../platform/http/errors.ts';

export interface Health {
  /** Set while the process is being stopped: the balancer sends no more requests. */
  draining: boolean;
  ping: () => Promise<boolean>;
}

/** For those who run the gateway: is it alive, does it want requests, how is it doing. */
export function operationsRoutes(parts: {
  env: GatewayEnv;
  health: Health;
  metricsPage: (c: GatewayContext) => Promise<Response>;
}): Hono<GatewayHono> {
  const { env, health, metricsPage } = parts;
  const app = new Hono<GatewayHono>();
  app.get('/health/live', (c) => c.text('ok'));
  app.get('/health/ready', async (c) => {
    if (health.draining) return c.json({ ready: false, reason: 'draining' }, 503);
    return (await health.ping()) ? c.json({ ready: true }) : c.json({ ready: false, reason: 'database' }, 503);
  });
  app.get('/metrics', (c) => (mayReadMetrics(c, env) ? metricsPage(c) : notFoundHandler(c)));
  return app;
}

function mayReadMetrics(c: GatewayContext, env: GatewayEnv): boolean {
  if (env.metricsToken === undefined) return env.environment === 'dev' || env.environment === 'tst';
  return isBearerOf(env.metricsToken, c.req.header('authorization'));
}
