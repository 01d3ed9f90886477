import type { components } from '../../openapi/generated/lender.d.ts';
import { readBody } from '../../openapi/partners/lender/read.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../../platform/clock/database-clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { signedPost } from '../../platform/http/signed-post.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { TokenIssuer } from '../../platform/oauth2/token-issuer.ts';
import { createLog } from '../../platform/operations/log.ts';
import { partnerApp } from '../../platform/operations/partner-app.ts';
import { Applications, quote } from './applications.ts';
import type { LenderEnv } from './env.ts';

export interface LenderProgram {
  fetch: (request: Request) => Promise<Response>;
  worker: Worker;
  /** Begins to run jobs. A test calls `worker.drain` instead. */
  start: () => void;
  /** Ends the jobs in hand. The database is the caller's to close. */
  close: () => Promise<void>;
}

export interface LenderParts {
  database: OpenedDatabase;
  /** For tests; without it the time is the machine's, moved by what testers set in the database. */
  clock?: Clock;
  /** How the shop is reached; for tests in one process. */
  reach?: Reach;
}

/** The stand-in of the company that lends customers the price of what they buy. It needs no socket. */
export async function createLender(env: LenderEnv, parts: LenderParts): Promise<LenderProgram> {
  const { db, ping } = parts.database;
  const log = createLog('lender', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = parts.clock ?? movable;
  const jobs = new Jobs();
  const tokens = new TokenIssuer({ client: env.shopAtLender, clock });
  const to = new URL('/credit/v1/decision-events', env.gatewayUrl);
  const post = signedPost<components['schemas']['DecisionEvent']>({
    to,
    secret: env.eventSecret,
    reach: parts.reach ?? fetch,
  });
  const applications = new Applications({ db, clock, jobs, post });
  const worker = new Worker({ db, jobs, clock, log });
  const app = partnerApp({ log, clock, movable, worker, ping, guard: { tokens, path: '/credit/*' } });
  app.post('/credit/v1/quotes', async (c) => c.json(quote(await readBody(c.req.raw, 'Terms'))));
  app.post('/credit/v1/applications', async (c) =>
    c.json(await applications.apply(await readBody(c.req.raw, 'Application')), 201),
  );
  const one = '/credit/v1/applications/:reference{[A-Z]{2,4}-[0-9A-Z]{4,20}}';
  app.get(one, async (c) => c.json(await applications.read(c.req.param('reference'))));
  app.post(`${one}/signature`, async (c) =>
    c.json(await applications.sign(c.req.param('reference'), await readBody(c.req.raw, 'Signature'))),
  );
  app.post(`${one}/drawdown`, async (c) => c.json(await applications.draw(c.req.param('reference'))));
  app.post(`${one}/withdrawal`, async (c) =>
    c.json(await applications.withdraw(c.req.param('reference'), await readBody(c.req.raw, 'Withdrawal'))),
  );
  app.post(`${one}/cancellation`, async (c) => c.json(await applications.cancel(c.req.param('reference'))));
  return {
    fetch: async (request) => app.fetch(request),
    worker,
    start: () => worker.start(),
    close: () => worker.stop(),
  };
}
