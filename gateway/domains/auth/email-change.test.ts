import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { newMember, password } from '../../testing/new-member.ts';
import { totpCodeAt, totpStepOf } from './totp.rules.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.db.delete(attempts);
});

const own = '/member-api/v1/members/me/email-change';
const factor = '/member-api/v1/members/me/second-factor';

let people = 0;
const anotherEmail = () => `plover${++people}@example.com`;

const ask = (browser: TestBrowser, email: string, more: object = {}) =>
  browser.send<{ email: string; requestedAt: string; expiresAt: string }>('POST', own, { email, password, ...more });
const pending = async (browser: TestBrowser) => (await browser.get<{ pending: unknown }>(own)).body.pending;
const mailsTo = (email: string) => site.deps.outbox.sentTo(site.deps.db, email);

describe('a member asks for another email address (AU-10)', () => {
  test('and it waits for its link: nothing has changed, and the profile says what waits', async () => {
    const { email, browser } = await newMember(site);
    const next = anotherEmail();
    expect(await pending(browser)).toBeNull();
    const now = site.clock.now();
    const change = {
      email: next,
      requestedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 86_400_000).toISOString(),
    };
    expect(await ask(browser, next)).toMatchObject({ status: 200, body: change });
    expect(await pending(browser)).toEqual(change);
    expect((await browser.get('/member-api/v1/members/me')).body).toMatchObject({ email });
  });

  test('the new address gets the link; the address of now is told, without the new one and without the link', async () => {
    const { email, browser } = await newMember(site);
    const next = anotherEmail();
    site.clock.advance(1_000);
    await ask(browser, next);
    const [link] = await mailsTo(next);
    expect(link?.subject).toBe('Confirm your email address');
    expect(link?.body).toMatch(/http:\/\/site\.example\.com\/auth\/confirm-email\?token=[\w-]{43}\n/);
    const [told] = await mailsTo(email);
    expect(told?.subject).toBe('Somebody asked to change your email address');
    expect(told?.body).toContain('http://site.example.com/auth/forgot-password');
    expect(told?.body).not.toContain(next);
    expect(told?.body).not.toContain('token');
    // What opens something is not among what a member may read again on the site.
    expect([link?.isListed, told?.isListed]).toEqual([false, false]);
  });

  test('nobody is told of a request that is refused', async () => {
    const { email, browser } = await newMember(site);
    const next = anotherEmail();
    const before = (await mailsTo(email)).length;
    expect(await ask(browser, next, { password: 'another password' })).toMatchObject({
      status: 409,
      body: { code: 'password.wrong' },
    });
    expect(await mailsTo(next)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(before);
    expect(await pending(browser)).toBeNull();
  });

  test('who has this address already is told so, however it is typed', async () => {
    const { email, browser } = await newMember(site);
    for (const same of [email, email.toUpperCase()])
      expect(await ask(browser, same)).toMatchObject({ status: 409, body: { code: 'email.same' } });
  });

  test('an address of another member is refused, to whoever has given their password', async () => {
    const { browser } = await newMember(site);
    const { email: taken } = await newMember(site);
    expect(await ask(browser, taken, { password: 'wrong' })).toMatchObject({ body: { code: 'password.wrong' } });
    expect(await ask(browser, taken.toUpperCase())).toMatchObject({ status: 409, body: { code: 'email.taken' } });
  });

  test.each([
    [{ email: 'plover' }, 'body.email', 'Enter an email address, like name@example.com'],
    [{ email: '' }, 'body.email', 'Email is required'],
    [{ password: '' }, 'body.password', 'Password is required'],
    [{ factorCode: '12' }, 'body.factorCode', 'Enter the 6-digit code, or a recovery code'],
  ])('%o is told at its field', async (typed, path, message) => {
    const { browser } = await newMember(site);
    expect(await ask(browser, anotherEmail(), typed)).toMatchObject({
      status: 400,
      body: { fields: [{ path, message }] },
    });
  });

  test('a visitor has none to ask for', async () => {
    const visitor = site.browser();
    expect((await ask(visitor, anotherEmail())).status).toBe(401);
    expect((await visitor.get(own)).status).toBe(401);
    expect((await visitor.send('DELETE', own)).status).toBe(401);
  });

  test('nobody sees what another member has asked for', async () => {
    const [one, other] = [await newMember(site), await newMember(site)];
    await ask(one.browser, anotherEmail());
    expect(await pending(other.browser)).toBeNull();
    expect((await other.browser.send('DELETE', own)).status).toBe(204);
    expect(await pending(one.browser)).not.toBeNull();
  });
});

test('two requests at the same moment leave one address that waits (AU-10)', async () => {
  const { browser } = await newMember(site);
  const emails = [anotherEmail(), anotherEmail()];
  const answers = await Promise.all(emails.map((email) => ask(browser, email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const links = await Promise.all(
    emails.map(async (email) => /token=(\S+)/.exec((await mailsTo(email))[0]?.body ?? '')?.[1] ?? ''),
  );
  const looked = await Promise.all(
    links.map((token) =>
      site.browser().send<{ email: string }>('POST', '/auth-api/v1/email-changes/look-up', { token }),
    ),
  );
  expect(looked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect(await pending(browser)).toMatchObject({ email: looked.find(({ status }) => status === 200)?.body.email });
});

describe('a member with a second factor (AU-10)', () => {
  async function withFactor() {
    const member = await newMember(site);
    const { key } = (await member.browser.send<{ key: string }>('POST', `${factor}/set-ups`, { password })).body;
    const code = () => totpCodeAt(key, totpStepOf(site.clock.now()));
    const { recoveryCodes } = (
      await member.browser.send<{ recoveryCodes: string[] }>('PUT', factor, { factorCode: code() })
    ).body;
    site.clock.advance(60_000);
    return { ...member, code, recoveryCode: (recoveryCodes[0] ?? '').replaceAll('-', '') };
  }
  const left = async (browser: TestBrowser) =>
    (await browser.get<{ recoveryCodesLeft: number }>(factor)).body.recoveryCodesLeft;

  test('gives a code as well, which works once', async () => {
    const { browser, code } = await withFactor();
    const next = anotherEmail();
    for (const more of [{}, { factorCode: '000000' }])
      expect(await ask(browser, next, more)).toMatchObject({ status: 409, body: { code: 'totp.wrong' } });
    const factorCode = code();
    expect((await ask(browser, next, { factorCode })).status).toBe(200);
    expect(await ask(browser, next, { factorCode })).toMatchObject({ status: 409, body: { code: 'totp.wrong' } });
  });

  test('may give a recovery code, which is spent with the request and told by e-mail', async () => {
    const { email, browser, recoveryCode } = await withFactor();
    site.clock.advance(1_000);
    expect((await ask(browser, anotherEmail(), { factorCode: recoveryCode })).status).toBe(200);
    expect(await left(browser)).toBe(9);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code was used');
  });

  test('spends no code on a request that is refused', async () => {
    const { email, browser, recoveryCode } = await withFactor();
    const { email: taken } = await newMember(site);
    for (const refused of [email, taken])
      expect((await ask(browser, refused, { factorCode: recoveryCode })).status).toBe(409);
    expect(await left(browser)).toBe(10);
  });

  test('has ten tries at codes, wherever they are asked for', async () => {
    const { browser, code } = await withFactor();
    const wrong = { password, factorCode: '000000' };
    for (let tries = 0; tries < 5; tries++) await browser.send('POST', `${factor}/removal`, wrong);
    for (let tries = 0; tries < 5; tries++)
      expect((await ask(browser, anotherEmail(), { factorCode: '000000' })).status).toBe(409);
    expect(await ask(browser, anotherEmail(), { factorCode: code() })).toMatchObject({
      status: 429,
      body: { code: 'rate.limited' },
    });
  });

  test('may be refused an address as often as they like: a right code is no guess', async () => {
    const { email, browser, code } = await withFactor();
    for (let tries = 0; tries < 9; tries++)
      expect((await ask(browser, anotherEmail(), { factorCode: '000000' })).status).toBe(409);
    for (let tries = 0; tries < 12; tries++)
      expect(await ask(browser, email, { factorCode: code() })).toMatchObject({ body: { code: 'email.same' } });
    expect((await ask(browser, anotherEmail(), { factorCode: code() })).status).toBe(200);
  });

  test('has every wrong code counted, whatever the address would be refused for', async () => {
    const { email, browser, code } = await withFactor();
    for (let tries = 0; tries < 10; tries++)
      expect(await ask(browser, email, { factorCode: '000000' })).toMatchObject({ body: { code: 'totp.wrong' } });
    expect((await ask(browser, email, { factorCode: code() })).status).toBe(429);
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('A recovery code was used');
  });
});

describe('how often', () => {
  test('five e-mails to other addresses in a quarter of an hour are enough', async () => {
    const { browser } = await newMember(site);
    for (let times = 0; times < 5; times++) expect((await ask(browser, anotherEmail())).status).toBe(200);
    expect(await ask(browser, anotherEmail())).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
    site.clock.advance(15 * 60_000);
    expect((await ask(browser, anotherEmail())).status).toBe(200);
  });

  test('a member does not find out who else is one by trying addresses', async () => {
    const { browser } = await newMember(site);
    const { email: taken } = await newMember(site);
    for (let times = 0; times < 5; times++) expect((await ask(browser, taken)).status).toBe(409);
    expect((await ask(browser, taken)).status).toBe(429);
  });

  test('passwords are guessed ten times, as where the password is changed', async () => {
    const { browser } = await newMember(site);
    for (let tries = 0; tries < 10; tries++)
      expect((await ask(browser, anotherEmail(), { password: 'wrong' })).status).toBe(409);
    expect((await ask(browser, anotherEmail())).status).toBe(429);
    const change = { currentPassword: password, newPassword: 'a brand new password' };
    expect((await browser.send('PUT', '/member-api/v1/members/me/password', change)).status).toBe(429);
  });
});
