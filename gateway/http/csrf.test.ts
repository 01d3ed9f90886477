import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, type TestBrowser, type TestGateway } from '../testing/gateway.ts';
import { issueCsrfToken } from './csrf-token.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

const path = '/client-tracking-context-api/client-sessions';
const body = { requestId: 'r', userConsentLevel: 'ESSENTIAL', features: [] };
const HEADER = 'X-XSRF-TOKEN';
const COOKIE = 'XSRF-TOKEN';

async function visitor(): Promise<TestBrowser> {
  const browser = site.browser();
  await browser.get('/v1/csrf');
  return browser;
}

async function write(browser: TestBrowser, headers?: Record<string, string>) {
  return (await browser.send('POST', path, body, headers)).status;
}

test('the token is in a cookie that the page can read, and asking for it needs no session (HT-03)', async () => {
  const { status, headers } = await site.browser().get('/v1/csrf');
  expect(status).toBe(204);
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`));
  expect(cookie).toBeDefined();
  expect(cookie).not.toMatch(/HttpOnly/i);
});

test('whoever asks for tokens has nothing stored, until a client session begins', async () => {
  const stored = async () =>
    (await site.database.db.execute<{ n: number }>('select count(*)::int as n from sessions')).rows[0]?.n ?? 0;
  const before = await stored();
  for (let n = 0; n < 20; n++) await site.browser().get('/v1/csrf');
  const browser = await visitor();
  await browser.get('/v1/csrf');
  expect(await stored()).toBe(before);
  const id = browser.cookies.get('sid');
  expect(await write(browser)).toBe(200);
  expect(await stored()).toBe(before + 1);
  expect(browser.cookies.get('sid')).toBe(id);
});

test('two tabs of a new visitor begin one session', async () => {
  const browser = await visitor();
  const token = { [HEADER]: browser.cookies.get(COOKIE) ?? '' };
  const begin = () =>
    browser.raw('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...token },
    });
  expect((await Promise.all([begin(), begin()])).map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ['made up', () => 'made-up'],
  ['not signed by us', (id: string) => `${id.slice(0, -4)}AAAA`],
  ['given a later beginning', (id: string) => id.replace(/^v\.\w+/, 'v.zzzzzz')],
])('a session id that is %s gets no token that lets a write through', async (_what, change) => {
  const browser = await visitor();
  const planted = change(browser.cookies.get('sid') ?? '');
  browser.cookies.set('sid', planted);
  const token = issueCsrfToken(site.deps.env.sessionSecret, planted);
  browser.cookies.set(COOKIE, token);
  expect(await write(browser, { [HEADER]: token })).toBe(403);
});

test('a token that was asked for and not used in half an hour is worth nothing', async () => {
  const browser = await visitor();
  site.clock.advance(1_801_000);
  expect(await write(browser)).toBe(403);
});

test('the token goes with its session, and is prolonged with it: alone it would have the next write refused', async () => {
  const ageOf = (headers: Headers, name: string) =>
    headers
      .getSetCookie()
      .find((line) => line.startsWith(`${name}=`))
      ?.match(/Max-Age=(\d+)/)?.[1];
  const browser = await visitor();
  await write(browser);
  site.clock.advance(90_000);
  const later = await browser.get('/member-api/v1/members/me');
  expect(ageOf(later.headers, 'sid')).toBe('1800');
  expect(ageOf(later.headers, COOKIE)).toBe('1800');
});

test('cookie and header together let a write through', async () => {
  expect(await write(await visitor())).toBe(200);
});

test('a write without the header is refused with 403 "Forbidden." (ER-07)', async () => {
  const { status, body: problem } = await (await visitor()).send('POST', path, body, { [HEADER]: '' });
  expect(status).toBe(403);
  expect(problem).toMatchObject({ code: 'csrf.invalid', message: 'Forbidden.' });
});

test('a write without the cookie is refused', async () => {
  const browser = await visitor();
  const token = browser.cookies.get(COOKIE) ?? '';
  browser.cookies.set(COOKIE, '');
  expect(await write(browser, { [HEADER]: token })).toBe(403);
});

test('a write goes through when another answer has replaced the cookie meanwhile: both tokens are the session’s', async () => {
  const browser = await visitor();
  const first = browser.cookies.get(COOKIE) ?? '';
  await browser.get('/v1/csrf');
  expect(browser.cookies.get(COOKIE)).not.toBe(first);
  expect(await write(browser, { [HEADER]: first })).toBe(200);
});

test('just after log-in a write goes through with the token that the log-in brought (HT-03)', async () => {
  const browser = await visitor();
  await browser.logInAs('100001');
  const brought = browser.cookies.get(COOKIE) ?? '';
  // Another tab asks for one in between.
  await browser.get('/v1/csrf');
  expect(browser.cookies.get(COOKIE)).not.toBe(brought);
  expect(await write(browser, { [HEADER]: brought })).toBe(200);
});

test('a token of another session in one of the two places is refused', async () => {
  const [attacker, victim] = [await visitor(), await visitor()];
  const [foreign, own] = [attacker.cookies.get(COOKIE) ?? '', victim.cookies.get(COOKIE) ?? ''];
  expect(await write(victim, { [HEADER]: foreign })).toBe(403);
  victim.cookies.set(COOKIE, foreign);
  expect(await write(victim, { [HEADER]: own })).toBe(403);
});

test.each(['x', 'x.y', '.', 'a.b.c', ''])('nonsense (%j) in both places is refused', async (token) => {
  const browser = await visitor();
  browser.cookies.set(COOKIE, token);
  expect(await write(browser, { [HEADER]: token })).toBe(403);
});

test('a token forged with another key is refused', async () => {
  const browser = await visitor();
  const forged = issueCsrfToken('another secret altogether, of 32 characters', browser.cookies.get('sid') ?? '');
  browser.cookies.set(COOKIE, forged);
  expect(await write(browser, { [HEADER]: forged })).toBe(403);
});

test('a token of another session, planted in cookie and header, is refused', async () => {
  const [attacker, victim] = [await visitor(), await visitor()];
  const token = attacker.cookies.get(COOKIE) ?? '';
  victim.cookies.set(COOKIE, token);
  expect(await write(victim, { [HEADER]: token })).toBe(403);
});

test('a token without a session is refused', async () => {
  const browser = await visitor();
  browser.cookies.delete('sid');
  expect(await write(browser)).toBe(403);
});

test('the token from before log-in is worth nothing after it', async () => {
  const browser = await visitor();
  const before = browser.cookies.get(COOKIE) ?? '';
  await browser.logInAs('100001');
  expect(await write(browser)).toBe(200);
  browser.cookies.set(COOKIE, before);
  expect(await write(browser, { [HEADER]: before })).toBe(403);
});

test('the token of a second tab stays valid when the first asks for another', async () => {
  const browser = await visitor();
  const secondTab = browser.cookies.get(COOKIE) ?? '';
  await browser.get('/v1/csrf');
  browser.cookies.set(COOKIE, secondTab);
  expect(await write(browser, { [HEADER]: secondTab })).toBe(200);
});

test('after log-out neither session nor token are left', async () => {
  const browser = await visitor();
  await browser.logInAs('100001');
  expect((await browser.send('POST', '/auth-api/v1/logout')).status).toBe(204);
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('a write that a page of another site starts is refused, whatever its token', async () => {
  expect(await write(await visitor(), { origin: 'http://elsewhere.example.com' })).toBe(403);
  expect(await write(await visitor(), { origin: 'null' })).toBe(403);
  expect(await write(await visitor(), { origin: 'http://site.example.com' })).toBe(200);
});

test('events of the network provider are signed and need no token', async () => {
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://site.example.com/broadband/v1/notification-events', {
    method: 'POST',
    body: '{}',
    headers,
  });
  const { status } = await site.gateway.fetch(request);
  expect(status).not.toBe(403);
});
