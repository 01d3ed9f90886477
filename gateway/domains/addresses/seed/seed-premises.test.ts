import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { premises } from '../../../db/schema/addresses.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { networkFacts } from '../../../db/schema/coverage.ts';
import { findPremise } from '../../coverage/coverage.rows.ts';
import { seedPremises } from './seed-premises.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const homes = async () => (await database.db.select({ number: count() }).from(premises))[0]?.number;

test('processes that start together seed once, and again changes nothing', async () => {
  await Promise.all([1, 2, 3].map(() => seedPremises(database.db, { count: 400 })));
  const first = await homes();
  await seedPremises(database.db, { count: 400 });
  expect(await homes()).toBe(first);
  expect((await database.db.select({ number: count() }).from(networkFacts))[0]?.number).toBe(first);
});

test('more homes are added to those that are there', async () => {
  const before = (await homes()) ?? 0;
  await seedPremises(database.db, { count: 1_000 });
  expect(await homes()).toBe(before + 600);
});

test('Heron Way can be served, with both visits', async () => {
  expect(await findPremise(database.db, 'prm-1004')).toMatchObject({
    streetNumber: '4',
    streetName: 'Heron Way',
    city: 'Larkhaven',
    postcode: 'LK1 1AA',
    status: 'SINGLE_ADDRESS_MATCH',
    region: 'larkhaven',
    preworkRequired: true,
    inhomeRequired: true,
    speedsInMbps: [150, 500, 1000],
  });
});
