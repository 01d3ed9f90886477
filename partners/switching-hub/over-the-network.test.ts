import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../gateway/app.ts';
import { createBrowser } from '../../gateway/testing/browser.ts';
import { checkHome, fillWithHomes } from '../../gateway/testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../gateway/testing/database.ts';
import { testEnv, testSite } from '../../gateway/testing/gateway.ts';
import { askFor, resultOf, typedFor } from '../../gateway/testing/switches.ts';
import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { openPartners } from '../../scripts/partners.ts';

/** Gateway and hub as `npm start` puts them together: each on its port, with tables of its own. */
let database: TestDatabase;
let gateway: Gateway;
let hubUrl: string;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const partners = await openPartners(database.url, (end) => void ends.push(end));
  hubUrl = partners.settings.switchingHubUrl;
  gateway = await createGateway({ ...testEnv(), ...partners.settings }, { database });
  await fillWithHomes({ deps: gateway.deps });
  await partners.start(gateway);
});
afterAll(async () => {
  await gateway.close();
  for (const end of ends.toReversed()) await end();
  await database.close();
});

async function moveClock(advanceMs: number): Promise<void> {
  const body = JSON.stringify({ advanceMs });
  const moved = await gateway.fetch(new Request(`${testSite}/test-tools/v1/clock`, { method: 'POST', body }));
  expect(moved.status).toBe(200);
}

test('a switch is asked for, answered and found when the call that moves the clock returns', async () => {
  const browser = createBrowser(gateway.fetch, testSite);
  const { value: email, also } = sentinel('member');
  await browser.send('POST', '/auth-api/v1/login', { email, password: also?.password });
  const nccTransactionId = await checkHome(browser, 'visits-none');
  const asked = await askFor(browser, { nccTransactionId, ...typedFor('switch-matched') });
  expect(asked).toMatchObject({ status: 201, body: { state: 'loading', losingProviderName: 'Riverbourne Broadband' } });
  await moveClock(0);
  await moveClock(2_000);
  expect(await resultOf(browser, asked.body.id)).toMatchObject({ state: 'matched' });
});

const message = (url: string, headers: Record<string, string>, body: string) =>
  fetch(new URL('/switching/v1/messages', url), { method: 'POST', headers, body });

test('who does not know the secret leaves no message and reads no list', async () => {
  const wrong = { authorization: bearerOf('x'.repeat(32)) };
  expect((await message(hubUrl, wrong, '{}')).status).toBe(401);
  expect((await fetch(new URL('/switching/v1/providers', hubUrl))).status).toBe(401);
  const way = new Request(`${testSite}/switching/v1/messages`, { method: 'POST', headers: wrong, body: '{}' });
  expect((await gateway.fetch(way)).status).toBe(401);
});

test.each([
  ['9006', '{'],
  ['9006', '"\\u0000"'],
  ['9012', '{}'],
  ['9006', '{"envelope":{"routingID":"messageDeliveryFailure"}}'],
])('what is no message is refused with %s, by the hub and by the gateway', async (code, body) => {
  const headers = { authorization: bearerOf(gateway.deps.env.switchingSecret) };
  const answers = [
    await message(hubUrl, headers, body),
    await gateway.fetch(new Request(`${testSite}/switching/v1/messages`, { method: 'POST', headers, body })),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code });
  }
});
