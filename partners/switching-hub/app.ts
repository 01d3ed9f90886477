import type { components } from '../../openapi/generated/switching-hub.d.ts';
import { messageOf } from '../../openapi/partners/switching-hub/receive.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../../platform/clock/database-clock.ts';
import type { Database, OpenedDatabase } from '../../platform/db/open.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { PartnerClient, type Reach } from '../../platform/oauth2/partner-client.ts';
import { TokenIssuer } from '../../platform/oauth2/token-issuer.ts';
import { enqueueSweep, handleSweep } from '../../platform/operations/housekeeping.ts';
import { createLog } from '../../platform/operations/log.ts';
import { partnerApp } from '../../platform/operations/partner-app.ts';
import { directory, switchingContactOf } from './directory.ts';
import type { SwitchingHubEnv } from './env.ts';
import { Hub } from './hub.ts';
import { gainingControls } from './gaining-provider/controls.ts';
import { GainingProviders } from './gaining-provider/gaining-providers.ts';
import { connectProviders } from './losing-provider/losing-providers.ts';

/** How long a provider may take to say that it has a message. */
const POST_LIMIT_MS = 3_000;
const SWEEP = 'hub.sweep';

export interface SwitchingHub {
  fetch: (request: Request) => Promise<Response>;
  db: Database;
  hub: Hub;
  worker: Worker;
  /** Begins to run jobs. A test calls `worker.drain` instead. */
  start: () => Promise<void>;
  /** Ends the jobs in hand. The database is the caller's to close. */
  close: () => Promise<void>;
}

export interface SwitchingHubParts {
  database: OpenedDatabase;
  /** For tests; without it the time is the machine's, moved by what testers set in the database. */
  clock?: Clock;
  /** How the connected provider is reached; for tests in one process. */
  reach?: Reach;
}

/** The stand-in of the industry's hub, with all providers that are connected to it but ours. It needs no socket. */
export async function createSwitchingHub(env: SwitchingHubEnv, parts: SwitchingHubParts): Promise<SwitchingHub> {
  const { db } = parts.database;
  const log = createLog('switching-hub', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = parts.clock ?? movable;
  const jobs = new Jobs();
  const tokens = new TokenIssuer({ client: env.gatewayAtHub, clock });
  const provider = new PartnerClient({
    url: env.gatewayUrl,
    tokenPath: '/switching/oauth2/token',
    client: env.hubAtGateway,
    clock,
    reach: parts.reach ?? fetch,
    limitMs: POST_LIMIT_MS,
  });
  const hub = new Hub({
    db,
    clock,
    jobs,
    async post(wire) {
      const answer = await provider.call('/switching/v1/messages', wire);
      if (answer.status !== 202) throw new Error(`The provider answered ${answer.status} to a message`);
    },
  });
  const gaining = new GainingProviders({ db, clock, hub });
  connectProviders(hub, (tx, answer) => gaining.takeAnswer(tx, answer));
  const worker = new Worker({ db, jobs, clock, log });

  handleSweep(jobs, SWEEP, (tx, now) => hub.sweep(tx, now));

  const app = partnerApp({
    log,
    clock,
    movable,
    worker,
    ping: parts.database.ping,
    guard: { tokens, path: '/switching/*' },
  });
  app.post('/switching/v1/messages', async (c) => {
    const message = await messageOf(c.req.raw);
    await db.transaction((tx) => hub.send(tx, message));
    return c.body(null, 202);
  });
  app.get('/switching/v1/providers', (c) =>
    c.json(
      directory.map(({ id, name, isSuspended }): components['schemas']['Provider'] => ({
        id,
        name,
        status: isSuspended ? 'suspended' : 'active',
        switchingContact: switchingContactOf({ id }),
      })),
    ),
  );

  app.route('/test-tools/v1/gaining-switches', gainingControls(gaining));

  return {
    fetch: async (request) => app.fetch(request),
    db,
    hub,
    worker,
    async start() {
      await enqueueSweep(jobs, SWEEP, db, clock.now());
      worker.start();
    },
    close: () => worker.stop(),
  };
}
