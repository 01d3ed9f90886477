import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewayDatabase } from '../db/gateway-database.ts';
import { openDatabase, type OpenedDatabase } from '../../platform/db/open.ts';
import { alex, loggedIn, makePlan, productIds, robin, siteWithHomes } from '../testing/customer.ts';
import type { TestGateway } from '../testing/gateway.ts';

/** More than the gateway has connections. */
const CHANGES = 20;

let site: TestGateway;
let other: OpenedDatabase;
beforeAll(async () => {
  site = await siteWithHomes();
  // Another process of the gateway.
  other = await openDatabase(site.database.url, gatewayDatabase);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

test('one member’s changes that wait for their plan keep nobody else from being answered', async () => {
  const browser = await loggedIn(site, alex);
  const bystander = await loggedIn(site, robin);
  const { id } = await makePlan(browser, 'visits-both', productIds.mbps150, '1');
  const customisation = { productId: productIds.mbps500, meshWifi: false };
  let answered = 0;
  const changes = await other.db.transaction(async (tx) => {
    await tx.execute(`select 1 from plans where id = '${id}' for update`);
    const sent = Array.from({ length: CHANGES }, async () => {
      const { status } = await browser.send('PUT', `/broadband/v1/plans/${id}/customisation`, customisation);
      answered += 1;
      return status;
    });
    const looks = await Promise.all(
      Array.from({ length: 10 }, async () => (await bystander.get('/member-api/v1/members/me')).status),
    );
    expect(looks).toEqual(looks.map(() => 200));
    // The plan was locked all the while.
    expect(answered).toBe(0);
    return sent;
  });
  expect(await Promise.all(changes)).toEqual(Array.from({ length: CHANGES }, () => 200));
});

test('twenty orders of one home at once in the older form make one, and the others hear so or that they should come again (OR-03)', async () => {
  const browser = await loggedIn(site, alex);
  const { premiseId, id } = await makePlan(browser, 'visits-none', productIds.mbps150, '1');
  const order = { premiseId, productId: productIds.mbps150, memberId: Number(alex) };
  const answers = await Promise.all(
    Array.from({ length: CHANGES }, () => browser.send('POST', '/broadband/v1/orders', order)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(204);
  expect(statuses.filter((status) => status !== 204 && status !== 503)).toEqual([]);
  expect((await browser.get<unknown[]>('/broadband/v1/orders')).body).toHaveLength(1);
  expect((await browser.get<unknown[]>(`/broadband/v1/orders?planId=${id}`)).body).toHaveLength(1);
});
