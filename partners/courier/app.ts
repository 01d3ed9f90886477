import type { components } from '../../openapi/generated/courier.d.ts';
import { readBody } from '../../openapi/partners/courier/read.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../../platform/clock/database-clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { signedPost } from '../../platform/http/signed-post.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { TokenIssuer } from '../../platform/oauth2/token-issuer.ts';
import { enqueueSweep, handleSweep } from '../../platform/operations/housekeeping.ts';
import { createLog } from '../../platform/operations/log.ts';
import { partnerApp } from '../../platform/operations/partner-app.ts';
import type { CourierEnv } from './env.ts';
import { returnCodeOf } from './numbers.ts';
import { Parcels } from './parcels.ts';

const SWEEP = 'courier.sweep';

export interface CourierProgram {
  fetch: (request: Request) => Promise<Response>;
  worker: Worker;
  /** Begins to run jobs. A test calls `worker.drain` instead. */
  start: () => Promise<void>;
  /** Ends the jobs in hand. The database is the caller's to close. */
  close: () => Promise<void>;
}

export interface CourierParts {
  database: OpenedDatabase;
  /** For tests; without it the time is the machine's, moved by what testers set in the database. */
  clock?: Clock;
  /** How the shop is reached; for tests in one process. */
  reach?: Reach;
}

/** The stand-in of the company that packs and brings what the shop sells. It needs no socket. */
export async function createCourier(env: CourierEnv, parts: CourierParts): Promise<CourierProgram> {
  const { db, ping } = parts.database;
  const log = createLog('courier', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = parts.clock ?? movable;
  const jobs = new Jobs();
  const tokens = new TokenIssuer({ client: env.shopAtCourier, clock });
  const to = new URL('/shop/v1/parcel-events', env.gatewayUrl);
  const post = signedPost<components['schemas']['ParcelEvent']>({
    to,
    secret: env.eventSecret,
    reach: parts.reach ?? fetch,
  });
  const parcels = new Parcels({ db, clock, jobs, post });
  handleSweep(jobs, SWEEP, (tx, now) => parcels.sweep(tx, now));
  const worker = new Worker({ db, jobs, clock, log });
  const app = partnerApp({ log, clock, movable, worker, ping, guard: { tokens, path: '/courier/*' } });
  app.post('/courier/v1/parcels', async (c) => {
    await parcels.give(await readBody(c.req.raw, 'Parcel'));
    return c.body(null, 202);
  });
  app.post('/courier/v1/parcels/:reference/recall', async (c) => {
    await parcels.recall(c.req.param('reference'));
    return c.body(null, 202);
  });
  app.post('/courier/v1/parcels/:reference/redelivery', async (c) => {
    const { deliverOn } = await readBody(c.req.raw, 'Redelivery');
    await parcels.redeliver(c.req.param('reference'), deliverOn);
    return c.body(null, 202);
  });
  app.post('/courier/v1/returns', async (c) => {
    const wanted = await readBody(c.req.raw, 'Return');
    await parcels.expect(wanted);
    return c.json({ returnCode: returnCodeOf(env.eventSecret, wanted.reference) }, 201);
  });
  app.post('/courier/v1/returns/:reference/withdrawal', async (c) => {
    await parcels.withdraw(c.req.param('reference'));
    return c.body(null, 202);
  });
  return {
    fetch: async (request) => app.fetch(request),
    worker,
    async start() {
      await enqueueSweep(jobs, SWEEP, db, clock.now());
      worker.start();
    },
    close: () => worker.stop(),
  };
}
