import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { HostContext, HostHono } from './context.ts';
import { keptLayersOf } from './kept-layers.ts';
import { refuse } from './problem.ts';
import { survivorsOf } from './survivors.ts';

/** Names of journeys and of pictures as the test run gives them: no folder can be named. */
const journeyName = /^[a-z][a-z0-9-]*$/;
const pictureName = /^[\w+-][\w.+-]*\.png$/;

/** A new run writes the same names again. */
const CACHE = { 'Cache-Control': 'no-store' };

type File = { path: string; type: string };

const notThere = (c: HostContext): Response =>
  refuse(c, 404, {
    code: 'report.not-found',
    message: 'There is no report of a test run. Run npm test, then npm run coverage.',
  });

async function serve(c: HostContext, file: File | null): Promise<Response> {
  const content = file && (await readFile(file.path).catch(() => null));
  if (!file || !content) return notThere(c);
  return c.body(new Uint8Array(content), 200, { ...CACHE, 'Content-Type': file.type });
}

/** Null where there is none, and for one that a run is writing at this moment. */
async function readReport(path: string): Promise<{ made: string } | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as { made: string };
  } catch {
    return null;
  }
}

/**
 * What the last test run knows of the journeys, for the inspector's layers: `results` is the folder that it writes to. Of that, and of what
 * the last full run has left in the repository, whichever is younger: a fresh clone has the second alone.
 */
export function inspectorDataRoutes(results: string, repository?: string): Hono<HostHono> {
  const app = new Hono<HostHono>();
  app.get('/layers/:journey', async (c) => {
    const name = c.req.param('journey');
    if (!journeyName.test(name)) return notThere(c);
    const [report, kept] = await Promise.all([
      readReport(join(results, 'report', 'layers', `${name}.json`)),
      repository === undefined ? null : keptLayersOf(repository, name),
    ]);
    const younger = report && kept ? (report.made < kept.made ? kept : report) : (report ?? kept);
    return younger ? c.json(younger, 200, CACHE) : notThere(c);
  });
  app.get('/survivors/:journey', async (c) => {
    const name = c.req.param('journey');
    const found = repository !== undefined && journeyName.test(name) ? await survivorsOf(repository, name) : null;
    return found ? c.json(found, 200, CACHE) : notThere(c);
  });
  app.get('/shots/:shot', (c) => {
    const name = c.req.param('shot');
    const path = join(results, 'coverage', 'shots', name);
    return serve(c, pictureName.test(name) ? { path, type: 'image/png' } : null);
  });
  return app;
}
