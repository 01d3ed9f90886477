import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/gateway.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

const SESSIONS = '/client-tracking-context-api/client-sessions';
const start = { requestId: 'tracking-1', userConsentLevel: 'FULL', features: [] };

async function currentMember(browser: ReturnType<TestGateway['browser']>) {
  const answer = await browser.send<{ currentMemberId: string | null }>('POST', SESSIONS, start);
  return answer.body.currentMemberId;
}

test('a visitor has no member (SC-01)', async () => {
  expect(await currentMember(site.browser())).toBeNull();
});

test('a session is known by an opaque cookie that scripts cannot read, and stored by its hash only', async () => {
  const browser = site.browser();
  const { headers } = await browser.get('/v1/csrf');
  await browser.send('POST', SESSIONS, start);
  const cookie = headers.getSetCookie().find((line) => line.startsWith('sid='));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const id = browser.cookies.get('sid') ?? '';
  expect(id.length).toBeGreaterThanOrEqual(43);
  const { rows } = await site.database.db.execute(`select count(*)::int as n from sessions where key like '%${id}%'`);
  expect(rows).toEqual([{ n: 0 }]);
});

test('logging in changes the id, so that one planted before it is worth nothing', async () => {
  const browser = site.browser();
  await browser.get('/v1/csrf');
  const planted = site.browser();
  for (const [name, value] of browser.cookies) planted.cookies.set(name, value);
  await browser.logInAs('100001');
  expect(await currentMember(browser)).toBe('100001');
  planted.cookies.delete('XSRF-TOKEN');
  expect(await currentMember(planted)).toBeNull();
});

test('who logs in before their session has begun stays logged in, though that answer comes last (AU-10, SC-01)', async () => {
  const browser = site.browser();
  await browser.get('/v1/csrf');
  const begun = await browser.send('POST', SESSIONS, start);
  expect(begun.headers.getSetCookie()).toEqual([]);
  expect((await browser.send('POST', SESSIONS, start)).headers.getSetCookie()).toEqual([]);
});

test('a session ends after 1800 seconds without use (SC-03), and is prolonged by use', async () => {
  const browser = site.browser();
  await browser.logInAs('100002');
  site.clock.advance(1_700_000);
  expect(await currentMember(browser)).toBe('100002');
  site.clock.advance(1_700_000);
  expect(await currentMember(browser)).toBe('100002');
  site.clock.advance(1_801_000);
  browser.cookies.delete('XSRF-TOKEN');
  expect(await currentMember(browser)).toBeNull();
});

test('a session ends twelve hours after log-in, however much it is used', async () => {
  const browser = site.browser();
  await browser.logInAs('100002');
  for (let at = 0; at < 12 * 60; at += 20) {
    expect(await currentMember(browser)).toBe('100002');
    site.clock.advance(20 * 60_000);
  }
  browser.cookies.delete('XSRF-TOKEN');
  expect(await currentMember(browser)).toBeNull();
});

test('the longest life of a session is a setting', async () => {
  const short = await createTestGateway({ SESSION_LONGEST_SECONDS: '60' });
  const browser = short.browser();
  await browser.logInAs('100002');
  expect(await currentMember(browser)).toBe('100002');
  short.clock.advance(61_000);
  browser.cookies.delete('XSRF-TOKEN');
  const member = await currentMember(browser);
  await short.close();
  expect(member).toBeNull();
});

test('the session keeps the tracking id and the consent level over log-in (SC-04)', async () => {
  const browser = site.browser();
  await browser.send('POST', SESSIONS, start);
  await browser.logInAs('100003');
  const { rows } = await site.database.db.execute(
    `select request_id, consent_level from sessions where member_id = '100003'`,
  );
  expect(rows).toEqual([{ request_id: 'tracking-1', consent_level: 'FULL' }]);
});

test('on https the cookies are sent on https only, and bound to the host', async () => {
  const secure = await createTestGateway({ HOST_URL: 'https://site.example.com' });
  const { headers } = await secure.browser().get('/v1/csrf');
  await secure.close();
  const lines = headers.getSetCookie();
  expect(lines.find((line) => line.startsWith('__Host-sid='))).toMatch(/Secure/);
  expect(lines.find((line) => line.startsWith('XSRF-TOKEN='))).toMatch(/Secure/);
});

test('calls for members answer a visitor 401 "Unauthorised" (ER-07)', async () => {
  const { status, body } = await site.browser().get('/member-api/v1/members/me');
  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'session.missing', message: 'Unauthorised' });
});
