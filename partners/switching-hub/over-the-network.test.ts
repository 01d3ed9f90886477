import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../gateway/app.ts';
import { createBrowser } from '../../gateway/testing/browser.ts';
import { checkHome, fillWithHomes } from '../../gateway/testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../gateway/testing/database.ts';
import { testEnv, testSite } from '../../gateway/testing/gateway.ts';
import { askFor, resultOf, typedFor } from '../../gateway/testing/switches.ts';
import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { basicOf, type ClientCredentials } from '../../platform/oauth2/client-credentials.ts';
import { TOKEN_LIFETIME_SECONDS } from '../../platform/oauth2/token-issuer.ts';
import { openPartners } from '../../scripts/partners.ts';

/** Gateway and hub as `npm start` puts them together: each on its port, with tables of its own. */
let database: TestDatabase;
let gateway: Gateway;
let hubUrl: string;
const atGateway = (path: string, init: RequestInit) => gateway.fetch(new Request(`${testSite}${path}`, init));
const atHub = (path: string, init: RequestInit) => fetch(new URL(path, hubUrl), init);
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
  const moved = await atGateway('/test-tools/v1/clock', { method: 'POST', body: JSON.stringify({ advanceMs }) });
  expect(moved.status).toBe(200);
}

async function askForSwitch(streetNumber?: string) {
  const browser = createBrowser(gateway.fetch, testSite);
  const { value: email, also } = sentinel('member');
  await browser.send('POST', '/auth-api/v1/login', { email, password: also?.password });
  const nccTransactionId = await checkHome(browser, 'visits-none', streetNumber);
  const asked = await askFor(browser, { nccTransactionId, ...typedFor('switch-matched') });
  return { asked, result: () => resultOf(browser, asked.body.id) };
}

test('a switch is asked for, answered and found when the call that moves the clock returns', async () => {
  const { asked, result } = await askForSwitch();
  expect(asked).toMatchObject({ status: 201, body: { state: 'loading', losingProviderName: 'Riverbourne Broadband' } });
  await moveClock(0);
  await moveClock(2_000);
  expect(await result()).toMatchObject({ state: 'matched' });
});

const { gatewayAtHub, hubAtGateway } = testEnv().switchingClients;
const sides = [
  { side: 'the hub', at: atHub, tokenPath: '/oauth2/token', client: gatewayAtHub, other: hubAtGateway },
  {
    side: 'our gateway',
    at: atGateway,
    tokenPath: '/switching/oauth2/token',
    client: hubAtGateway,
    other: gatewayAtHub,
  },
];

type Side = Pick<(typeof sides)[number], 'at' | 'tokenPath'>;

const askForToken = ({ at, tokenPath }: Side, client: ClientCredentials, grant = 'client_credentials') => {
  const headers = { Authorization: basicOf(client) };
  return at(tokenPath, { method: 'POST', headers, body: new URLSearchParams({ grant_type: grant }) });
};

async function tokenOf(side: Side, client: ClientCredentials): Promise<string> {
  const answer = await askForToken(side, client);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

const leave = ({ at }: Side, authorization: string, body = '{}') =>
  at('/switching/v1/messages', { method: 'POST', headers: { authorization }, body });

describe.each(sides)('$side', ({ client, other, ...side }) => {
  test('gives a token for the secret, and takes messages with it until it has expired', async () => {
    const token = bearerOf(await tokenOf(side, client));
    expect((await leave(side, token)).status).toBe(400);
    await moveClock(TOKEN_LIFETIME_SECONDS * 1_000);
    const late = await leave(side, token);
    expect([late.status, await late.json()]).toEqual([401, expect.objectContaining({ code: 'token.invalid' })]);
  });

  test('gives none for the secret of the other way, and none for another grant', async () => {
    for (const wrong of [other, { ...client, secret: other.secret }, { ...other, secret: client.secret }]) {
      const answer = await askForToken(side, wrong);
      expect([answer.status, await answer.json()]).toEqual([401, { error: 'invalid_client' }]);
    }
    const answer = await askForToken(side, client, 'password');
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'unsupported_grant_type' }]);
  });

  test('takes no message without a token of its own: not for the secret, nor for what the other side gave out', async () => {
    const elsewhere = sides.find(({ client: whose }) => whose === other);
    const foreign = elsewhere ? await tokenOf(elsewhere, other) : '';
    for (const authorization of ['', bearerOf(client.secret), basicOf(client), bearerOf(foreign)])
      expect((await leave(side, authorization)).status).toBe(401);
  });

  test.each([
    ['9006', '{'],
    ['9006', '"\\u0000"'],
    ['9012', '{}'],
    ['9006', '{"envelope":{"routingID":"messageDeliveryFailure"}}'],
  ])('refuses with %s what is no message', async (code, body) => {
    const answer = await leave(side, bearerOf(await tokenOf(side, client)), body);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code })]);
  });
});

test('nobody reads the list of providers without a token', async () => {
  expect((await atHub('/switching/v1/providers', {})).status).toBe(401);
});

test('a switch that is asked for after all tokens have expired is answered all the same', async () => {
  await moveClock(2 * TOKEN_LIFETIME_SECONDS * 1_000);
  const { asked, result } = await askForSwitch('8');
  expect(asked.status).toBe(201);
  await moveClock(0);
  await moveClock(2_000);
  expect(await result()).toMatchObject({ state: 'matched' });
});

test.each(['/test-tools/v1/clock', '/test-tools/v1/jobs/drain'])(
  '%s of the hub says what is wrong with no body',
  async (path) => {
    const answer = await atHub(path, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'validation.failed' })]);
  },
);
