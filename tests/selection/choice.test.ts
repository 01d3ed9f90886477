import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choose, type FullRun } from './choice.ts';
import { hashRooms, roomOf } from './rooms.ts';

const rooms = {
  site: '1',
  kit: '1',
  gateway: '1',
  charts: '1',
  studio: '1',
  'log-in': '1',
  register: '1',
  'tests/journeys/log-in.spec.ts': '1',
  'tests/journeys/shell.spec.ts': '1',
};
const last: FullRun = {
  rooms,
  journeys: {
    'tests/journeys/log-in.spec.ts': ['log-in', 'session'],
    'tests/journeys/shell.spec.ts': ['session'],
    'studio/specs/tools.spec.ts': ['log-in'],
    'customers walk through log-in': ['log-in', 'session'],
    'customers walk through register': ['register', 'session'],
    'customers walk through register-interest': ['register-interest', 'session'],
  },
};

/** Of these the ones that are taken, by what a test is called: its file, its title, its tags. */
function taken(now: Record<string, string>): string[] {
  const { matching } = choose(last, { ...rooms, ...now });
  const tests = [
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/log-in.spec.ts a member who forgot',
    'tests/journeys/shell.spec.ts the header stays',
    'tests/journeys/keyboard.spec.ts by keyboard alone',
    'studio/specs/ui-kit.spec.ts a button',
    'studio/specs/tools.spec.ts a flag is set',
    'studio/walks/walks.spec.ts customers walk through log-in walk 2',
    'studio/walks/walks.spec.ts customers walk through register walk 2',
    'studio/walks/walks.spec.ts customers walk through register-interest walk 2',
  ];
  return matching ? tests.filter((name) => matching.test(name)) : ['all'];
}

test('where nothing has changed only the main ways are taken, and no journey has to be walked whole', () => {
  expect(taken({})).toEqual(['tests/journeys/log-in.spec.ts a member logs in @main']);
  expect(choose(last, rooms).walked).toEqual([]);
});

test('a journey that has changed is walked whole, and every test takes place in which its machine ran', () => {
  expect(taken({ 'log-in': '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/log-in.spec.ts a member who forgot',
    'studio/specs/tools.spec.ts a flag is set',
    'studio/walks/walks.spec.ts customers walk through log-in walk 2',
  ]);
  expect(choose(last, { ...rooms, 'log-in': '2' }).walked).toEqual(['log-in']);
});

test('a journey is not taken for another whose name begins like it', () => {
  expect(taken({ register: '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'studio/walks/walks.spec.ts customers walk through register walk 2',
  ]);
});

test('a machine that runs in most tests counts as part of the site, which asks no transitions of it', () => {
  expect(taken({ session: '2' })).toEqual(taken({ site: '2' }));
  expect(choose(last, { ...rooms, session: '2' }).walked).toEqual([]);
});

test('a test file that has changed, or is new, is taken', () => {
  expect(taken({ 'tests/journeys/shell.spec.ts': '2' })).toContain('tests/journeys/shell.spec.ts the header stays');
  expect(
    choose(last, { ...rooms, 'tests/journeys/new.spec.ts': '1' }).matching?.test('tests/journeys/new.spec.ts a'),
  ).toBe(true);
});

const mainWay = 'tests/journeys/log-in.spec.ts a member logs in @main';
const walks = ['log-in', 'register', 'register-interest'].map(
  (journey) => `studio/walks/walks.spec.ts customers walk through ${journey} walk 2`,
);

test.each([
  ['studio', ['studio/specs/ui-kit.spec.ts a button', 'studio/specs/tools.spec.ts a flag is set', ...walks]],
  ['charts', walks],
  ['studio/walks/walks.spec.ts', walks],
  ['kit', ['tests/journeys/keyboard.spec.ts by keyboard alone', 'studio/specs/ui-kit.spec.ts a button']],
  ['gateway', ['tests/journeys/log-in.spec.ts a member who forgot']],
  ['site', ['tests/journeys/shell.spec.ts the header stays', 'tests/journeys/keyboard.spec.ts by keyboard alone']],
])('a change of %s takes the main ways and the tests where it is seen first', (room, seen) => {
  expect(taken({ [room]: '2' })).toEqual([mainWay, ...seen]);
});

test('every customers’ test file is taken by a change of the gateway or of the site', () => {
  const names = readdirSync(new URL('../journeys', import.meta.url)).map((name) => `tests/journeys/${name} a title`);
  const taking = ['gateway', 'site'].map((room) => choose(last, { ...rooms, [room]: '2' }).matching);
  expect(names.filter((name) => !taking.some((matching) => matching?.test(name)))).toEqual([]);
});

test('everything is taken where no full run is known', () => {
  expect(choose(null, rooms)).toMatchObject({ walked: null, matching: null });
});

test('a journey that is gone counts as changed', () => {
  const { register: _, ...left } = rooms;
  expect(choose(last, left).walked).toEqual(['register']);
});

test.each([
  ['machines/log-in/log-in.machine.ts', 'log-in'],
  ['src/journeys/log-in/views/EnteringCode.tsx', 'log-in'],
  ['studio/walks/journeys/log-in.browser.ts', 'log-in'],
  ['machines/shared/failure.ts', 'charts'],
  ['machines/index.ts', 'charts'],
  ['src/journeys/README.md', null],
  ['src/ui/Button.tsx', 'kit'],
  ['src/app/main.tsx', 'site'],
  ['gateway/app.ts', 'gateway'],
  ['partners/switching-hub/app.ts', 'gateway'],
  ['package-lock.json', 'site'],
  ['tests/support/browser/test.ts', 'site'],
  ['studio/walks/runner/perform-walk.ts', 'studio'],
  ['tests/journeys/log-in.spec.ts', 'tests/journeys/log-in.spec.ts'],
  ['machines/log-in/log-in.test.ts', null],
  ['docs/plan.md', null],
  ['docs/journeys/log-in.json', 'studio'],
  ['docs/journeys/log-in.md', null],
  ['tests/selection/last-full-run.json', null],
])('%s belongs to %s', (path, room) => expect(roomOf(path)).toBe(room));

test('every journey, the studio and the site have a hash', () => {
  const now = hashRooms(new URL('../..', import.meta.url).pathname);
  for (const room of ['address-check', 'book-install', 'session', 'studio', 'site'])
    expect(now[room], room).toMatch(/^[\da-f]{16}$/);
});
