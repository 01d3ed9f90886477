import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members } from './db/schema/members.ts';
import { premises } from './db/schema/addresses.ts';
import { seed } from './seed/seed.ts';
import { aboutToBook, choose, reserveAll } from './testing/visits.ts';
import { MEMBER_WITHOUT_ACCESS } from './domains/sessions/flags.rules.ts';
import { seedMembers } from './seed/members.ts';
import { sentinel } from './scenarios/sentinels.ts';
import { createTestGateway, type TestGateway } from './testing/gateway.ts';

/** A gateway as in stg and prd, where nothing is invented. */
let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway({}, { testData: false });
  await seed(site.deps);
});
afterAll(() => site.close());

test('nobody can log in with the published password, and no invented home can be found', async () => {
  expect([await site.deps.db.$count(members), await site.deps.db.$count(premises)]).toEqual([0, 0]);
  const { value: email, also } = sentinel('member');
  const { status } = await site.browser().send('POST', '/auth-api/v1/login', { email, password: also?.password });
  expect(status).toBe(401);
});

test('a database with the members of development is refused', async () => {
  const other = await createTestGateway({}, { testData: false });
  await seedMembers(other.deps.db);
  const refusal = 'Use a database of its own for each environment.';
  await expect(seed(other.deps)).rejects.toThrow(refusal);
  // An address is theirs to change; the published password stays.
  await other.deps.db.update(members).set({ emailKey: sql`'new-' || ${members.emailKey}` });
  await expect(seed(other.deps)).rejects.toThrow(refusal);
  await other.close();
});

test('an engineer comes to people called Lockwood, too', async () => {
  const customer = await aboutToBook(site);
  await choose(customer, customer.outside, '2026-12-01');
  await choose(customer, customer.inHome, '2026-12-10');
  expect((await reserveAll(customer, sentinel('reservation-in-home-rejected').value)).body).toMatchObject({
    status: 'FullyAccepted',
  });
});

test('the list for testers is empty, and no invented provider can be chosen', async () => {
  const browser = site.browser();
  expect((await browser.get('/test-tools/v1/sentinels')).body).toEqual([]);
  await browser.logInAs('1');
  expect((await browser.get('/broadband/v1/communication-providers')).body).toEqual([]);
});

test('the member with the number of a demonstration gets the flags of everybody', async () => {
  const browser = site.browser();
  await browser.logInAs(String(MEMBER_WITHOUT_ACCESS));
  const { body } = await browser.send<{ features: { variantInfo: { value: string } }[] }>(
    'POST',
    '/client-tracking-context-api/client-sessions',
    { requestId: 'a-request', userConsentLevel: 'ESSENTIAL', features: [{ name: 'commercial-launch' }] },
  );
  expect(body.features.map(({ variantInfo }) => variantInfo.value)).toEqual(['A']);
});
