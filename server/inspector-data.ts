import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { HostContext, HostHono } from './context.ts';
import { refuse } from './problem.ts';

/** Names of journeys and of pictures as the test run gives them: no folder can be named. */
const journeyName = /^[a-z][a-z0-9-]*$/;
const pictureName = /^[\w+-][\w.+-]*\.png$/;

/** A new run writes the same names again. */
const CACHE = { 'Cache-Control': 'no-store' };

type File = { path: string; type: string };

async function serve(c: HostContext, file: File | null): Promise<Response> {
  const content = file && (await readFile(file.path).catch(() => null));
  if (!file || !content)
    return refuse(c, 404, {
      code: 'report.not-found',
      message: 'There is no report of a test run. Run npm test, then npm run coverage.',
    });
  return c.body(new Uint8Array(content), 200, { ...CACHE, 'Content-Type': file.type });
}

/** What the last test run knows of the journeys, for the inspector's layers; `results` is the folder that it writes to. */
export function inspectorDataRoutes(results: string): Hono<HostHono> {
  const app = new Hono<HostHono>();
  app.get('/layers/:journey', (c) => {
    const name = c.req.param('journey');
    const path = join(results, 'report', 'layers', `${name}.json`);
    return serve(c, journeyName.test(name) ? { path, type: 'application/json' } : null);
  });
  app.get('/shots/:shot', (c) => {
    const name = c.req.param('shot');
    const path = join(results, 'coverage', 'shots', name);
    return serve(c, pictureName.test(name) ? { path, type: 'image/png' } : null);
  });
  return app;
}
