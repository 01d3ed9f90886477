import type { components } from '../../openapi/generated/mobile-network.d.ts';
import { readBody } from '../../openapi/partners/mobile-network/read.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../../platform/clock/database-clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { signedPost } from '../../platform/http/signed-post.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { TokenIssuer } from '../../platform/oauth2/token-issuer.ts';
import { enqueueSweep, handleSweep } from '../../platform/operations/housekeeping.ts';
import { createLog } from '../../platform/operations/log.ts';
import { partnerApp } from '../../platform/operations/partner-app.ts';
import type { MobileNetworkEnv } from './env.ts';
import { Moves } from './moves.ts';
import { standingOfNumber, sweepNumbers } from './numbers.ts';
import { Sims } from './sims.ts';
import { Telling } from './telling.ts';
import { UsageOfSims } from './usage.ts';

const SWEEP = 'mobile-network.sweep';
const SIMS = '/mobile/v1/sims';
const ONE = `${SIMS}/:iccid{8944[0-9]{15}}`;
const MOVES_IN = '/mobile/v1/moves-in';

export interface MobileNetworkProgram {
  fetch: (request: Request) => Promise<Response>;
  worker: Worker;
  /** Begins to run jobs. A test calls `worker.drain` instead. */
  start: () => Promise<void>;
  /** Ends the jobs in hand. The database is the caller's to close. */
  close: () => Promise<void>;
}

export interface MobileNetworkParts {
  database: OpenedDatabase;
  /** For tests; without it the time is the machine's, moved by what testers set in the database. */
  clock?: Clock;
  /** How the brand is reached; for tests in one process. */
  reach?: Reach;
}

/** The stand-in of the company whose masts the brand's SIMs use. It needs no socket. */
export async function createMobileNetwork(
  env: MobileNetworkEnv,
  given: MobileNetworkParts,
): Promise<MobileNetworkProgram> {
  const { db, ping } = given.database;
  const log = createLog('mobile-network', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = given.clock ?? movable;
  const jobs = new Jobs();
  const tokens = new TokenIssuer({ client: env.brandAtNetwork, clock });
  const to = new URL('/sim/v1/network-events', env.gatewayUrl);
  const reach = given.reach ?? fetch;
  const post = signedPost<components['schemas']['MobileEvent']>({ to, secret: env.eventSecret, reach });
  const telling = new Telling({ jobs, post });
  const parts = { db, clock, jobs, telling, secret: env.eventSecret };
  const [usage, moves] = [new UsageOfSims(parts), new Moves(parts)];
  const sims = new Sims(parts, async (tx, move) => {
    await usage.follow(tx, move);
    await moves.follow(tx, move);
  });
  handleSweep(jobs, SWEEP, sweepNumbers);
  const worker = new Worker({ db, jobs, clock, log });
  const app = partnerApp({ log, clock, movable, worker, ping, guard: { tokens, path: '/mobile/*' } });
  app.post(SIMS, async (c) => c.json(await sims.issue(await readBody(c.req.raw, 'SimWanted')), 201));
  app.get(ONE, async (c) => c.json(await sims.read(c.req.param('iccid'))));
  app.post(`${ONE}/activation`, async (c) => {
    await sims.activate(c.req.param('iccid'), await readBody(c.req.raw, 'Activation'));
    return c.body(null, 202);
  });
  app.post(`${ONE}/block`, async (c) => c.json(await sims.block(c.req.param('iccid'))));
  app.post(`${ONE}/profile`, async (c) => c.json(await sims.renewProfile(c.req.param('iccid'))));
  app.put(`${ONE}/allowance`, async (c) =>
    c.json(await usage.put(c.req.param('iccid'), await readBody(c.req.raw, 'Allowance'))),
  );
  app.post(`${ONE}/allowance/end`, async (c) =>
    c.json(await usage.end(c.req.param('iccid'), await readBody(c.req.raw, 'AllowanceEnd'))),
  );
  app.get(`${ONE}/usage`, async (c) => c.json(await usage.read(c.req.param('iccid'))));
  app.put(`${ONE}/rating`, async (c) =>
    c.json(await usage.setRating(c.req.param('iccid'), await readBody(c.req.raw, 'Rating'))),
  );
  app.get('/mobile/v1/numbers/:number', async (c) => {
    const number = c.req.param('number');
    if (!/^07\d{9}$/.test(number)) throw new HttpProblem(400, 'validation.failed', { message: 'No mobile number' });
    return c.json(await standingOfNumber(db, number));
  });
  app.post(MOVES_IN, async (c) => c.json(await moves.moveIn(await readBody(c.req.raw, 'MoveIn')), 202));
  app.post(`${MOVES_IN}/:reference{[A-Z]{2,4}-[0-9A-Z]{4,26}}/stop`, async (c) =>
    c.json(await moves.stop(c.req.param('reference'))),
  );
  app.post('/mobile/v1/moves-out', async (c) =>
    c.json(await moves.wantMoveOut(await readBody(c.req.raw, 'MoveOutWanted')), 201),
  );
  // Nobody else is there to take a number: testers do.
  app.post('/test-tools/v1/moves-out/:code/use', async (c) => {
    await moves.useCode(c.req.param('code'));
    return c.json({});
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
