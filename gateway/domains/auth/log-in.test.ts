import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { seedMembers } from '../../seed/members.ts';
import { totpCodeAt, totpStepOf } from './totp.rules.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway({ ATTEMPTS_PER_ADDRESS: '15' });
  await seedMembers(site.deps.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.db.delete(attempts);
});

const alex = { email: sentinel('member').value, password: sentinel('member').also?.password ?? '' };
const robin = { email: sentinel('member-second-factor').value, password: alex.password };
const secret = sentinel('member-second-factor').also?.totpSecret ?? '';

const logIn = (browser: TestBrowser, given: object) => browser.send('POST', '/auth-api/v1/login', given);
const sendCode = (browser: TestBrowser, code: string) => browser.send('POST', '/auth-api/v1/login/totp', { code });
const me = (browser: TestBrowser) =>
  browser.get<{ id: string; lastLoginTime: string | null }>('/member-api/v1/members/me');

/** What the authenticator shows, so many steps from now. */
const codeShown = (steps = 0) => totpCodeAt(secret, totpStepOf(site.clock.now()) + steps);
const wrongCode = () => String((Number(codeShown()) + 500_000) % 1_000_000).padStart(6, '0');

test('a member logs in with e-mail and password, in any case (AU-10)', async () => {
  const browser = site.browser();
  const answer = await logIn(browser, { ...alex, email: 'Alex.Finch@Example.com' });
  expect(answer).toMatchObject({ status: 200, body: { memberId: '100001' } });
  expect((await me(browser)).body.id).toBe('100001');
});

test('logging in changes the session id', async () => {
  const browser = site.browser();
  await browser.get('/v1/csrf');
  const before = browser.cookies.get('sid');
  await logIn(browser, alex);
  expect(browser.cookies.get('sid')).toMatch(/.{43}/);
  expect(browser.cookies.get('sid')).not.toBe(before);
});

test('a member is shown the log-in before this one', async () => {
  await logIn(site.browser(), alex);
  const before = site.clock.now().toISOString();
  site.clock.advance(3_600_000);
  const browser = site.browser();
  await logIn(browser, alex);
  expect((await me(browser)).body.lastLoginTime).toBe(before);
});

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const wrong = await logIn(site.browser(), { ...alex, password: 'larkline-demo-2' });
  const unknown = await logIn(site.browser(), { ...alex, email: 'nobody@example.com' });
  for (const { status, body } of [wrong, unknown]) {
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'credentials.wrong', message: 'Email or password is wrong' });
  }
});

test('who leaves a field empty is told which', async () => {
  const { status, body } = await logIn(site.browser(), { email: '', password: '' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: [{ message: 'Email is required' }, { message: 'Password is required' }] });
});

test('after ten wrong passwords the account waits a quarter of an hour, even for the right one', async () => {
  for (let tries = 0; tries < 10; tries++) await logIn(site.browser(), { ...alex, password: 'wrong' });
  const refused = await logIn(site.browser(), alex);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBe(900);
  site.clock.advance(900_000);
  expect((await logIn(site.browser(), alex)).status).toBe(200);
});

test('whoever guesses from one network address does not lock the owner out, who is elsewhere', async () => {
  const from = (address: string, given: object) =>
    site.browser().send('POST', '/auth-api/v1/login', given, { 'X-Forwarded-For': address });
  for (let tries = 0; tries < 12; tries++) await from('192.0.2.66', { ...alex, password: 'wrong' });
  expect((await from('192.0.2.66', alex)).status).toBe(429);
  expect((await from('198.51.100.1', alex)).status).toBe(200);
});

test('one network address cannot try many accounts', async () => {
  for (let tries = 0; tries < 15; tries++)
    await logIn(site.browser(), { email: `a${tries}@example.com`, password: 'wrong' });
  expect((await logIn(site.browser(), alex)).status).toBe(429);
});

test('logging in rightly is never limited', async () => {
  for (let times = 0; times < 16; times++) expect((await logIn(site.browser(), alex)).status).toBe(200);
});

test('a member with an authenticator has no rights until the code is given (AU-04, AU-10)', async () => {
  const browser = site.browser();
  expect(await logIn(browser, robin)).toMatchObject({ status: 200, body: { mfaRequired: true } });
  expect((await me(browser)).status).toBe(401);
  site.clock.advance(60_000);
  expect(await sendCode(browser, codeShown())).toMatchObject({ status: 200, body: { memberId: '100002' } });
  expect((await me(browser)).body.id).toBe('100002');
});

test('each code works once, also for somebody who looked over the shoulder', async () => {
  site.clock.advance(60_000);
  const [first, second] = [site.browser(), site.browser()];
  await logIn(first, robin);
  await logIn(second, robin);
  const code = codeShown();
  const answers = await Promise.all([sendCode(first, code), sendCode(second, code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  site.clock.advance(60_000);
  await logIn(first, robin);
  expect((await sendCode(first, codeShown(1))).status).toBe(200);
  await logIn(second, robin);
  expect(await sendCode(second, codeShown())).toMatchObject({ status: 401, body: { code: 'totp.wrong' } });
});

test('a wrong code can be followed by the right one, until ten were wrong', async () => {
  site.clock.advance(120_000);
  const browser = site.browser();
  await logIn(browser, robin);
  expect(await sendCode(browser, wrongCode())).toMatchObject({ status: 401, body: { code: 'totp.wrong' } });
  expect((await sendCode(browser, codeShown())).status).toBe(200);
  site.clock.advance(120_000);
  await logIn(browser, robin);
  for (let tries = 0; tries < 9; tries++) await sendCode(browser, wrongCode());
  expect((await sendCode(browser, codeShown())).status).toBe(429);
});

test('a code that nobody asked for, or that comes after five minutes, starts again at log-in', async () => {
  const visitor = site.browser();
  expect(await sendCode(visitor, '123456')).toMatchObject({ status: 401, body: { code: 'totp.not-expected' } });
  const browser = site.browser();
  await logIn(browser, robin);
  site.clock.advance(301_000);
  browser.cookies.delete('XSRF-TOKEN');
  expect(await sendCode(browser, codeShown())).toMatchObject({ status: 401, body: { code: 'totp.not-expected' } });
});

test('a code of another form is told so', async () => {
  const { body } = await sendCode(site.browser(), '12345');
  expect(body).toMatchObject({
    fields: [{ path: 'body.code', message: 'Enter the 6-digit code, or a recovery code' }],
  });
});

test('logging out ends the session on the gateway and in the browser (AU-10)', async () => {
  const browser = site.browser();
  await logIn(browser, alex);
  const sid = browser.cookies.get('sid') ?? '';
  expect((await browser.send('POST', '/auth-api/v1/logout')).status).toBe(204);
  expect(browser.cookies.has('sid')).toBe(false);
  const thief = site.browser();
  thief.cookies.set('sid', sid);
  expect((await me(thief)).status).toBe(401);
});

test('logging out does nothing for a visitor', async () => {
  expect((await site.browser().send('POST', '/auth-api/v1/logout')).status).toBe(204);
});
