import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/operations/log.ts';
import type { GatewayHono } from '../http/context.ts';
import { createMetrics } from './metrics.ts';

test('a request is logged by its route, and nothing that was asked with it (AD-08)', async () => {
  const lines: string[] = [];
  const metrics = createMetrics(createLog('gateway', 'info', { write: (line) => void lines.push(line) }));
  const app = new Hono<GatewayHono>();
  app.use(requestId(), metrics.middleware);
  app.get('/homes/:town', (c) => c.text('found'));
  await app.request('/homes/larkhaven?text=LK9+1SA');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', route: '/homes/:town', status: '200' });
  expect(lines[0]).not.toMatch(/larkhaven|LK9/);
});
