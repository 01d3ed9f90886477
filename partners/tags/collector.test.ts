import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../gateway/testing/database.ts';
import { testClock } from '../../platform/clock/clock.ts';
import { databaseClock } from '../../platform/clock/database-clock.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { createTags } from './app.ts';
import { entries } from './db/schema.ts';
import { tagsDatabase } from './db/tags-database.ts';
import { Entries } from './entries.ts';
import { readTagsEnv } from './env.ts';

const monday = '2026-11-23T10:00:00Z';
const clock = testClock(monday);
const { url } = await createTestDatabase();
const database = await openDatabase(url, tagsDatabase);
const env = readTagsEnv({ ENVIRONMENT: 'tst', DATABASE_URL: url, TAGS_KEEP_DAYS: '30' });
const tags = await createTags(env, { database, clock });
afterAll(async () => {
  await tags.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(entries);
  clock.set(monday);
});

const post = (path: string, body: unknown) =>
  tags.fetch(new Request(`http://tags.test/tags/v1/${path}`, { method: 'POST', body: JSON.stringify(body) }));

const begun = { journey: 'choosePlan', state: 'choosePlan.choosingPlan.comparingPlans', by: 'start' };
const visit = { visit: '0123456789abcdef'.repeat(2), device: 'phone', version: 'DevfclC_' } as const;
const sent = { ...visit, steps: [begun] };
const question = { journey: 'choosePlan', places: { 'choosePlan.choosingPlan.comparingPlans': 'page:ChoosingPlan' } };
const funnel = async () => (await post('funnel', question)).json() as Promise<{ entries: number; runs: number }>;

test('what the script sends is kept, and summed up for whoever asks', async () => {
  expect((await post('entries', sent)).status).toBe(204);
  expect(await funnel()).toEqual({
    runs: 1,
    visits: 1,
    entries: 1,
    places: [{ place: 'page:ChoosingPlan', came: 1, wentOn: 0, left: 0, stillThere: 1, medianSeconds: null }],
    moves: [{ from: null, to: 'page:ChoosingPlan', count: 1 }],
    devices: ['phone'],
    versions: [{ version: 'DevfclC_', since: '2026-11-23T10:00:00.000Z' }],
  });
  expect(await (await post('funnel', { ...question, journey: 'pay' })).json()).toMatchObject({ entries: 0, runs: 0 });
});

test.each([
  ['a name in the place of a visit', { ...sent, visit: 'Wren Fairweather' }, '/visit'],
  ['a device that is none', { ...sent, device: 'fridge' }, '/device'],
  [
    'a number where a state stands',
    { ...sent, steps: [{ ...begun, state: 'choosePlan.07700900123' }] },
    '/steps/0/state',
  ],
  ['an address where an event stands', { ...sent, steps: [{ ...begun, by: 'wren@example.com' }] }, '/steps/0/by'],
  ['a field that the catalogue has not', { ...sent, steps: [begun, { ...begun, name: 'Wren' }] }, '/steps/1'],
  ['a stay of less than nothing', { ...sent, steps: [{ ...begun, seconds: -1 }] }, '/steps/0/seconds'],
  ['nothing at all', { ...sent, steps: [] }, '/steps'],
  ['more than a page tells', { ...sent, steps: Array.from({ length: 101 }, () => begun) }, '/steps'],
])('%s is refused, with where it stands, and nothing of it is kept', async (_, body, place) => {
  const answer = await post('entries', body);
  expect(answer.status).toBe(400);
  const { code, message } = (await answer.json()) as { code: string; message: string };
  expect(code).toBe('validation.failed');
  expect(message).toContain(`Not a Entries of the contract: ${place} `);
  expect(message).not.toMatch(/Wren|07700|example\.com/);
  expect((await funnel()).entries).toBe(0);
});

test('an entry is kept for as many days as the setting says', async () => {
  await post('entries', sent);
  clock.set('2026-12-20T10:00:00Z');
  await post('entries', sent);
  await tags.start();
  await tags.worker.drain();
  expect((await funnel()).entries).toBe(2);
  clock.set('2026-12-24T10:00:00Z');
  await tags.worker.drain();
  expect((await funnel()).entries).toBe(1);
});

test('of more than is kept the youngest are summed up, before a sweep and after it', async () => {
  const kept = new Entries({ db: database.db, clock, keepDays: 30, mostKept: 2 });
  const states = ['one', 'two', 'three'].map((name) => `choosePlan.${name}`);
  for (const state of states) await kept.add({ ...visit, steps: [{ ...begun, state }] });
  const youngest = async () => (await kept.ofJourney('choosePlan')).map(({ state }) => state);
  expect(await youngest()).toEqual(states.slice(1));
  await kept.sweep(database.db, clock.now());
  expect(await youngest()).toEqual(states.slice(1));
  expect(await database.db.$count(entries)).toBe(2);
});

test('a stand-in that starts tells the time, whoever moved its clock before', async () => {
  await databaseClock(database.db).setOffset(-86_400_000);
  const next = await createTags(env, { database });
  await next.start();
  const kept = databaseClock(database.db);
  await kept.refresh();
  expect(kept.offset()).toBe(0);
  await next.close();
});

test('the script comes from there, and may run in the pages of a site', async () => {
  const answer = await tags.fetch(new Request('http://tags.test/tags/tag-manager.js'));
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(await answer.text()).toContain('/tags/v1/entries');
});

test('a setting that is wrong is named', () => {
  expect(() => readTagsEnv({ ENVIRONMENT: 'prd', DATABASE_URL: url })).toThrow(/elsewhere a real tag manager counts/);
});
