import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { scheduleHousekeeping } from '../../housekeeping.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { newMember } from '../../testing/new-member.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { seedMembers } from '../../seed/members.ts';
import { seedPasswordResets } from '../../seed/password-resets.ts';
import { totpCodeAt, totpStepOf } from './totp.rules.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway({ ATTEMPTS_PER_ADDRESS: '15' });
  await seedMembers(site.deps.db);
  await seedPasswordResets(site.deps.db, site.clock.now());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.db.delete(attempts);
});

const MINUTE_MS = 60_000;
const robin = sentinel('member-second-factor').value;
const newPassword = 'a brand new password';

const ask = (email: string, more: object = {}, browser: TestBrowser = site.browser()) =>
  browser.send('POST', '/auth-api/v1/password-resets', { email, ...more });
const lookUp = (token: string) => site.browser().send('POST', '/auth-api/v1/password-resets/look-up', { token });
const set = (token: string, password = newPassword, browser: TestBrowser = site.browser()) =>
  browser.send('POST', '/auth-api/v1/password-resets/password', { token, password });
const logIn = (email: string, password: string, browser: TestBrowser = site.browser()) =>
  browser.send('POST', '/auth-api/v1/login', { email, password });
const me = (browser: TestBrowser) => browser.get('/member-api/v1/members/me');
const mailsTo = (email: string) => site.deps.outbox.sentTo(site.deps.db, email);

/** The newest link that somebody was sent; asks for one first. */
async function linkOf(email: string, more: object = {}): Promise<string> {
  // No other e-mail was sent at the same moment.
  site.clock.advance(1_000);
  expect(await ask(email, more)).toMatchObject({ status: 204 });
  await site.drain();
  const [mail] = await mailsTo(email);
  return /\/auth\/reset-password\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('a forgotten password (AU-10)', () => {
  test('is replaced by the link in the e-mail; the old one is refused, the new one logs in', async () => {
    const { email, password } = await newMember(site);
    const token = await linkOf(email, { returnTo: '/choose-plan' });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await lookUp(token)).toMatchObject({ status: 200, body: { email, returnTo: '/choose-plan' } });
    expect((await set(token)).status).toBe(204);
    expect(await logIn(email, password)).toMatchObject({ status: 401 });
    expect(await logIn(email, newPassword)).toMatchObject({ status: 200 });
  });

  test('costs every session of the member, and tells them by e-mail', async () => {
    const { email, browser } = await newMember(site);
    const other = await newMember(site);
    expect((await me(browser)).status).toBe(200);
    const token = await linkOf(email);
    site.clock.advance(1_000);
    await set(token);
    expect((await me(browser)).status).toBe(401);
    expect((await me(other.browser)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.body).toContain('http://site.example.com/auth/forgot-password');
  });

  test('takes the cookies of the browser that was still logged in', async () => {
    const { email, browser } = await newMember(site);
    expect((await set(await linkOf(email), newPassword, browser)).status).toBe(204);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  test('ends a log-in that waits for its second factor; the factor itself stays', async () => {
    const waiting = site.browser();
    await logIn(robin, sentinel('member-second-factor').also?.password ?? '', waiting);
    await set(await linkOf(robin));
    // Its anti-forgery token went with the session.
    waiting.cookies.delete('XSRF-TOKEN');
    const secret = sentinel('member-second-factor').also?.totpSecret ?? '';
    const code = totpCodeAt(secret, totpStepOf(site.clock.now()));
    expect(await waiting.send('POST', '/auth-api/v1/login/totp', { code })).toMatchObject({
      status: 401,
      body: { code: 'totp.not-expected' },
    });
    expect(await logIn(robin, newPassword)).toMatchObject({ status: 200, body: { mfaRequired: true } });
  });

  test('opens an account that too many wrong passwords had closed', async () => {
    const { email } = await newMember(site);
    for (let tries = 0; tries < 11; tries++) await logIn(email, 'wrong');
    expect((await logIn(email, 'wrong')).status).toBe(429);
    await set(await linkOf(email));
    expect((await logIn(email, newPassword)).status).toBe(200);
  });
});

describe('a link (AU-10)', () => {
  test('works once, also for two browsers at the same moment', async () => {
    const { email } = await newMember(site);
    const token = await linkOf(email);
    const answers = await Promise.all([set(token), set(token, 'another new password')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
    expect(await set(token)).toMatchObject({ status: 410, body: { code: 'reset-link.used' } });
    expect(await lookUp(token)).toMatchObject({ status: 410, body: { code: 'reset-link.used' } });
  });

  test('works for one hour', async () => {
    const { email, password } = await newMember(site);
    const token = await linkOf(email);
    site.clock.advance(59 * MINUTE_MS);
    expect((await lookUp(token)).status).toBe(200);
    site.clock.advance(MINUTE_MS);
    expect(await lookUp(token)).toMatchObject({ status: 410, body: { code: 'reset-link.expired' } });
    expect(await set(token)).toMatchObject({ status: 410, body: { code: 'reset-link.expired' } });
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('works beside a newer one until one of them is used', async () => {
    const { email } = await newMember(site);
    const older = await linkOf(email);
    const newer = await linkOf(email);
    expect(newer).not.toBe(older);
    expect((await set(older)).status).toBe(204);
    expect(await set(newer)).toMatchObject({ status: 410, body: { code: 'reset-link.used' } });
  });

  test('that was made up is unknown', async () => {
    expect(await lookUp('made-up')).toMatchObject({ status: 404, body: { code: 'reset-link.unknown' } });
    expect(await set('made-up')).toMatchObject({ status: 404, body: { code: 'reset-link.unknown' } });
  });

  test.each([
    ['reset-link-expired', 'reset-link.expired'],
    ['reset-link-used', 'reset-link.used'],
  ] as const)('of the list for testers, %s, answers %s', async (id, code) => {
    expect(await lookUp(sentinel(id).value)).toMatchObject({ status: 410, body: { code } });
  });

  test('of the list for testers works', async () => {
    expect(await lookUp(sentinel('reset-link-works').value)).toMatchObject({
      status: 200,
      body: { email: sentinel('member-sparse').value },
    });
  });

  test('is in the database as a hash only', async () => {
    const { email } = await newMember(site);
    const token = await linkOf(email);
    expect(JSON.stringify(await site.deps.db.select().from(passwordResets))).not.toContain(token);
    expect(JSON.stringify((await site.deps.db.execute('select * from jobs')).rows)).not.toContain(token);
  });

  test('is forgotten a month after it ran out', async () => {
    const { email } = await newMember(site);
    const token = await linkOf(email);
    site.clock.advance(32 * 24 * 60 * MINUTE_MS);
    await scheduleHousekeeping(site.deps);
    await site.drain();
    expect(await lookUp(token)).toMatchObject({ status: 404 });
    expect(await lookUp(sentinel('reset-link-used').value)).toMatchObject({ status: 410 });
  });
});

describe('who asks for a link', () => {
  test('gets one answer, whether there is an account or not, and only an account gets an e-mail', async () => {
    const { email } = await newMember(site);
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    for (const answer of [known, unknown]) expect(answer).toMatchObject({ status: 204, body: undefined });
    await site.drain();
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Choose a new password');
  });

  test('has nothing looked up before the answer, so its time tells nothing either', async () => {
    const { email } = await newMember(site);
    await ask(email);
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Choose a new password');
  });

  test('gets it at the address of the account, however theirs was typed', async () => {
    const { email } = await newMember(site);
    await ask(email.toUpperCase());
    await site.drain();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Choose a new password');
  });

  test.each(['an account', 'no account'])(
    'is stopped after five times in a quarter of an hour, with %s',
    async (who) => {
      const email = who === 'an account' ? (await newMember(site)).email : 'nobody.else@example.com';
      for (let times = 0; times < 5; times++) expect((await ask(email)).status).toBe(204);
      expect(await ask(email)).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
      site.clock.advance(15 * MINUTE_MS);
      expect((await ask(email)).status).toBe(204);
    },
  );

  test('for many accounts from one network address is stopped, too', async () => {
    for (let times = 0; times < 15; times++) await ask(`guess${times}@example.com`);
    expect((await ask('guess16@example.com')).status).toBe(429);
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/a b'])(
    'cannot have it lead back to %s',
    async (returnTo) => {
      expect(await ask('nobody@example.com', { returnTo })).toMatchObject({ status: 400 });
    },
  );

  test('is told when that is no e-mail address', async () => {
    for (const email of ['', 'reed'])
      expect((await ask(email)).body).toMatchObject({ fields: [{ path: 'body.email' }] });
  });
});

test('a new password follows the rules of the first one', async () => {
  const { email } = await newMember(site);
  const token = await linkOf(email);
  expect(await set(token, 'eleven sign')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'body.password', message: 'Use at least 12 characters' }] },
  });
  expect((await set(token, '')).body).toMatchObject({
    fields: [{ path: 'body.password', message: 'Password is required' }],
  });
});
