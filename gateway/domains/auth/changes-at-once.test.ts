import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { newMember, password } from '../../testing/new-member.ts';
import { totpCodeAt, totpStepOf } from './totp.rules.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const newPassword = 'a brand new password';
const own = '/member-api/v1/members/me/second-factor';
const mine = '/member-api/v1/members/me/sessions';
type Codes = { recoveryCodes: string[] };

const codeOf = (key: string) => totpCodeAt(key, totpStepOf(site.clock.now()));
const begin = (browser: TestBrowser, proof: object = { password }) =>
  browser.send<{ key: string }>('POST', `${own}/set-ups`, proof);
const confirm = (browser: TestBrowser, code: string) => browser.send<Codes>('PUT', own, { factorCode: code });
const remove = (browser: TestBrowser, proof: object) => browser.send('POST', `${own}/removal`, proof);
const changePassword = (browser: TestBrowser) =>
  browser.send('PUT', '/member-api/v1/members/me/password', { currentPassword: password, newPassword });
const logIn = (browser: TestBrowser, email: string) => browser.send('POST', '/auth-api/v1/login', { email, password });
const giveCode = (browser: TestBrowser, code: string) => browser.send('POST', '/auth-api/v1/login/totp', { code });
const stands = (browser: TestBrowser) => browser.get<{ isOn: boolean; recoveryCodesLeft: number }>(own);
const me = (browser: TestBrowser) => browser.get('/member-api/v1/members/me');

async function switchOn(browser: TestBrowser) {
  const { key } = (await begin(browser)).body;
  const { recoveryCodes } = (await confirm(browser, codeOf(key))).body;
  site.clock.advance(60_000);
  return { key, recoveryCodes: recoveryCodes.map((code) => code.replaceAll('-', '')) };
}

type Moment = 'before its check' | 'after its check';

/** Has a change come and be over while the next call of the kind is at its check. */
function during(action: string, moment: Moment, change: () => Promise<unknown>): void {
  const { attempts } = site.deps;
  const asItIs = attempts.begin.bind(attempts);
  let isNext = true;
  vi.spyOn(attempts, 'begin').mockImplementation(async (...given) => {
    const attempt = await asItIs(...given);
    if (given[0] !== action || !isNext) return attempt;
    isNext = false;
    if (moment === 'before its check') await change();
    const succeeded = async () => {
      if (moment === 'after its check') await change();
      await attempt.succeeded();
    };
    return { ...attempt, succeeded };
  });
}

test('a log-in whose password is right still owes the code that is switched on at that moment', async () => {
  const { email, browser } = await newMember(site);
  const { key } = (await begin(browser)).body;
  during('log-in', 'after its check', () => confirm(browser, codeOf(key)));
  const other = site.browser();
  expect((await logIn(other, email)).body).toEqual({ mfaRequired: true });
  expect((await me(other)).status).toBe(401);
  expect((await me(browser)).status).toBe(200);
});

test('a log-in with a password that is changed at that moment is refused', async () => {
  const { email, browser } = await newMember(site);
  during('log-in', 'after its check', () => changePassword(browser));
  const other = site.browser();
  expect(await logIn(other, email)).toMatchObject({ status: 401, body: { code: 'credentials.wrong' } });
  expect((await me(other)).status).toBe(401);
});

test.each<[string, (browser: TestBrowser, key: string) => Promise<unknown>]>([
  ['the password is changed', (browser) => changePassword(browser)],
  ['the second factor is switched off', (browser, key) => remove(browser, { password, factorCode: codeOf(key) })],
])('a log-in that waits for its code is over when %s, also for a code that is on its way', async (_, change) => {
  const { email, browser } = await newMember(site);
  const { key, recoveryCodes } = await switchOn(browser);
  const other = site.browser();
  await logIn(other, email);
  during('totp', 'before its check', () => change(browser, key));
  expect(await giveCode(other, recoveryCodes[0] ?? '')).toMatchObject({
    status: 401,
    body: { code: 'totp.not-expected' },
  });
  expect((await me(other)).status).toBe(401);
});

test('a second factor is not switched off by a password that is changed at that moment', async () => {
  const { email, browser } = await newMember(site);
  const { key, recoveryCodes } = await switchOn(browser);
  const other = site.browser();
  await logIn(other, email);
  await giveCode(other, codeOf(key));
  during('own-password', 'after its check', () => changePassword(other));
  const refused = await remove(browser, { password, factorCode: recoveryCodes[0] });
  expect(refused).toMatchObject({ status: 409, body: { code: 'password.wrong' } });
  expect(await stands(other)).toMatchObject({ status: 200, body: { isOn: true, recoveryCodesLeft: 10 } });
});

test('a device is set up by a password that holds until then', async () => {
  const { email, browser } = await newMember(site);
  const other = site.browser();
  await logIn(other, email);
  during('own-password', 'after its check', () => changePassword(other));
  expect(await begin(browser)).toMatchObject({ status: 409, body: { code: 'password.wrong' } });
});

test('a device that is being set up does not outlive the password that it was begun with', async () => {
  const { browser } = await newMember(site);
  const { key } = (await begin(browser)).body;
  await changePassword(browser);
  expect(await confirm(browser, codeOf(key))).toMatchObject({ status: 410, body: { code: 'set-up.expired' } });
});

test('a device that is being set up does not outlive the second factor that it was to replace', async () => {
  const { browser } = await newMember(site);
  const { key, recoveryCodes } = await switchOn(browser);
  const another = (await begin(browser, { password, factorCode: codeOf(key) })).body.key;
  await remove(browser, { password, factorCode: recoveryCodes[0] });
  expect(await confirm(browser, codeOf(another))).toMatchObject({ status: 410, body: { code: 'set-up.expired' } });
  expect(await stands(browser)).toMatchObject({ body: { isOn: false } });
});

test('a recovery code is spent with the change that it is for, or not at all', async () => {
  const { browser } = await newMember(site);
  const { recoveryCodes } = await switchOn(browser);
  vi.spyOn(site.deps.sessions, 'endAllOf').mockRejectedValueOnce(new Error('the database is gone'));
  expect((await remove(browser, { password, factorCode: recoveryCodes[0] })).status).toBe(500);
  expect(await stands(browser)).toMatchObject({ body: { isOn: true, recoveryCodesLeft: 10 } });
  expect((await remove(browser, { password, factorCode: recoveryCodes[0] })).status).toBe(204);
});

/** Logs the member out everywhere but on another device, as its member does who mistrusts it. */
async function endElsewhere(email: string, code?: string) {
  const other = site.browser();
  await logIn(other, email);
  if (code !== undefined) await giveCode(other, code);
  const { sessions } = (await other.get<{ sessions: { id: string; isThisOne: boolean }[] }>(mine)).body;
  for (const { id } of sessions.filter(({ isThisOne }) => !isThisOne))
    expect((await other.send('DELETE', `${mine}/${id}`)).status).toBe(204);
  return other;
}

test('a session that is ended elsewhere comes back by no change of password of its own at that moment', async () => {
  const { email, browser } = await newMember(site);
  during('own-password', 'after its check', () => endElsewhere(email));
  expect(await changePassword(browser)).toMatchObject({ status: 401, body: { code: 'session.missing' } });
  expect((await me(browser)).status).toBe(401);
  // The password is the one of before.
  expect((await logIn(site.browser(), email)).status).toBe(200);
});

test('nor by a second factor that it switches on', async () => {
  const { email, browser } = await newMember(site);
  const { key } = (await begin(browser)).body;
  let other = site.browser();
  during('totp-set-up', 'before its check', async () => {
    other = await endElsewhere(email);
  });
  expect(await confirm(browser, codeOf(key))).toMatchObject({ status: 401, body: { code: 'session.missing' } });
  expect((await me(browser)).status).toBe(401);
  expect(await stands(other)).toMatchObject({ body: { isOn: false, recoveryCodesLeft: 0 } });
});

test('nor by one that it switches off, and its code is not spent', async () => {
  const { email, browser } = await newMember(site);
  const { key, recoveryCodes } = await switchOn(browser);
  let other = site.browser();
  during('own-password', 'after its check', async () => {
    other = await endElsewhere(email, codeOf(key));
  });
  const refused = await remove(browser, { password, factorCode: recoveryCodes[0] });
  expect(refused).toMatchObject({ status: 401, body: { code: 'session.missing' } });
  expect((await me(browser)).status).toBe(401);
  expect(await stands(other)).toMatchObject({ body: { isOn: true, recoveryCodesLeft: 10 } });
});

test('a change and a log-out from elsewhere at the same moment wait for each other', async () => {
  for (let n = 0; n < 5; n++) {
    const { email, browser } = await newMember(site);
    const other = site.browser();
    await logIn(other, email);
    const [changed, ended] = await Promise.all([changePassword(browser), other.send('DELETE', mine)]);
    const outcomes = [changed.status, ended.status];
    // Whichever came first ended the session of the other one.
    expect([
      [204, 401],
      [204, 204],
      [401, 204],
    ]).toContainEqual(outcomes);
    if (changed.status === 401) expect((await me(browser)).status).toBe(401);
  }
});
