import * as z from 'zod';
import { readBody } from '../../openapi/partners/network/read.ts';
import type { WireEvent } from '../../openapi/partners/network/wire-event.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../../platform/clock/database-clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import { signedPost } from '../../platform/http/signed-post.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { TokenIssuer } from '../../platform/oauth2/token-issuer.ts';
import { enqueueSweep, handleSweep } from '../../platform/operations/housekeeping.ts';
import { createLog } from '../../platform/operations/log.ts';
import { partnerApp } from '../../platform/operations/partner-app.ts';
import type { NetworkEnv } from './env.ts';
import { Incidents } from './incidents.ts';
import { Mailbox } from './mailbox.ts';
import { Network } from './network.ts';
import { referenceOf, refuseFirst } from './refusals.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SWEEP = 'network.sweep';
const slotDays = z.object({ from: z.iso.date(), to: z.iso.date() });

export interface NetworkProgram {
  fetch: (request: Request) => Promise<Response>;
  worker: Worker;
  /** Begins to run jobs. A test calls `worker.drain` instead. */
  start: () => Promise<void>;
  /** Ends the jobs in hand. The database is the caller's to close. */
  close: () => Promise<void>;
}

export interface NetworkParts {
  database: OpenedDatabase;
  /** For tests; without it the time is the machine's, moved by what testers set in the database. */
  clock?: Clock;
  /** How the gateway is reached; for tests in one process. */
  reach?: Reach;
}

/** The stand-in of the company whose fibre it is. It needs no socket. */
export async function createNetwork(env: NetworkEnv, parts: NetworkParts): Promise<NetworkProgram> {
  const { db } = parts.database;
  const log = createLog('network', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = parts.clock ?? movable;
  const jobs = new Jobs();
  const tokens = new TokenIssuer({ client: env.gatewayAtNetwork, clock });
  const to = new URL('/broadband/v1/notification-events', env.gatewayUrl);
  const post = signedPost<WireEvent>({ to, secret: env.eventSecret, reach: parts.reach ?? fetch });
  const mailbox = new Mailbox({ db, jobs, post });
  const network = new Network({ db, clock, jobs, mailbox });
  const incidents = new Incidents({ db, clock, jobs, mailbox });
  handleSweep(jobs, SWEEP, (tx, now) => mailbox.sweep(tx, now));
  const worker = new Worker({ db, jobs, clock, log });
  const ping = parts.database.ping;
  const app = partnerApp({ log, clock, movable, worker, ping, guard: { tokens, path: '/network/*' } });
  app.post('/network/v1/orders', async (c) => {
    await network.place(await readBody(c.req.raw, 'NetworkOrder'));
    return c.body(null, 202);
  });
  app.post('/network/v1/orders/:reference/:what', async (c, next) => {
    const { reference, what } = c.req.param();
    if (what !== 'cancellation') await refuseFirst(db, reference, what);
    await next();
  });
  app.post('/network/v1/orders/:reference/visits', async (c) => {
    await network.move(c.req.param('reference'), await readBody(c.req.raw, 'Visits'));
    return c.body(null, 202);
  });
  app.put('/network/v1/orders/:reference/visits/:appointmentKey/details', async (c) => {
    const { reference, appointmentKey } = c.req.param();
    if (!uuid.test(appointmentKey)) throw notFound('visit');
    await refuseFirst(db, reference, 'details');
    await network.setDetails(reference, appointmentKey, await readBody(c.req.raw, 'VisitDetails'));
    return c.body(null, 202);
  });
  app.post('/network/v1/orders/:reference/cancellation', async (c) => {
    await network.cancel(c.req.param('reference'));
    return c.body(null, 202);
  });
  app.post('/network/v1/orders/:reference/suspension', async (c) => {
    await network.suspend(c.req.param('reference'), await readBody(c.req.raw, 'Suspension'));
    return c.body(null, 202);
  });
  app.post('/network/v1/orders/:reference/product', async (c) => {
    await network.changeProduct(c.req.param('reference'), await readBody(c.req.raw, 'ProductChange'));
    return c.body(null, 202);
  });
  app.post('/network/v1/orders/:reference/boost', async (c) => {
    await network.boost(c.req.param('reference'), await readBody(c.req.raw, 'Boost'));
    return c.body(null, 202);
  });
  app.post('/network/v1/orders/:reference/cessation', async (c) => {
    await network.cease(c.req.param('reference'), await readBody(c.req.raw, 'Cessation'));
    return c.body(null, 202);
  });
  app.post('/network/v1/orders/:reference/incidents', async (c) => {
    await incidents.report(c.req.param('reference'), await readBody(c.req.raw, 'Incident'));
    return c.body(null, 202);
  });
  app.post('/network/v1/incidents/:incidentId/closure', async (c) => {
    const id = c.req.param('incidentId');
    if (!uuid.test(id)) throw notFound('incident');
    await refuseFirst(db, (await referenceOf(db, id)) ?? '', 'closure');
    await incidents.close(id);
    return c.body(null, 202);
  });
  app.get('/network/v1/incidents/:incidentId/slots', async (c) => {
    const id = c.req.param('incidentId');
    if (!uuid.test(id)) throw notFound('incident');
    const { from, to } = c.req.query();
    const days = slotDays.safeParse({ from, to });
    if (!days.success) throw new HttpProblem(400, 'validation.failed', { message: 'Name the days, from and to.' });
    return c.json({ slots: await incidents.slots(id, days.data.from, days.data.to) });
  });
  app.post('/network/v1/incidents/:incidentId/visits/:appointmentKey', async (c) => {
    const { incidentId, appointmentKey } = c.req.param();
    if (!uuid.test(incidentId)) throw notFound('incident');
    return c.json(await incidents.move(incidentId, appointmentKey, await readBody(c.req.raw, 'FreeSlot')));
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
