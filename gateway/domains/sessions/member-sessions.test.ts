import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { newMember, password } from '../../testing/new-member.ts';

type MemberSessions = components['schemas']['MemberSessions'];

const own = '/member-api/v1/members/me/sessions';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

const list = async (browser: TestBrowser) => (await browser.get<MemberSessions>(own)).body.sessions;
const end = (browser: TestBrowser, id: string) => browser.send('DELETE', `${own}/${id}`);
const me = async (browser: TestBrowser) => (await browser.get('/member-api/v1/members/me')).status;

/** Logs in with the password, from another browser. */
async function logIn(email: string, headers: Record<string, string> = {}): Promise<TestBrowser> {
  const browser = site.browser();
  expect((await browser.send('POST', '/auth-api/v1/login', { email, password }, headers)).status).toBe(200);
  return browser;
}

/** The session that this browser is in, as its member sees it. */
async function idOf(browser: TestBrowser): Promise<string> {
  const [first] = await list(browser);
  return first?.id ?? '';
}

test('a member is told where they are logged in: this session first, then the one that was used last first', async () => {
  const { email, browser: first } = await newMember(site);
  site.clock.advance(120_000);
  const phone = await logIn(email, { 'user-agent': chrome });
  site.clock.advance(120_000);
  const third = await logIn(email);
  site.clock.advance(120_000);
  await me(phone);
  site.clock.advance(30_000);
  const all = await list(first);
  expect(all.map(({ id }) => id)).toEqual([await idOf(first), await idOf(phone), await idOf(third)]);
  expect(all.map(({ isThisOne }) => isThisOne)).toEqual([true, false, false]);
  const began = new Date(site.clock.now().getTime() - 390_000);
  expect(all[1]).toMatchObject({
    browser: 'Chrome',
    system: 'Android',
    loggedInAt: new Date(began.getTime() + 120_000).toISOString(),
    lastUsedAt: new Date(began.getTime() + 360_000).toISOString(),
  });
  expect(all[0]).toMatchObject({ browser: null, system: null, loggedInAt: began.toISOString() });
});

test('the id of a session opens nothing, and neither it nor the cookie is told by the other', async () => {
  const { browser } = await newMember(site);
  const [session] = await list(browser);
  const [row] = await site.deps.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, session?.id ?? ''));
  expect(JSON.stringify(session)).not.toContain(row?.key);
  const thief = site.browser();
  thief.cookies.set('sid', session?.id ?? '');
  expect(await me(thief)).toBe(401);
});

test('of the browser a word is kept and no more, however long or hostile its header is', async () => {
  const { email, browser } = await newMember(site);
  await logIn(email, { 'user-agent': `Evil<script>/1.0 ${'x'.repeat(7_000)}` });
  await logIn(email, { 'user-agent': `${chrome} ${'\u00E9\u00FF'.repeat(2_000)}` });
  const rows = await list(browser);
  const words = rows.map((row) => `${row.browser} on ${row.system}`);
  expect(words.toSorted()).toEqual(['Chrome on Android', 'null on null', 'null on null']);
});

test('of a visitor nothing of the kind is kept', async () => {
  const visitor = site.browser();
  const start = { requestId: 'visitor-with-a-browser', userConsentLevel: 'ESSENTIAL', features: [] };
  await visitor.send('POST', '/client-tracking-context-api/client-sessions', start, { 'user-agent': chrome });
  const rows = await site.deps.db.select().from(sessions).where(eq(sessions.requestId, start.requestId));
  expect(rows.map(({ browser, system }) => [browser, system])).toEqual([[null, null]]);
});

test('a session that has run out is in no list, and can’t be ended', async () => {
  const { email, browser } = await newMember(site);
  const other = await logIn(email);
  const id = await idOf(other);
  for (let minutes = 0; minutes < 40; minutes += 10) {
    site.clock.advance(600_000);
    await me(browser);
  }
  expect(await list(browser)).toHaveLength(1);
  expect(await end(browser, id)).toMatchObject({ status: 404, body: { code: 'session.not-found' } });
});

test('a session that is ended elsewhere finds a 401 with its next call', async () => {
  const { email, browser } = await newMember(site);
  const other = await logIn(email);
  expect(await me(other)).toBe(200);
  expect((await end(browser, await idOf(other))).status).toBe(204);
  expect(await me(other)).toBe(401);
  expect(await me(browser)).toBe(200);
  expect(await list(browser)).toHaveLength(1);
});

test('sent twice, from two tabs at once, a session is ended once: the other hears that it is gone', async () => {
  const { email, browser } = await newMember(site);
  const id = await idOf(await logIn(email));
  const statuses = (await Promise.all([end(browser, id), end(browser, id)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404]);
});

test('this session isn’t ended so: there is the log-out for it', async () => {
  const { browser } = await newMember(site);
  expect(await end(browser, await idOf(browser))).toMatchObject({
    status: 409,
    body: { code: 'session.current', message: 'You’re using this one. Log out instead.' },
  });
  expect(await me(browser)).toBe(200);
});

test('somebody else’s session, one that has ended and one that never was look alike (HT-06)', async () => {
  const { email, browser } = await newMember(site);
  const { browser: stranger } = await newMember(site);
  const ended = await logIn(email);
  const endedId = await idOf(ended);
  await ended.send('POST', '/auth-api/v1/logout');
  const never = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c9999';
  const answers = await Promise.all([idOf(stranger), endedId, never].map(async (id) => end(browser, await id)));
  const told = answers.map(({ status, body }) => JSON.stringify({ status, body: { ...Object(body), requestId: '' } }));
  expect(new Set(told).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'session.not-found' } });
  expect(await me(stranger)).toBe(200);
});

test('what can be no session’s id is refused in words', async () => {
  const { browser } = await newMember(site);
  expect(await end(browser, 'this-one')).toMatchObject({ status: 400, body: { message: 'Invalid session ID' } });
});

test('who logs out everywhere is logged out here too, and strangers are not', async () => {
  const { email, browser } = await newMember(site);
  const other = await logIn(email);
  const { browser: stranger } = await newMember(site);
  const before = new Map(browser.cookies);
  const { status, headers } = await browser.send('DELETE', own);
  expect(status).toBe(204);
  expect(headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(2);
  expect([...browser.cookies.keys()]).toEqual([]);
  for (const [name, value] of before) browser.cookies.set(name, value);
  expect([await me(browser), await me(other), await me(stranger)]).toEqual([401, 401, 200]);
});

test('a log-in that waits for its code is over then, too (AU-10)', async () => {
  const { email, browser } = await newMember(site);
  const row = {
    requestId: 'r',
    consentLevel: 'FULL',
    createdAt: site.clock.now(),
    lastUsedAt: site.clock.now(),
  } as const;
  const [mine] = await site.deps.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, await idOf(browser)));
  const expiresAt = new Date(site.clock.now().getTime() + 300_000);
  await site.deps.db
    .insert(sessions)
    .values({ ...row, key: `waits-${email}`, pendingMemberId: mine?.memberId ?? '', expiresAt });
  expect(await list(browser)).toHaveLength(1);
  await browser.send('DELETE', own);
  const left = await site.deps.db
    .select()
    .from(sessions)
    .where(eq(sessions.pendingMemberId, mine?.memberId ?? ''));
  expect(left).toEqual([]);
});
