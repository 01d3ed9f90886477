import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { retrieveAddress, suggestAddresses } from './addresses.service.ts';
import { heronWay } from '../../../platform/invented-homes/heron-way.ts';
import { inventPremises, type InventedHome } from '../../../platform/invented-homes/invent-premises.ts';
import { seedPremises } from './seed/seed-premises.ts';
import { sentinelHomes } from './seed/sentinel-homes.ts';

const COUNT = 4_000;
const homes = [...heronWay(), ...sentinelHomes(), ...inventPremises(COUNT)];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPremises(database.db, { count: COUNT });
});
afterAll(() => database.close());

const find = (text: string, containerId?: string) => suggestAddresses(database.db, { text, containerId, limit: 5 });
const titles = async (text: string) => (await find(text)).map((each) => `${each.text}, ${each.description}`);

describe('a customer finds the address (AD-08)', () => {
  test.each([
    '4 Heron Way',
    '4 heron way larkhaven',
    'way heron 4',
    '4, HERON WAY, Larkhaven LK1 1AA',
    'lk11aa 4',
    '4 heronway',
    '4 hreon way',
    '4 hero way',
    '4 Heron Way Lakrhaven',
    'number 4 heron way',
  ])('with "%s"', async (text) => expect((await titles(text))[0]).toBe('4 Heron Way, Larkhaven, LK1 1AA'));

  test.each([
    'Flat 3, Tern House',
    '3 tern house lk1 1aa',
    'apartment 3 tern hse',
    'flat 3 9 heron way',
    'tren house 3',
  ])('of a flat with "%s"', async (text) =>
    expect((await titles(text))[0]).toBe('Flat 3, Tern House, 9 Heron Way, Larkhaven, LK1 1AA'),
  );

  test.each(['gull cottage nameplate lane', 'Gul Cotage, LK9 1HN', 'lk91hn gull', 'nameplate gull'])(
    'of a house with a name with "%s"',
    async (text) => expect((await titles(text))[0]).toBe('Gull Cottage, Nameplate Lane, Wrenholt, LK9 1HN'),
  );

  test('whether or not the accent is typed', async () => {
    expect((await titles('ty gwylan nameplate lane'))[0]).toBe('Tŷ Gwylan, Nameplate Lane, Wrenholt, LK9 1HN');
  });

  test('12 finds 12A, 12B and 12C where there is no 12', async () => {
    expect((await find('12 split oak road')).map((each) => each.text)).toEqual([
      '12A Split Oak Road',
      '12B Split Oak Road',
      '12C Split Oak Road',
    ]);
    expect((await find('12b split oak road')).map((each) => each.text)).toEqual(['12B Split Oak Road']);
  });

  test('the right number before the right town: a street that is not in the town typed is still offered', async () => {
    expect((await titles('4 heron way tarrowick'))[0]).toBe('4 Heron Way, Larkhaven, LK1 1AA');
  });
});

describe('places that hold several addresses (AD-08)', () => {
  test.each(['LK1 1AA', 'lk11aa', 'LKI 1AA', 'lk1-1aa'])('"%s" is the postcode', async (text) => {
    expect(await find(text)).toEqual([
      {
        id: 'GB|LK|P|PLK11AA',
        type: 'Postcode',
        text: 'LK1 1AA',
        description: 'Heron Way, Larkhaven - 19 Addresses',
        highlight: '0-3,4-7',
      },
    ]);
  });

  test('the beginning of a postcode offers the first five', async () => {
    const found = await find('LK1 1');
    expect(found).toHaveLength(5);
    expect(found.every((each) => each.type === 'Postcode' && each.text.startsWith('LK1 1'))).toBe(true);
  });

  test.each([
    ['tern house', 'BuildingName', 'Tern House', '9 Heron Way, Larkhaven, LK1 1AA - 6 Addresses'],
    ['heron way', 'Street', 'Heron Way', 'Larkhaven - 19 Addresses'],
    ['larkhav', 'Locality', 'Larkhaven', expect.stringMatching(/^\d+ Addresses$/)],
  ])('"%s" is a %s', async (text, type, name, description) =>
    expect((await find(text))[0]).toMatchObject({ type, text: name, description }),
  );

  test('a long list is cut into parts that say where they begin and end', async () => {
    const parts = await find('LK1 1AA', 'GB|LK|P|PLK11AA');
    expect(parts.map((each) => [each.type, each.text, each.description])).toEqual([
      ['Container', '1 to 5', 'LK1 1AA, Heron Way, Larkhaven - 5 Addresses'],
      ['Container', '6 to Tern House', 'LK1 1AA, Heron Way, Larkhaven - 9 Addresses'],
      ['Container', '10 to 18', 'LK1 1AA, Heron Way, Larkhaven - 5 Addresses'],
    ]);
    expect((await find('LK1 1AA', parts[1]?.id)).map((each) => each.text)).toEqual([
      '6 Heron Way',
      '7 Heron Way',
      '8 Heron Way',
      'Tern House',
    ]);
    expect((await find('', parts[2]?.id)).map((each) => each.text)).toEqual(
      ['10', '12', '14', '16', '18'].map((number) => `${number} Heron Way`),
    );
  });

  test('text that singles out a home narrows an open list; text that says where the customer is already does not', async () => {
    expect((await find('16 lk1 1aa', 'GB|LK|P|PLK11AA')).map((each) => each.text)).toEqual(['16 Heron Way']);
    expect(await find('heron way larkhaven', 'GB|LK|S|S0-0')).toEqual(await find('', 'GB|LK|S|S0-0'));
    expect(await find('99', 'GB|LK|S|S0-0')).toEqual(await find('', 'GB|LK|S|S0-0'));
  });
});

test('every home can be reached from its town, and from its postcode, with at most five suggestions a step', async () => {
  const reach = async (containerId: string, reached: Set<string>): Promise<Set<string>> => {
    const inside = await find('', containerId);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.length).toBeLessThanOrEqual(5);
    for (const each of inside)
      if (each.type === 'Address') reached.add(each.id.replace('GB|LK|A|', ''));
      else await reach(each.id, reached);
    return reached;
  };
  const idsIn = (where: (home: InventedHome) => boolean) =>
    homes
      .filter(where)
      .map((home) => home.premise.id)
      .toSorted();
  expect([...(await reach('GB|LK|L|L5', new Set()))].toSorted()).toEqual(
    idsIn((home) => home.premise.city === 'Wrenholt'),
  );
  const postcodes = new Set(homes.slice(0, 900).map((home) => home.premise.postcode));
  for (const postcode of postcodes) {
    const [place] = await find(postcode);
    expect([...(await reach(place?.id ?? '', new Set()))].toSorted()).toEqual(
      idsIn((home) => home.premise.postcode === postcode),
    );
  }
});

test.each([
  '',
  '   ',
  '12',
  'qqqq wwww',
  "'; drop table premises; --",
  '!!! & | ( ) <-> :*',
  "'",
  '\\',
  '%_%',
  'LK8 8ZZ',
  '🏠',
])('nothing is found, and nothing breaks, with "%s"', async (text) => expect(await find(text)).toEqual([]));

test.each(['GB|LK|S|nowhere', 'GB|LK|X|1', 'nonsense', 'GB|LK|A|prm-0', ''])(
  'nothing is in a container that does not exist: "%s"',
  async (id) => {
    expect(await find('heron', id)).toEqual([]);
  },
);

test('a suggested address can be retrieved; a place or an unknown id cannot', async () => {
  const [suggestion] = await find('4 heron way');
  expect(await retrieveAddress(database.db, suggestion?.id ?? '')).toMatchObject({
    id: 'prm-1004',
    postcode: 'LK1 1AA',
  });
  expect(await retrieveAddress(database.db, 'GB|LK|S|S0-0')).toBeUndefined();
  expect(await retrieveAddress(database.db, 'GB|LK|A|prm-0')).toBeUndefined();
});

test('no search reads a whole table: every query has an index to go by', async () => {
  const queries: { text: string; values: unknown[] }[] = [];
  const pool = new Pool({ connectionString: database.url, max: 1 });
  onTestFinished(() => pool.end());
  const watched = drizzle(pool, { logger: { logQuery: (text, values) => queries.push({ text, values }) } });
  for (const text of [
    'LK1 1AA',
    '4 LK1 1AA',
    'LK1',
    '4 heron way',
    '4 hreon wya',
    'tern house',
    'gull cottage wrenholt',
    'rope walk',
    'zzzz heron',
  ])
    await suggestAddresses(watched, { text, limit: 5 });
  for (const containerId of [
    'GB|LK|L|L1',
    'GB|LK|S|S0-0',
    'GB|LK|B|B0-0-tern-house',
    'GB|LK|P|PLK11AA',
    'GB|LK|A|prm-1004',
  ])
    await suggestAddresses(watched, { containerId, limit: 5 });
  const searches = [...queries];
  expect(searches.length).toBeGreaterThan(25);
  // With few rows the planner would rather read them all; forbidden to, it still does where no index can be used.
  await pool.query('set enable_seqscan = off');
  for (const { text, values } of searches) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on/);
    expect(plan).toMatch(/Index/);
  }
});
