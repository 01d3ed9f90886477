import { afterEach, beforeEach, expect, test } from 'vitest';
import { testClock, type TestClock } from '../../platform/clock/clock.ts';
import { TOKEN_LIFETIME_SECONDS } from '../../platform/oauth2/token-issuer.ts';
import { createGateway, type Gateway } from '../app.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import { createBrowser, type HttpTestBrowser } from '../testing/browser.ts';
import { checkHome, fillWithHomes } from '../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { drainBoth, testEnv, testSite } from '../testing/gateway.ts';
import { testPartners, type TestPartners } from '../testing/partners.ts';
import { askFor, longSessions, resultOf, typedFor } from '../testing/switches.ts';

/** What the hub's token endpoint does, and what was asked of it. */
const endpoint = { isDown: false, asked: 0 };

let database: TestDatabase;
let gateway: Gateway;
let partners: TestPartners;
let clock: TestClock;
let browser: HttpTestBrowser;
beforeEach(async () => {
  Object.assign(endpoint, { isDown: false, asked: 0 });
  database = await createTestDatabase();
  clock = testClock();
  partners = testPartners({ url: database.url, clock, isEmpty: false });
  gateway = await createGateway(testEnv(longSessions), {
    database,
    clock,
    async reach(request) {
      if (!request.url.endsWith('/oauth2/token')) return partners.reach(request);
      endpoint.asked += 1;
      return endpoint.isDown ? new Response(null, { status: 503 }) : partners.reach(request);
    },
  });
  partners.deliverTo(gateway);
  await fillWithHomes({ deps: gateway.deps });
  browser = createBrowser(gateway.fetch, testSite);
  const { value: email, also } = sentinel('member');
  await browser.send('POST', '/auth-api/v1/login', { email, password: also?.password });
});
afterEach(async () => {
  await gateway.close();
  await partners.close();
  await database.close();
});

/** Lets time pass in steps, because a job begets the next. */
async function pass(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await drainBoth(gateway, partners);
}

const listProviders = () => browser.get<unknown[]>('/broadband/v1/communication-providers');

async function askForSwitch(streetNumber: string): Promise<string> {
  const nccTransactionId = await checkHome(browser, 'visits-none', streetNumber);
  const asked = await askFor(browser, { nccTransactionId, ...typedFor('switch-matched') });
  expect(asked.status).toBe(201);
  return asked.body.id;
}

async function letAnswer(): Promise<void> {
  await pass(0);
  for (let second = 0; second < 3; second += 1) await pass(1_000);
}

test('a hub that gives no tokens is a hub that is down: no list of providers, until it gives them again', async () => {
  endpoint.isDown = true;
  expect(await listProviders()).toMatchObject({ status: 503, body: { code: 'server.busy' } });
  endpoint.isDown = false;
  const { status, body } = await listProviders();
  expect([status, body.length > 280]).toEqual([200, true]);
});

test('a question that finds no token waits, and is put when there is one', async () => {
  await listProviders();
  clock.advance(TOKEN_LIFETIME_SECONDS * 1_000);
  endpoint.isDown = true;
  const id = await askForSwitch('7');
  await letAnswer();
  expect((await resultOf(browser, id)).state).toBe('loading');
  endpoint.isDown = false;
  await pass(60_000);
  await letAnswer();
  expect((await resultOf(browser, id)).state).toBe('matched');
});

test('one token serves until it is old, and then the next', async () => {
  for (const streetNumber of ['7', '8']) {
    const id = await askForSwitch(streetNumber);
    await letAnswer();
    expect((await resultOf(browser, id)).state).toBe('matched');
  }
  expect(endpoint.asked).toBe(1);
  clock.advance(TOKEN_LIFETIME_SECONDS * 1_000);
  const id = await askForSwitch('3');
  await letAnswer();
  expect([(await resultOf(browser, id)).state, endpoint.asked]).toEqual(['matched', 2]);
});
