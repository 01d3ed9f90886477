import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { members } from '../../db/schema/members.ts';
import { seedMembers } from '../../seed/members.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
  await seedMembers(site.deps.db);
});
afterAll(() => site.close());

async function memberSeenBy(memberId: string) {
  const browser = site.browser();
  await browser.logInAs(memberId);
  return browser.get<Record<string, unknown>>('/member-api/v1/members/me');
}

test('a member sees all 25 fields of their own record (AU-04, Annex B)', async () => {
  const { status, body } = await memberSeenBy('100001');
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'id, mvneId, title, originalMemberName, memberName, email, firstName, lastName, msisdn, alternativePhoneNumber',
      'hasActiveSim, tcVersion, birthDate, memberSince, notifyPromotions, marketingOptIn, marketingPrefsServicePlus',
      'marketingPrefsProducts, marketingPrefs3PartiesInternal, marketingPrefs3PartiesExternal, marketingPrefsPostal',
      'memberNameConfirmed, hasMfa, lastLoginTime, addresses',
    ]
      .flatMap((line) => line.split(', '))
      .toSorted(),
  );
  expect(body).toMatchObject({ id: '100001', mvneId: '900001', memberName: 'Alex Finch', tcVersion: 3, hasMfa: false });
  expect(body['addresses']).toEqual([
    { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA', country: 'United Kingdom', type: 'HOME' },
  ]);
});

test('a member of whom little is known has no first name, last name or number (AU-04)', async () => {
  const { body } = await memberSeenBy('100003');
  expect(body).toMatchObject({
    memberName: 'Jo',
    title: null,
    alternativePhoneNumber: null,
    addresses: [],
    lastLoginTime: null,
  });
  for (const name of ['firstName', 'lastName', 'msisdn']) expect(body).not.toHaveProperty(name);
});

test('a member with an authenticator is known to have a second factor (AU-04)', async () => {
  expect((await memberSeenBy('100002')).body).toMatchObject({ hasMfa: true });
});

test('a visitor has no member (AU-02)', async () => {
  expect((await site.browser().get('/member-api/v1/members/me')).status).toBe(401);
});

test('the member is read at one path, and at no other (AU-03)', async () => {
  const browser = site.browser();
  await browser.logInAs('100001');
  for (const path of ['/member-api/v1/members/100001', '/member-api/v1/members', '/v1/members/me'])
    expect(await browser.get(path)).toMatchObject({ status: 404, body: { code: 'route.not-found' } });
});

describe('a full name (SC-10: about-you-redirect)', () => {
  const name = { firstName: ' Jo ', lastName: 'Dunnock' };

  test('is kept with the member, without the spaces around it', async () => {
    const browser = site.browser();
    await browser.logInAs('100003');
    const { status, body } = await browser.send('PATCH', '/member-api/v1/members/me', name);
    expect({ status, body }).toMatchObject({ status: 200, body: { firstName: 'Jo', lastName: 'Dunnock' } });
    expect((await browser.get('/member-api/v1/members/me')).body).toEqual(body);
  });

  test('of spaces is none, and is refused at its field', async () => {
    const browser = site.browser();
    await browser.logInAs('100003');
    const { status, body } = await browser.send('PATCH', '/member-api/v1/members/me', { ...name, lastName: '  ' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ path: 'body.lastName', message: 'Last name is required' }] });
  });

  test('of nobody is nobody’s: a visitor is refused', async () => {
    const browser = site.browser();
    await browser.get('/v1/csrf');
    expect((await browser.send('PATCH', '/member-api/v1/members/me', name)).status).toBe(401);
  });

  test('of a demonstration member is put back at the next start', async () => {
    await seedMembers(site.deps.db);
    expect((await memberSeenBy('100003')).body).not.toHaveProperty('lastName');
  });
});

test('a session whose member is gone is a session without a member', async () => {
  expect(await memberSeenBy('999999')).toMatchObject({ status: 401, body: { code: 'session.missing' } });
});

test('the demonstration members are there once however often they are sown, with argon2id hashes', async () => {
  await seedMembers(site.deps.db);
  const rows = await site.deps.db.select().from(members);
  expect(rows.map(({ email }) => email).toSorted()).toEqual([
    'alex.finch@example.com',
    'jo.dunnock@example.com',
    'kit.plover@example.com',
    'kit.siskin@example.com',
    'robin.wren@example.com',
    'sam.heron@example.com',
  ]);
  for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^\$argon2id\$/);
});
