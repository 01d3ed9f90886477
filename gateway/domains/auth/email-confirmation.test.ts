import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { emailChanges } from '../../db/schema/email-changes.ts';
import { scheduleHousekeeping } from '../../housekeeping.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { seedEmailChanges } from '../../seed/email-changes.ts';
import { seedMembers } from '../../seed/members.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { newMember, password } from '../../testing/new-member.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
  await seedMembers(site.deps.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.db.delete(attempts);
  vi.restoreAllMocks();
});

const HOUR_MS = 3_600_000;
const own = '/member-api/v1/members/me/email-change';

let people = 0;
const anotherEmail = () => `sandpiper${++people}@example.com`;

const lookUp = (token: string) => site.browser().send('POST', '/auth-api/v1/email-changes/look-up', { token });
const confirm = (token: string, typed = password) =>
  site.browser().send('POST', '/auth-api/v1/email-changes/confirmation', { token, password: typed });
const logIn = (email: string, typed = password) =>
  site.browser().send('POST', '/auth-api/v1/login', { email, password: typed });
const me = (browser: TestBrowser) => browser.get<{ email: string }>('/member-api/v1/members/me');
const mailsTo = (email: string) => site.deps.outbox.sentTo(site.deps.db, email);

/** The link that a member is sent to an address. */
async function linkTo(email: string, browser: TestBrowser): Promise<string> {
  // No other e-mail was sent at the same moment.
  site.clock.advance(1_000);
  expect(await browser.send('POST', own, { email, password })).toMatchObject({ status: 200 });
  const [mail] = await mailsTo(email);
  return /\/auth\/confirm-email\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function asking() {
  const member = await newMember(site);
  const next = anotherEmail();
  return { ...member, next, token: await linkTo(next, member.browser) };
}

const used = { status: 410, body: { code: 'email-link.used' } };
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('a link that confirms another email address (AU-10)', () => {
  test('tells the address and changes nothing, however often it is opened', async () => {
    const { email, browser, next, token } = await asking();
    for (let times = 0; times < 2; times++)
      expect(await lookUp(token)).toMatchObject({ status: 200, body: { email: next } });
    expect((await me(browser)).body.email).toBe(email);
  });

  test('confirmed on any device: the new address logs in, the old one no more, and sessions stay', async () => {
    const { email, browser, next, token } = await asking();
    expect((await confirm(token)).status).toBe(204);
    expect((await logIn(next.toUpperCase())).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
    expect((await me(browser)).body.email).toBe(next);
    expect((await browser.get<{ pending: unknown }>(own)).body.pending).toBeNull();
  });

  test('frees the old address for somebody else', async () => {
    const { email, token } = await asking();
    await confirm(token);
    const names = { firstName: 'Sanderling', lastName: 'Archer', birthDate: '1988-04-12' };
    const joined = await site.browser().send('POST', '/auth-api/v1/register', { email, password, ...names });
    expect(joined.status).toBe(201);
  });

  test('the address of before is told when it is done, without the new one, and what to do', async () => {
    const { email, next, token } = await asking();
    site.clock.advance(1_000);
    await confirm(token);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your email address was changed');
    expect(mail?.body).toContain('http://site.example.com/contact-us');
    expect(mail?.body).not.toContain(next);
  });

  test('voids links to a new password that went to the old address', async () => {
    const { email, token } = await asking();
    site.clock.advance(1_000);
    await site.browser().send('POST', '/auth-api/v1/password-resets', { email });
    await site.drain();
    const [mail] = await mailsTo(email);
    const reset = /reset-password\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    await confirm(token);
    const looked = await site.browser().send('POST', '/auth-api/v1/password-resets/look-up', { token: reset });
    expect(looked).toMatchObject({ status: 410, body: { code: 'reset-link.used' } });
  });

  test('a link to a new password that was asked for before is not sent to the old address after it', async () => {
    const { email, token } = await asking();
    await site.browser().send('POST', '/auth-api/v1/password-resets', { email });
    await confirm(token);
    await site.drain();
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Choose a new password');
  });

  test('works once, also for two browsers at the same moment', async () => {
    const { token } = await asking();
    expect(statuses(await Promise.all([confirm(token), confirm(token)]))).toEqual([204, 410]);
    expect(await confirm(token)).toMatchObject(used);
    expect(await lookUp(token)).toMatchObject(used);
  });

  test('works for 24 hours', async () => {
    const { email, token } = await asking();
    site.clock.advance(24 * HOUR_MS - 1);
    expect((await lookUp(token)).status).toBe(200);
    site.clock.advance(1);
    for (const answer of [await lookUp(token), await confirm(token)])
      expect(answer).toMatchObject({ status: 410, body: { code: 'email-link.expired' } });
    const browser = site.browser();
    expect((await browser.send('POST', '/auth-api/v1/login', { email, password })).status).toBe(200);
    expect((await browser.get<{ pending: unknown }>(own)).body.pending).toBeNull();
  });

  test('works no more once another one is asked for', async () => {
    const { browser, token } = await asking();
    const newer = anotherEmail();
    const newest = await linkTo(newer, browser);
    for (const answer of [await lookUp(token), await confirm(token)]) expect(answer).toMatchObject(used);
    expect((await confirm(newest)).status).toBe(204);
    expect((await me(browser)).body.email).toBe(newer);
  });

  test('works no more once the request is taken back, which may be done twice', async () => {
    const { email, browser, token } = await asking();
    for (let times = 0; times < 2; times++) expect((await browser.send('DELETE', own)).status).toBe(204);
    for (const answer of [await lookUp(token), await confirm(token)]) expect(answer).toMatchObject(used);
    expect((await me(browser)).body.email).toBe(email);
  });

  test('works no more once the password is changed: that is what the owner of a taken account does', async () => {
    const { browser, token } = await asking();
    const change = { currentPassword: password, newPassword: 'a brand new password' };
    expect((await browser.send('PUT', '/member-api/v1/members/me/password', change)).status).toBe(204);
    for (const answer of [await lookUp(token), await confirm(token)]) expect(answer).toMatchObject(used);
  });

  test('that was made up is unknown', async () => {
    for (const answer of [await lookUp('made-up'), await confirm('made-up')])
      expect(answer).toMatchObject({ status: 404, body: { code: 'email-link.unknown' } });
  });

  test('is in the database as a hash only', async () => {
    const { token } = await asking();
    expect(JSON.stringify(await site.deps.db.select().from(emailChanges))).not.toContain(token);
    expect(JSON.stringify((await site.deps.db.execute('select * from jobs')).rows)).not.toContain(token);
  });

  test('is forgotten a month after it ran out', async () => {
    await seedEmailChanges(site.deps.db, site.clock.now());
    const { token } = await asking();
    site.clock.advance(32 * 24 * HOUR_MS);
    await scheduleHousekeeping(site.deps);
    await site.drain();
    expect(await lookUp(token)).toMatchObject({ status: 404 });
    expect(await lookUp(sentinel('email-link-used').value)).toMatchObject(used);
  });
});

describe('the link alone confirms nothing, as a slip of the finger sends it to a stranger (AU-10)', () => {
  test('a wrong password is refused, and the link stays as it was', async () => {
    const { email, browser, token } = await asking();
    expect(await confirm(token, 'another password')).toMatchObject({ status: 409, body: { code: 'password.wrong' } });
    expect((await me(browser)).body.email).toBe(email);
    expect((await confirm(token)).status).toBe(204);
  });

  test('no password is refused at its field', async () => {
    const { token } = await asking();
    expect(await confirm(token, '')).toMatchObject({ status: 400, body: { fields: [{ path: 'body.password' }] } });
  });

  test('passwords cannot be guessed with it: the tenth wrong one is the last', async () => {
    const { email, browser, token } = await asking();
    for (let times = 0; times < 10; times++) expect((await confirm(token, 'another password')).status).toBe(409);
    expect(await confirm(token)).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
    expect((await me(browser)).body.email).toBe(email);
  });

  test('who chooses another password at the same moment has ended the link', async () => {
    const { email, browser, token } = await asking();
    const changed = browser.send('PUT', '/member-api/v1/members/me/password', {
      currentPassword: password,
      newPassword: 'a brand new password',
    });
    const answers = [await confirm(token, 'a brand new password'), await changed, await confirm(token)];
    expect(answers[1]?.status).toBe(204);
    expect(answers[2]).toMatchObject(used);
    expect((await me(browser)).body.email).toBe(email);
  });
});

describe('an address that somebody else takes first (AU-10)', () => {
  test('by joining: the link is refused and stays as it was', async () => {
    const { email, next, token } = await asking();
    const names = { firstName: 'Sanderling', lastName: 'Archer', birthDate: '1988-04-12' };
    await site.browser().send('POST', '/auth-api/v1/register', { email: next, password, ...names });
    for (let times = 0; times < 2; times++)
      expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email.taken' } });
    expect((await lookUp(token)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Your email address was changed');
  });

  test('two members who confirm the same address at the same moment: one gets it', async () => {
    const [one, other] = [await asking(), await newMember(site)];
    const token = await linkTo(one.next, other.browser);
    const answers = await Promise.all([confirm(one.token), confirm(token)]);
    expect(statuses(answers)).toEqual([204, 409]);
    const emails = [(await me(one.browser)).body.email, (await me(other.browser)).body.email];
    expect(emails.filter((email) => email === one.next)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'email.taken' });
  });
});

describe('at the moment of the change', () => {
  /** Has the address confirmed while the next log-in is at its check. */
  function confirmDuring(action: string, token: string) {
    const asItIs = site.deps.attempts.begin.bind(site.deps.attempts);
    let isAsked = false;
    vi.spyOn(site.deps.attempts, 'begin').mockImplementation(async (...given) => {
      const attempt = await asItIs(...given);
      if (given[0] !== action || isAsked) return attempt;
      isAsked = true;
      const succeeded = async () => {
        expect((await confirm(token)).status).toBe(204);
        await attempt.succeeded();
      };
      return { ...attempt, succeeded };
    });
  }

  test('a log-in by the old address is refused', async () => {
    const { email, token } = await asking();
    confirmDuring('log-in', token);
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'credentials.wrong' } });
  });

  test('a request with another address finds the change done, and waits for its own link', async () => {
    const { browser, next, token } = await asking();
    confirmDuring('own-password', token);
    const newest = anotherEmail();
    expect((await browser.send('POST', own, { email: newest, password })).status).toBe(200);
    vi.restoreAllMocks();
    expect((await me(browser)).body.email).toBe(next);
    expect((await mailsTo(next)).map(({ subject }) => subject)).toContain(
      'Somebody asked to change your email address',
    );
  });
});

describe('a link of the list for testers', () => {
  beforeAll(() => seedEmailChanges(site.deps.db, site.clock.now()));

  test.each([
    ['email-link-expired', 'email-link.expired'],
    ['email-link-used', 'email-link.used'],
  ] as const)('%s answers %s', async (id, code) => {
    expect(await lookUp(sentinel(id).value)).toMatchObject({ status: 410, body: { code } });
  });

  test('email-link-taken is refused when it is confirmed', async () => {
    const { value } = sentinel('email-link-taken');
    expect(await lookUp(value)).toMatchObject({ status: 200, body: { email: sentinel('member').value } });
    const typed = sentinel('member-sparse').also?.password;
    expect(await confirm(value, typed)).toMatchObject({ status: 409, body: { code: 'email.taken' } });
  });

  test('email-link-works works once after each start, which gives the member their own address back', async () => {
    const { value } = sentinel('email-link-works');
    const sparse = sentinel('member-sparse');
    const demo = (email: string) => logIn(email, sparse.also?.password);
    for (let starts = 0; starts < 2; starts++) {
      expect(await confirm(value, sparse.also?.password)).toMatchObject({ status: 204 });
      expect((await demo('jo.wagtail@example.com')).status).toBe(200);
      expect((await demo(sparse.value)).status).toBe(401);
      await seedMembers(site.deps.db);
      await seedEmailChanges(site.deps.db, site.clock.now());
      expect((await demo(sparse.value)).status).toBe(200);
    }
  });
});
