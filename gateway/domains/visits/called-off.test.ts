import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { cancelOpenVisits, orderedVisits, tellOfVisits } from '../../testing/visit-news.ts';
import { choose, tally } from '../../testing/visits.ts';
import { datedVisits, orderedVisitsOf } from './plan-visits.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

test('a visit that it calls off gives its place back, and needs another date as the order goes on (DB-04)', async () => {
  const customer = await orderedVisits(site, 'called-off');
  const find = async () =>
    (await datedVisits(site.deps, site.deps.db, customer.planId)).find(({ id }) => id === customer.inHome);
  await tellOfVisits(site, customer.planId, [{ appointmentId: customer.inHome, status: 'CANCELLED' }]);
  expect(await tally(site, 'called-off')).toEqual({ taken: 1, visits: 1 });
  expect(await find()).toMatchObject({
    state: 'CONFIRMED',
    stateDescription: 'Choose another date',
    rebookingRequired: true,
    amendable: true,
  });
  expect((await choose(customer, customer.inHome, '2026-12-10', 'PM')).status).toBe(409);
  await choose(customer, customer.inHome, '2026-12-14');
  expect(await find()).toMatchObject({ appointmentDate: '2026-12-14', rebookingRequired: false });
  expect(await tally(site, 'called-off')).toEqual({ taken: 2, visits: 2 });
});

test('a visit that it calls off of an order that ends is cancelled', async () => {
  const customer = await orderedVisits(site);
  await tellOfVisits(site, customer.planId, [{ appointmentId: customer.inHome, status: 'CANCELLED' }], {
    isGoingOn: false,
  });
  expect((await datedVisits(site.deps, site.deps.db, customer.planId)).at(-1)).toMatchObject({
    state: 'CANCELLED',
    rebookingRequired: false,
  });
});

test('a visit that the customer has moved since stays on the new date, however late the news of the old one comes', async () => {
  const customer = await orderedVisits(site);
  const toldAt = site.clock.now();
  site.clock.advance(60_000);
  await choose(customer, customer.inHome, '2026-12-14');
  expect(
    await tellOfVisits(site, customer.planId, [{ appointmentId: customer.inHome, status: 'CANCELLED' }], { toldAt }),
  ).toEqual([]);
  expect((await datedVisits(site.deps, site.deps.db, customer.planId)).at(-1)).toMatchObject({
    appointmentDate: '2026-12-14',
    rebookingRequired: false,
  });
});

test('of what it tells that is told to the member which is true: not another date for a visit that ends with its order', async () => {
  const customer = await orderedVisits(site);
  const off = [{ appointmentId: customer.inHome, status: 'CANCELLED' as const }];
  const failed = { on: '2026-11-30', by: 'NETWORK' as const };
  expect(await tellOfVisits(site, customer.planId, [{ appointmentId: customer.outside, failed }])).toEqual([]);
  expect(await tellOfVisits(site, customer.planId, off)).toMatchObject(off);
  const ending = await orderedVisits(site);
  const ended = [{ appointmentId: ending.inHome, status: 'CANCELLED' as const }];
  expect(await tellOfVisits(site, ending.planId, ended, { isGoingOn: false })).toEqual([]);
});

test('what it has called off is not asked of it again: it waits for another date', async () => {
  const customer = await orderedVisits(site);
  const asked = async () => {
    const { toMake, waiting } = await orderedVisitsOf(site.deps.db, customer.planId);
    return { toMake: toMake.map(({ id }) => id), waiting: waiting.map(({ id }) => id) };
  };
  expect(await asked()).toEqual({ toMake: [customer.outside, customer.inHome], waiting: [] });
  await tellOfVisits(site, customer.planId, [{ appointmentId: customer.inHome, status: 'CANCELLED' }]);
  expect(await asked()).toEqual({ toMake: [customer.outside], waiting: [customer.inHome] });
  await choose(customer, customer.inHome, '2026-12-14');
  expect(await asked()).toEqual({ toMake: [customer.outside, customer.inHome], waiting: [] });
});

test('what is still told of a day that is given back names nobody, and only that the visit was made on it counts', async () => {
  const customer = await orderedVisits(site);
  await choose(customer, customer.outside, '2026-12-08');
  const find = async () => (await datedVisits(site.deps, site.deps.db, customer.planId)).at(-1);
  site.clock.set('2026-12-10T12:00:00Z');
  const appointmentId = customer.inHome;
  const failed = { on: '2026-12-10', by: 'NETWORK' as const };
  const told = { appointmentId, status: 'CONFIRMED' as const, engineerName: 'Sam Okafor' };
  for (const news of [told, { appointmentId, failed }, { appointmentId, status: 'CANCELLED' as const }])
    expect(await tellOfVisits(site, customer.planId, [news])).toEqual([]);
  expect(await find()).toMatchObject({ rebookingRequired: true, engineerName: null });
  await tellOfVisits(site, customer.planId, [{ appointmentId, status: 'COMPLETED' }]);
  expect(await find()).toMatchObject({ rebookingRequired: false, stateDescription: 'Done' });
});

test('nobody is asked for another date once the broadband is live; a visit whose news is late stays', async () => {
  const customer = await orderedVisits(site);
  await tellOfVisits(site, customer.planId, [{ appointmentId: customer.inHome, status: 'CANCELLED' }]);
  await cancelOpenVisits(site, customer.planId, true);
  const [outside, inHome] = await datedVisits(site.deps, site.deps.db, customer.planId);
  expect([outside?.state, inHome?.state]).toEqual(['CONFIRMED', 'CANCELLED']);
});
