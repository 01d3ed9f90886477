import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpBindings } from '@hono/node-server';
import type { Clock } from '../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../platform/clock/database-clock.ts';
import type { OpenedDatabase } from '../platform/db/open.ts';
import type { Dependencies } from './dependencies.ts';
import { ContractDocuments } from './domains/contracts/contract-documents.ts';
import { ContractDrawer } from './domains/contracts/contract-drawer.ts';
import { earlierDateTools, handlersOf } from './domains.ts';
import type { GatewayEnv } from './env.ts';
import { Attempts } from './http/attempts.ts';
import { bind, type Guard } from './http/bind.ts';
import { clientAddress } from './http/client-address.ts';
import type { GatewayHono } from './http/context.ts';
import { readContract } from './http/contract.ts';
import { originCheck } from './http/csrf.ts';
import { errorHandler, notFoundHandler } from '../platform/http/errors.ts';
import { csrfGuard, memberGuard, signatureGuard } from './http/guards.ts';
import { LOOKUP_PATHS, lookupLimit } from './http/lookup-limit.ts';
import { memberTurns } from './http/member-turns.ts';
import { Sessions } from './http/session.ts';
import { handleHousekeeping, scheduleHousekeeping } from './housekeeping.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Worker } from '../platform/jobs/worker.ts';
import { NetworkLink } from './network/network-link.ts';
import { CourierLink } from './courier/courier-link.ts';
import { LenderLink } from './lender/lender-link.ts';
import { MobileNetworkLink } from './mobile-network/mobile-network-link.ts';
import { ProviderLink } from './payment-provider/provider-link.ts';
import { HubLink } from './one-touch-switch/hub.ts';
import { switchingWayIn } from './one-touch-switch/routes.ts';
import type { Reach } from '../platform/oauth2/partner-client.ts';
import { TokenIssuer } from '../platform/oauth2/token-issuer.ts';
import { createLog } from '../platform/operations/log.ts';
import { createMetrics } from './operations/metrics.ts';
import { operationsRoutes, type Health } from './operations/routes.ts';
import { Outbox } from './outbox/outbox.ts';
import { faultGuard } from './scenarios/faults.ts';
import { partnerTools } from './scenarios/partner-tools.ts';
import { testToolRoutes } from './scenarios/routes.ts';

/** Contracts and journeys are a few kB; nothing that a browser sends here is larger. */
const BODY_LIMIT_BYTES = 256 * 1_024;

/** The third-party address service, which the reference gateway plays; the web host calls it under this prefix. */
export const CAPTURE_PREFIX = '/capture';

export interface Gateway {
  fetch: (request: Request, bindings?: Partial<HttpBindings>) => Promise<Response>;
  deps: Dependencies;
  worker: Worker;
  health: Health;
  /** Begins to run jobs. A test calls `worker.drain` instead. */
  start: () => Promise<void>;
  /** Ends the jobs in hand, and the thread that draws documents. The database is the caller's to close. */
  close: () => Promise<void>;
}

/**
 * The gateway as one function from Request to Response: it needs no socket.
 * `clock` is for tests; without it the time is the machine's, moved by what testers set in the database. So is `reach`:
 * without it partners are asked over the network.
 */
export async function createGateway(
  env: GatewayEnv,
  parts: { database: OpenedDatabase; clock?: Clock; reach?: Reach; drawer?: ContractDrawer },
): Promise<Gateway> {
  const { db } = parts.database;
  const log = createLog('gateway', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = parts.clock ?? movable;
  const jobs = new Jobs();
  const outbox = new Outbox({ clock, jobs });
  const reach: Reach = parts.reach ?? fetch;
  const hub = new HubLink({ db, clock, jobs, env, reach });
  const network = new NetworkLink({ env, clock, reach });
  const courier = new CourierLink({ env, clock, reach });
  const lender = new LenderLink({ env, clock, reach });
  const mobileNetwork = new MobileNetworkLink({ env, clock, reach });
  const provider = new ProviderLink({ env, reach, log });
  const drawer = parts.drawer ?? new ContractDrawer();
  const documents = new ContractDocuments({ db, clock, drawer });
  const sessions = new Sessions({ db, clock, env });
  const attempts = new Attempts({ db, clock, env });
  const deps: Dependencies = {
    db,
    clock,
    jobs,
    outbox,
    network,
    hub,
    courier,
    lender,
    mobileNetwork,
    provider,
    documents,
    sessions,
    attempts,
    log,
    env,
  };
  handleHousekeeping(deps);
  const worker = new Worker({ db, jobs, clock, log });
  const health: Health = { draining: false, ping: () => parts.database.ping() };
  const metrics = createMetrics(log);
  const document = readContract();

  const limitLookups = lookupLimit(env);

  const app = new Hono<GatewayHono>();
  app.onError(errorHandler(log));
  app.notFound(notFoundHandler);
  const isHttps = env.hostUrl.startsWith('https:');
  app.use(requestId(), secureHeaders({ strictTransportSecurity: isHttps }));
  app.route('/', operationsRoutes({ env, health, metricsPage: metrics.page }));
  app.use(metrics.middleware, bodyLimit({ maxSize: BODY_LIMIT_BYTES }), originCheck(env.hostUrl));
  if (env.testTools) {
    app.use(async (_c, next) => {
      await clock.refresh?.();
      await next();
    });
    const { networkUrl, switchingHubUrl, testData: hasTestData } = env;
    const { paymentProviderUrl, courierUrl, lenderUrl, mobileNetworkUrl } = env;
    // Only a stand-in has a clock that can be moved.
    const standInAt = (url: string | undefined) =>
      hasTestData && url !== undefined ? partnerTools(url, reach) : undefined;
    const [hub, mobileNetwork] = [standInAt(switchingHubUrl), standInAt(mobileNetworkUrl)];
    const others = [paymentProviderUrl, courierUrl, lenderUrl].map(standInAt);
    const partners = [standInAt(networkUrl), hub, ...others, mobileNetwork].filter((each) => each !== undefined);
    const stores = { db, clock: movable, worker, outbox };
    const controls = { ...stores, partners, hub, mobileNetwork, hasTestData, earlierDates: earlierDateTools(deps) };
    app.route('/test-tools/v1', testToolRoutes(controls));
  }
  const switchingTokens = new TokenIssuer({ client: env.switchingClients.hubAtGateway, clock });
  app.route('/switching', switchingWayIn(hub, switchingTokens));
  for (const path of LOOKUP_PATHS) app.use(path, limitLookups);
  app.use(async (c, next) => {
    c.set('session', await sessions.read(c));
    await next();
  });
  app.use(memberTurns());

  const guards: Guard[] = [
    ...(env.testTools ? [faultGuard(db)] : []),
    memberGuard,
    csrfGuard(env.sessionSecret),
    signatureGuard(env),
  ];
  const common = {
    document,
    handlers: handlersOf(deps),
    guards,
    answers: env.answerChecks,
    log,
    surroundings: (c: Parameters<Guard>[0]) => ({
      session: c.get('session').view,
      clock,
      requestId: c.get('requestId'),
      address: clientAddress(c, env.trustForwarded),
      c,
    }),
  };
  const own = bind({ ...common, owner: 'gateway' });
  const capture = bind({ ...common, owner: 'capture' });
  app.route('/', own);
  app.route(CAPTURE_PREFIX, capture);

  return {
    fetch: async (request, bindings) => app.fetch(request, bindings),
    deps,
    worker,
    health,
    async start() {
      await scheduleHousekeeping(deps);
      worker.start();
    },
    async close() {
      await worker.stop();
      if (!parts.drawer) await drawer.close();
    },
  };
}
