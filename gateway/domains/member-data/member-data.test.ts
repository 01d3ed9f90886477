import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { newCustomer, type Customer } from '../../contract-proof/journeys.ts';
import { banners } from '../../db/schema/banners.ts';
import { members } from '../../db/schema/members.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import { haveEverything } from '../../testing/member-data.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { newMember } from '../../testing/new-member.ts';
import { withoutKeys } from './told-data.views.ts';

type MemberData = components['schemas']['MemberData'];

const address = '/member-api/v1/members/me/data';

let site: TestGateway;
let rowan: Customer;
let ash: Customer;
beforeAll(async () => {
  site = await siteWithHomes();
  rowan = await newCustomer(site, 'Rowan');
  ash = await newCustomer(site, 'Ash');
  await haveEverything(site, rowan);
  await haveEverything(site, ash);
});
afterAll(() => site.close());

const download = async (browser: TestBrowser): Promise<MemberData> => {
  const { status, body } = await browser.get<MemberData>(address);
  expect(status).toBe(200);
  return body;
};

test('a member downloads all that is held of them as a file with the brand and the day in its name', async () => {
  const { headers } = await rowan.browser.get(address);
  expect(headers.get('content-disposition')).toBe('attachment; filename="testbrand-data-2026-11-23.json"');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the file is laid out for people, too', async () => {
  const response = await site.gateway.fetch(
    new Request(`http://site.example.com${address}`, {
      headers: { cookie: `sid=${rowan.browser.cookies.get('sid')}` },
    }),
  );
  expect((await response.text()).split('\n').slice(0, 4)).toEqual([
    '{',
    `  "madeAt": "${site.clock.now().toISOString()}",`,
    '  "member": {',
    `    "id": "${rowan.memberId}",`,
  ]);
});

test('it has what the pages show, and what none of them does', async () => {
  const data = await download(rowan.browser);
  expect(data.member).toMatchObject({ email: rowan.email, lastName: 'Archer', birthDate: '1988-04-12' });
  expect(data.sessions).toMatchObject([{ isThisOne: true, consentLevel: 'ESSENTIAL' }]);
  expect(data.orders.map(({ order, paid }) => [order.key, paid])).toEqual([[rowan.ordered.orderKey, false]]);
  expect(data.orders[0]?.contractSummaryDocId).toBe(rowan.ordered.docId);
  const ordered = data.plans.find(({ plan }) => plan.id === rowan.ordered.planId);
  const draft = data.plans.find(({ plan }) => plan.id === rowan.open.planId);
  expect(ordered).toMatchObject({ planStatus: 'ORDERED', orderId: rowan.ordered.orderId, meshWifi: true });
  expect(draft).toMatchObject({ planStatus: 'DRAFT', orderId: null, contract: null });
  expect(ordered?.visits.map(({ visitType }) => visitType).toSorted()).toEqual(['IN_HOME', 'PRE_WORK']);
  expect(ordered?.documents.map(({ kind }) => kind).toSorted()).toEqual(['contract-information', 'contract-summary']);
  expect(ordered?.changes).toMatchObject([{ state: 'TAKEN_BACK', displayName: expect.any(String) }]);
  expect(data.bills).toMatchObject([{ id: rowan.billId, lines: [{ kind: 'PLAN' }, { kind: 'ADD_ON' }] }]);
  expect(data.switches.map(({ switch: { switchType } }) => switchType).toSorted()).toEqual([
    'GAINING',
    'GAINING',
    'GAINING',
    'LOSING',
  ]);
  expect(data.messages.map(({ subject }) => subject)).toContain('Welcome to Testbrand');
  expect(data.notifications).toMatchObject({ orders: { email: true, sms: false }, optedInAt: expect.any(String) });
});

describe('nothing of anybody else is in it', () => {
  const namesOf = (customer: Customer): string[] => {
    const { email, memberId, failedSwitchId, bannerId, billId, faultId, pauseId, sessionId, open, ordered } = customer;
    const things = [failedSwitchId, bannerId, billId, faultId, pauseId, sessionId];
    return [email, memberId, ...things, ...[open, ordered].flatMap((journey) => Object.values<string>({ ...journey }))];
  };

  test('one member’s file names none of another’s things', async () => {
    const [own, foreign] = [JSON.stringify(await download(rowan.browser)), JSON.stringify(await download(ash.browser))];
    const isNamed = (text: string) => (name: string) => text.includes(`"${name}"`);
    expect(namesOf(rowan).filter((name) => !isNamed(own)(name))).toEqual([]);
    expect(namesOf(rowan).filter(isNamed(foreign))).toEqual([]);
    expect(namesOf(ash).filter(isNamed(own))).toEqual([]);
  });

  test('who makes an account with the email of somebody who has registered interest does not read who that is', async () => {
    const email = 'not-yet-a-member@example.com';
    const interest = { firstName: 'Wren', email, address: { lines: ['9 Quiet Close'], postcode: 'LK1 1AB' } };
    expect((await site.browser().send('POST', '/broadband/v1/prospects', interest)).status).toBe(201);
    const thief = site.browser();
    const person = {
      firstName: 'Thief',
      lastName: 'Archer',
      birthDate: '1988-04-12',
      password: 'correct horse battery',
    };
    expect((await thief.send('POST', '/auth-api/v1/register', { ...person, email })).status).toBe(201);
    // Neither does registering it again, for the same home.
    expect((await thief.send('POST', '/broadband/v1/prospects', interest)).status).toBe(201);
    const text = JSON.stringify(await download(thief));
    expect(text).not.toContain('Quiet Close');
    expect(text).not.toContain('Wren');
  });

  test('interest that a member registers for somebody else is not theirs', async () => {
    const { browser } = await newMember(site);
    const interest = { firstName: 'Aunt', email: 'aunt@example.com', address: { lines: ['9 Quiet Close'] } };
    await browser.send('POST', '/broadband/v1/prospects', interest);
    expect((await download(browser)).interest).toEqual([]);
  });

  test('a visitor gets none (AU-02)', async () => {
    expect((await site.browser().get(address)).status).toBe(401);
  });
});

describe('no secret is in it', () => {
  test('no hash, no secret of an app, no key of a session, and not the cookie', async () => {
    await site.deps.db.update(members).set({ totpSecret: 'JBSWY3DPEHPK3PXP' });
    const text = JSON.stringify(await download(rowan.browser));
    await site.deps.db.update(members).set({ totpSecret: null });
    const rows = await site.deps.db.select().from(members);
    const keys = await site.deps.db.select({ key: sessions.key }).from(sessions);
    const secrets = [
      'JBSWY3DPEHPK3PXP',
      ...rows.map(({ passwordHash }) => passwordHash),
      ...keys.map(({ key }) => key),
      `hash of a code of ${rowan.memberId}`,
      ...rowan.browser.cookies.values(),
    ];
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('the email with the link to a new password is in it, and the link opens nothing', async () => {
    const { email, browser } = await newMember(site);
    await site.browser().send('POST', '/auth-api/v1/password-resets', { email });
    await site.drain();
    const [mail] = await site.deps.outbox.sentTo(site.deps.db, email);
    const token = /token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    const data = await download(browser);
    const found = data.messages.find(({ subject }) => subject === 'Choose a new password');
    expect(found).toMatchObject({ recipient: email });
    expect(found?.body).toContain('/auth/reset-password?token=(left out)');
    expect(JSON.stringify(data)).not.toContain(token);
  });

  test('the site does not show again what is about the way in (OR-09)', async () => {
    const { browser } = await newMember(site);
    const { member, messages } = await download(browser);
    expect(messages.map(({ subject }) => subject)).toEqual(['Welcome to Testbrand']);
    const shown = await browser.get(`/broadband/v1/members/${String(member.id)}/messages`);
    expect(shown).toMatchObject({ status: 200, body: { messages: [] } });
  });

  test.each([
    ['https://x.example.com/a?token=abc', 'https://x.example.com/a?token=(left out)'],
    ['https://x.example.com/a?b=1&token=abc#c', 'https://x.example.com/a?b=1&token=(left out)#c'],
    ['https://x.example.com/a#KEY=abc and more', 'https://x.example.com/a#KEY=(left out) and more'],
    ['https://x.example.com/a?docId=abc', 'https://x.example.com/a?docId=abc'],
  ])('%s is written %s', (body, kept) => {
    expect(withoutKeys(body)).toBe(kept);
  });
});

test('all of it is as of one moment, however much changes while it is read', async () => {
  const { email, browser } = await newMember(site);
  const { db } = site.deps;
  const member = (await db.select().from(members)).find((row) => row.email === email);
  const memberId = String(member?.id);
  const at = site.clock.now();
  const isRead = new AbortController();
  const change = async () => {
    for (let count = 0; !isRead.signal.aborted; count++)
      await db.transaction(async (tx) => {
        const about = { topic: `${count}`, title: 'Hello', content: '', variant: 'info', dismissible: true } as const;
        await tx
          .insert(banners)
          .values({ memberId, ...about, showHelpBody: false, showHelpText: false, createdAt: at });
        const note = { channel: 'sms', recipient: '07700 900101', body: 'Hello' } as const;
        await site.deps.outbox.post(tx, { memberId, ...note });
      });
  };
  const changing = change();
  const counts: [number, number][] = [];
  for (let turn = 0; turn < 8; turn++) {
    const data = await download(browser);
    counts.push([data.banners.length, data.messages.filter(({ body }) => body === 'Hello').length]);
  }
  isRead.abort();
  await changing;
  expect(new Set(counts.map(([shown]) => shown)).size).toBeGreaterThan(3);
  expect(counts.filter(([shown, sent]) => shown !== sent)).toEqual([]);
});

test('a member downloads it ten times an hour, and what others do does not count', async () => {
  const { browser } = await newMember(site);
  const { browser: other } = await newMember(site);
  for (let turn = 0; turn < 10; turn++) await download(browser);
  const refused = await browser.get(address);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBe(3_600);
  await download(other);
  site.clock.advance(1_700_000);
  await browser.get('/member-api/v1/members/me');
  expect((await browser.get(address)).status).toBe(429);
  site.clock.advance(1_700_000);
  await browser.get('/member-api/v1/members/me');
  site.clock.advance(300_000);
  await download(browser);
});

test('who shares a busy connection is told of the connection, and not of downloads that they have not made', async () => {
  const shared = await siteWithHomes({ ATTEMPTS_PER_ADDRESS: '3' });
  try {
    const { browser: busy } = await newMember(shared);
    const { browser } = await newMember(shared);
    for (let turn = 0; turn < 3; turn++) await download(busy);
    expect(await browser.get(address)).toMatchObject({ status: 429, body: { code: 'rate.limited-address' } });
  } finally {
    await shared.close();
  }
});
