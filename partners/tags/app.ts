import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBody } from '../../openapi/partners/tags/read.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../../platform/clock/database-clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { enqueueSweep, handleSweep } from '../../platform/operations/housekeeping.ts';
import { createLog } from '../../platform/operations/log.ts';
import { partnerApp } from '../../platform/operations/partner-app.ts';
import { Entries } from './entries.ts';
import type { TagsEnv } from './env.ts';
import { funnelOf } from './funnel.rules.ts';

const SWEEP = 'tags.sweep';

const script = readFileSync(join(import.meta.dirname, 'client', 'tag-manager.js'), 'utf8');

export interface TagsProgram {
  fetch: (request: Request) => Promise<Response>;
  worker: Worker;
  /** Begins to drop what is too old. A test calls `worker.drain` instead. */
  start: () => Promise<void>;
  /** Ends the jobs in hand. The database is the caller's to close. */
  close: () => Promise<void>;
}

/** The stand-in of the company whose script counts what customers do who have consented to it. It needs no socket. */
export async function createTags(
  env: TagsEnv,
  parts: { database: OpenedDatabase; /** For tests. */ clock?: Clock },
): Promise<TagsProgram> {
  const { db, ping } = parts.database;
  const log = createLog('tags', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = parts.clock ?? movable;
  const jobs = new Jobs();
  const entries = new Entries({ db, clock, keepDays: env.keepDays });
  handleSweep(jobs, SWEEP, (tx, now) => entries.sweep(tx, now));
  const worker = new Worker({ db, jobs, clock, log });
  const app = partnerApp({ log, clock, movable, worker, ping });
  app.get('/tags/tag-manager.js', (c) =>
    c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  app.post('/tags/v1/entries', async (c) => {
    await entries.add(await readBody(c.req.raw, 'Entries'));
    return c.body(null, 204);
  });
  app.post('/tags/v1/funnel', async (c) => {
    const question = await readBody(c.req.raw, 'FunnelQuestion');
    return c.json(funnelOf(await entries.ofJourney(question.journey), question, clock.now()));
  });
  return {
    fetch: async (request) => app.fetch(request),
    worker,
    async start() {
      // Who filled the log and was killed has left it in another time.
      if (!parts.clock) await movable.setOffset(0);
      await enqueueSweep(jobs, SWEEP, db, clock.now());
      worker.start();
    },
    close: () => worker.stop(),
  };
}
