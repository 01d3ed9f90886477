import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { recoveryCodes as codesTable, secondFactorSetUps } from '../../db/schema/second-factor.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { newMember, password } from '../../testing/new-member.ts';
import { scheduleHousekeeping } from '../../housekeeping.ts';
import { totpCodeAt, totpStepOf } from './totp.rules.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.db.delete(attempts);
});

const own = '/member-api/v1/members/me/second-factor';
type SetUp = { key: string; uri: string };
type Codes = { recoveryCodes: string[] };

/** What the app shows, so many steps from now. */
const codeOf = (key: string, steps = 0) => totpCodeAt(key, totpStepOf(site.clock.now()) + steps);
const wrongCodeOf = (key: string) => String((Number(codeOf(key)) + 500_000) % 1_000_000).padStart(6, '0');
const typed = (recoveryCode = '') => recoveryCode.replaceAll('-', '');

const begin = (browser: TestBrowser, proof: object = { password }) =>
  browser.send<SetUp>('POST', `${own}/set-ups`, proof);
const confirm = (browser: TestBrowser, code: string) => browser.send<Codes>('PUT', own, { factorCode: code });
const remove = (browser: TestBrowser, proof: object) => browser.send('POST', `${own}/removal`, proof);
const stands = (browser: TestBrowser) => browser.get(own);
const me = (browser: TestBrowser) => browser.get<{ hasMfa: boolean }>('/member-api/v1/members/me');

/** A member who has switched it on a minute ago. */
async function carefulMember() {
  const { email, browser } = await newMember(site);
  const { key } = (await begin(browser)).body;
  const { recoveryCodes } = (await confirm(browser, codeOf(key))).body;
  site.clock.advance(60_000);
  return { email, browser, key, recoveryCodes };
}

async function givePassword(email: string): Promise<TestBrowser> {
  const browser = site.browser();
  expect(await browser.send('POST', '/auth-api/v1/login', { email, password })).toMatchObject({
    body: { mfaRequired: true },
  });
  return browser;
}
const giveCode = (browser: TestBrowser, code: string) => browser.send('POST', '/auth-api/v1/login/totp', { code });

async function lastMailTo(email: string) {
  const [mail] = await site.deps.outbox.sentTo(site.deps.db, email);
  return mail;
}

test('a member switches the second factor on with the first code of their app, and log-in asks for it (AU-10)', async () => {
  const { email, browser } = await newMember(site);
  expect(await stands(browser)).toMatchObject({ status: 200, body: { isOn: false, recoveryCodesLeft: 0 } });
  const { status, body } = await begin(browser);
  expect(status).toBe(200);
  site.clock.advance(1_000);
  expect(body.uri).toContain(`:${encodeURIComponent(email)}?secret=${body.key}`);
  expect((await me(browser)).body.hasMfa).toBe(false);
  const before = browser.cookies.get('sid');
  const confirmed = await confirm(browser, codeOf(body.key));
  expect(confirmed.status).toBe(200);
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
  expect(browser.cookies.get('sid')).not.toBe(before);
  expect((await me(browser)).body.hasMfa).toBe(true);
  expect(await stands(browser)).toMatchObject({ body: { isOn: true, recoveryCodesLeft: 10 } });
  const mail = await lastMailTo(email);
  expect(mail?.subject).toBe('You now log in with a code');
  expect(mail?.body).toContain('call us or chat with us at once: http://site.example.com/contact-us');
  expect(mail?.body).toContain('A new password alone won’t let you in');
  site.clock.advance(60_000);
  const again = await givePassword(email);
  expect((await giveCode(again, codeOf(body.key))).status).toBe(200);
});

test('the code that has confirmed a device logs nobody in after that', async () => {
  const { email, browser } = await newMember(site);
  const { key } = (await begin(browser)).body;
  const code = codeOf(key);
  await confirm(browser, code);
  expect(await giveCode(await givePassword(email), code)).toMatchObject({ status: 401, body: { code: 'totp.wrong' } });
});

test('a change ends every other session, and log-ins that wait for a code', async () => {
  const { email, browser } = await newMember(site);
  const other = site.browser();
  await other.send('POST', '/auth-api/v1/login', { email, password });
  const { key } = (await begin(browser)).body;
  expect((await me(other)).status).toBe(200);
  await confirm(browser, codeOf(key));
  expect((await me(other)).status).toBe(401);
  expect((await me(browser)).status).toBe(200);
});

test('nothing is set up without the password', async () => {
  const { browser } = await newMember(site);
  expect(await begin(browser, { password: 'wrong' })).toMatchObject({ status: 409, body: { code: 'password.wrong' } });
  expect(await confirm(browser, '123456')).toMatchObject({ status: 410, body: { code: 'set-up.expired' } });
});

test('a wrong first code can be followed by the right one, until ten were wrong', async () => {
  const { browser } = await newMember(site);
  const { key } = (await begin(browser)).body;
  for (let tries = 0; tries < 10; tries++)
    expect(await confirm(browser, wrongCodeOf(key))).toMatchObject({ status: 409, body: { code: 'totp.wrong' } });
  expect((await confirm(browser, codeOf(key))).status).toBe(429);
  site.clock.advance(900_000);
  const { key: another } = (await begin(browser)).body;
  await confirm(browser, wrongCodeOf(another));
  expect((await confirm(browser, codeOf(another))).status).toBe(200);
});

test('a set-up runs out after ten minutes, works once, and is forgotten', async () => {
  const { browser } = await newMember(site);
  const { key } = (await begin(browser)).body;
  site.clock.advance(600_000);
  expect(await confirm(browser, codeOf(key))).toMatchObject({ status: 410, body: { code: 'set-up.expired' } });
  await scheduleHousekeeping(site.deps);
  await site.drain();
  expect(await site.deps.db.select().from(secondFactorSetUps)).toEqual([]);
  const { key: another } = (await begin(browser)).body;
  const answers = await Promise.all([confirm(browser, codeOf(another)), confirm(browser, codeOf(another))]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the old device works until the new one has given its first code, and never again', async () => {
  const { email, browser, key, recoveryCodes } = await carefulMember();
  const moved = await begin(browser, { password, factorCode: codeOf(key) });
  expect(moved.status).toBe(200);
  site.clock.advance(60_000);
  expect((await giveCode(await givePassword(email), codeOf(key))).status).toBe(200);
  site.clock.advance(60_000);
  const confirmed = await confirm(browser, codeOf(moved.body.key));
  expect(confirmed.status).toBe(200);
  const mail = await lastMailTo(email);
  expect(mail?.subject).toBe('You now log in with a code from another device');
  expect(mail?.body).toContain('call us or chat with us at once: http://site.example.com/contact-us');
  site.clock.advance(60_000);
  const again = await givePassword(email);
  expect((await giveCode(again, codeOf(key))).status).toBe(401);
  expect((await giveCode(again, typed(recoveryCodes[0]))).status).toBe(401);
  expect((await giveCode(again, codeOf(moved.body.key))).status).toBe(200);
});

test('another device needs a code of the old one, or a recovery code', async () => {
  const { browser, key, recoveryCodes } = await carefulMember();
  const refused = { status: 409, body: { code: 'totp.wrong' } };
  expect(await begin(browser)).toMatchObject(refused);
  expect(await begin(browser, { password, factorCode: wrongCodeOf(key) })).toMatchObject(refused);
  expect((await begin(browser, { password, factorCode: typed(recoveryCodes[3]) })).status).toBe(200);
  expect(await stands(browser)).toMatchObject({ body: { recoveryCodesLeft: 9 } });
});

test('a member switches it off with password and code, is told, and is asked for the password alone', async () => {
  const { email, browser, key } = await carefulMember();
  const other = await givePassword(email);
  await giveCode(other, codeOf(key));
  site.clock.advance(60_000);
  expect(await remove(browser, { password: 'wrong', factorCode: codeOf(key) })).toMatchObject({
    status: 409,
    body: { code: 'password.wrong' },
  });
  expect((await remove(browser, { password, factorCode: codeOf(key) })).status).toBe(204);
  expect((await me(browser)).body.hasMfa).toBe(false);
  expect((await me(other)).status).toBe(401);
  const mail = await lastMailTo(email);
  expect(mail?.subject).toBe('You no longer log in with a code');
  expect(mail?.body).toContain('If this wasn’t you, choose another password now: http://site.example.com/auth/forgot');
  expect(await stands(browser)).toMatchObject({ body: { isOn: false, recoveryCodesLeft: 0 } });
  const again = await site.browser().send('POST', '/auth-api/v1/login', { email, password });
  expect(again.body).toHaveProperty('memberId');
});

test('switching off what is off changes nothing and writes no e-mail', async () => {
  const { email, browser } = await newMember(site);
  const before = browser.cookies.get('sid');
  expect((await remove(browser, { password })).status).toBe(204);
  expect(browser.cookies.get('sid')).toBe(before);
  expect((await lastMailTo(email))?.subject).not.toContain('log in with a code');
});

test('a recovery code logs in once, and its use is told by e-mail (AU-10)', async () => {
  const { email, recoveryCodes } = await carefulMember();
  const code = typed(recoveryCodes[0]);
  const [first, second] = [await givePassword(email), await givePassword(email)];
  const answers = await Promise.all([giveCode(first, code), giveCode(second, code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  const mail = await lastMailTo(email);
  expect(mail?.subject).toBe('A recovery code was used');
  expect(mail?.body).toContain('Codes left: 9');
  expect(mail?.body).not.toContain(recoveryCodes[0]);
});

test('another member’s recovery code opens nothing, and no table has one as it is typed', async () => {
  const [one, other] = [await carefulMember(), await carefulMember()];
  expect((await giveCode(await givePassword(one.email), typed(other.recoveryCodes[0]))).status).toBe(401);
  const stored = JSON.stringify(await site.deps.db.select().from(codesTable));
  expect(one.recoveryCodes.filter((code) => stored.includes(typed(code)))).toEqual([]);
});

test('guesses are counted together, at log-in and where the second factor is changed', async () => {
  const { email, browser, key } = await carefulMember();
  for (let tries = 0; tries < 5; tries++) await begin(browser, { password, factorCode: wrongCodeOf(key) });
  const waiting = await givePassword(email);
  for (let tries = 0; tries < 5; tries++) await giveCode(waiting, '0123456789AB');
  expect((await giveCode(waiting, codeOf(key))).status).toBe(429);
  expect((await remove(browser, { password, factorCode: codeOf(key) })).status).toBe(429);
});

test('the tenth wrong code is told by e-mail, once a day: whoever is asked for a code has given the password', async () => {
  const { email, key } = await carefulMember();
  const guess = async (times: number) => {
    const waiting = await givePassword(email);
    for (let tries = 0; tries < times; tries++) await giveCode(waiting, wrongCodeOf(key));
    await site.drain();
  };
  const told = async () =>
    (await site.deps.outbox.sentTo(site.deps.db, email)).filter(({ subject }) => subject?.includes('wrong codes'));
  await guess(9);
  expect(await told()).toEqual([]);
  await guess(3);
  expect(await told()).toHaveLength(1);
  expect((await told())[0]?.body).toContain('somebody knows your password');
  site.clock.advance(900_000);
  await guess(10);
  expect(await told()).toHaveLength(1);
  site.clock.advance(24 * 3_600_000);
  await guess(10);
  expect(await told()).toHaveLength(2);
});

test('a visitor is asked to log in, and a code of another form is told so', async () => {
  const visitor = site.browser();
  for (const answer of [await stands(visitor), await begin(visitor), await confirm(visitor, '123456')])
    expect(answer).toMatchObject({ status: 401, body: { code: 'session.missing' } });
  const { browser } = await newMember(site);
  expect((await remove(browser, { password, factorCode: '7kqm-2xwd-9htf' })).body).toMatchObject({
    fields: [{ path: 'body.factorCode', message: 'Enter the 6-digit code, or a recovery code' }],
  });
});
