import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { newMember, password } from '../../testing/new-member.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.db.delete(attempts);
});

const newPassword = 'a brand new password';

const change = (browser: TestBrowser, given: object = { currentPassword: password, newPassword }) =>
  browser.send('PUT', '/member-api/v1/members/me/password', given);
const logIn = (email: string, typed: string, browser: TestBrowser = site.browser()) =>
  browser.send('POST', '/auth-api/v1/login', { email, password: typed });
const me = (browser: TestBrowser) => browser.get('/member-api/v1/members/me');

test('a member changes their password and stays logged in here, under another session id (AU-10)', async () => {
  const { email, browser } = await newMember(site);
  const before = browser.cookies.get('sid');
  expect((await change(browser)).status).toBe(204);
  expect(browser.cookies.get('sid')).not.toBe(before);
  expect((await me(browser)).status).toBe(200);
  expect((await logIn(email, password)).status).toBe(401);
  expect((await logIn(email, newPassword)).status).toBe(200);
});

test('every other session ends, links to a new password as well, and the member is told by e-mail', async () => {
  const { email, browser } = await newMember(site);
  const other = site.browser();
  await logIn(email, password, other);
  site.clock.advance(1_000);
  await other.send('POST', '/auth-api/v1/password-resets', { email });
  await site.drain();
  const [link] = await site.deps.outbox.sentTo(site.deps.db, email);
  const token = /token=(\S+)/.exec(link?.body ?? '')?.[1] ?? '';
  site.clock.advance(1_000);
  await change(browser);
  expect((await me(other)).status).toBe(401);
  const reset = await site.browser().send('POST', '/auth-api/v1/password-resets/look-up', { token });
  expect(reset).toMatchObject({ status: 410, body: { code: 'reset-link.used' } });
  const [mail] = await site.deps.outbox.sentTo(site.deps.db, email);
  expect(mail?.subject).toBe('Your password was changed');
});

test('a wrong current password changes nothing, and guessing ends after ten tries', async () => {
  const { email, browser } = await newMember(site);
  for (let tries = 0; tries < 10; tries++)
    expect(await change(browser, { currentPassword: 'wrong', newPassword })).toMatchObject({
      status: 409,
      body: { code: 'password.wrong' },
    });
  expect((await change(browser)).status).toBe(429);
  expect((await logIn(email, password)).status).toBe(200);
});

test('the new password follows the rules of the first one', async () => {
  const { browser } = await newMember(site);
  expect(await change(browser, { currentPassword: password, newPassword: 'eleven sign' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'body.newPassword', message: 'Use at least 12 characters' }] },
  });
});
