import { Hono } from 'hono';
import { createGateway, type Gateway } from '../app.ts';
import { testClock, type TestClock } from '../../platform/clock/clock.ts';
import { ContractDrawer } from '../domains/contracts/contract-drawer.ts';
import { asGateway } from './noted-statements.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { readGatewayEnv, type GatewayEnv } from '../env.ts';
import type { GatewayHono } from '../http/context.ts';
import {
  testCourier,
  testHub,
  testLender,
  testMobileNetwork,
  testNetwork,
  testPartners,
  testProvider,
  type TestPartners,
} from './partners.ts';
import { cookieHeader, createBrowser, keepCookies, type HttpTestBrowser } from './browser.ts';

/** The address under which the gateway believes the site to be. */
export const testSite = 'http://site.example.com';

export interface TestBrowser extends HttpTestBrowser {
  /** Logs a member in without a password. */
  logInAs(memberId: string): Promise<void>;
}

export interface TestGateway {
  gateway: Gateway;
  deps: Gateway['deps'];
  database: TestDatabase;
  clock: TestClock;
  browser(): TestBrowser;
  partners: TestPartners;
  /** Runs the jobs that are due by the clock, here and at partners, and gives how many were the gateway's. */
  drain(): Promise<number>;
  close(): Promise<void>;
}

/** Settings for tests; `settings` as in the environment. */
export function testEnv(settings: Record<string, string> = {}): GatewayEnv {
  return readGatewayEnv({
    ENVIRONMENT: 'tst',
    HOST_URL: testSite,
    BRAND_NAME: 'Testbrand',
    BRAND_SLUG: 'testbrand',
    NETWORK_URL: testNetwork,
    SWITCHING_HUB_URL: testHub,
    PAYMENT_PROVIDER_URL: testProvider,
    COURIER_URL: testCourier,
    LENDER_URL: testLender,
    MOBILE_NETWORK_URL: testMobileNetwork,
    ...settings,
  });
}

/** For all gateways of a worker: its thread takes longer to begin than most tests. Nobody waits for it once it rests. */
const drawer = new ContractDrawer();

/**
 * The whole gateway on a database of its own, with a clock that stands at Monday 23 November 2026, 9:00.
 * No jobs run unless `drain` is called.
 */
export async function createTestGateway(
  settings: Record<string, string> = {},
  given: Partial<GatewayEnv> = {},
): Promise<TestGateway> {
  return testGatewayOn(await createTestDatabase(), settings, given);
}

/** The same on a database that is there; `close` closes it. */
export async function testGatewayOn(
  database: TestDatabase,
  settings: Record<string, string> = {},
  given: Partial<GatewayEnv> = {},
): Promise<TestGateway> {
  const clock = testClock();
  const env = { ...testEnv(settings), ...given };
  const partners = testPartners({ url: database.url, clock, isEmpty: !env.testData });
  const gateway = await createGateway(env, { database, clock, reach: partners.reach, drawer });
  partners.deliverTo(gateway);
  const noted: Gateway = { ...gateway, fetch: (...asked) => asGateway(() => gateway.fetch(...asked)) };
  return {
    gateway: noted,
    deps: gateway.deps,
    database,
    clock,
    partners,
    browser: () => browserOf(noted),
    drain: () => asGateway(() => drainBoth(gateway, partners)),
    async close() {
      await gateway.close();
      await partners.close();
      await database.close();
    },
  };
}

/** Our jobs beget jobs of partners, and theirs beget ours: until nobody has any. */
export async function drainBoth({ worker }: Pick<Gateway, 'worker'>, partners: TestPartners): Promise<number> {
  let all = 0;
  for (;;) {
    const own = await worker.drain();
    all += own;
    if (own + (await partners.drain()) === 0) return all;
  }
}

/** A page that logs in whoever it is asked for; the gateway itself has none such. */
function logInPage({ sessions }: Gateway['deps']): Hono<GatewayHono> {
  return new Hono<GatewayHono>().get('/:memberId', async (c) => {
    c.set('session', await sessions.read(c));
    await sessions.logIn(c, c.req.param('memberId'));
    return c.body(null, 204);
  });
}

function browserOf(gateway: Gateway): TestBrowser {
  const logIn = logInPage(gateway.deps);
  const browser = createBrowser(gateway.fetch, testSite);
  const { cookies } = browser;
  return {
    ...browser,
    async logInAs(memberId) {
      const headers = { cookie: cookieHeader(cookies) };
      const response = await logIn.fetch(new Request(`${testSite}/${memberId}`, { headers }));
      keepCookies(cookies, response.headers);
    },
  };
}
