import { expect, test } from 'vitest';
import { choose, type FullRun } from './choice.ts';
import { hashRooms, roomOf } from './rooms.ts';

const rooms = {
  site: '1',
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

test('a machine that runs in the walks of others has those taken, too', () => {
  expect(taken({ session: '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/log-in.spec.ts a member who forgot',
    'tests/journeys/shell.spec.ts the header stays',
    'studio/walks/walks.spec.ts customers walk through log-in walk 2',
    'studio/walks/walks.spec.ts customers walk through register walk 2',
    'studio/walks/walks.spec.ts customers walk through register-interest walk 2',
  ]);
});

test('a test file that has changed, or is new, is taken', () => {
  expect(taken({ 'tests/journeys/shell.spec.ts': '2' })).toContain('tests/journeys/shell.spec.ts the header stays');
  expect(
    choose(last, { ...rooms, 'tests/journeys/new.spec.ts': '1' }).matching?.test('tests/journeys/new.spec.ts a'),
  ).toBe(true);
});

test('a change of the studio takes its tests and every walk', () => {
  expect(taken({ studio: '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'studio/specs/tools.spec.ts a flag is set',
    'studio/walks/walks.spec.ts customers walk through log-in walk 2',
    'studio/walks/walks.spec.ts customers walk through register walk 2',
    'studio/walks/walks.spec.ts customers walk through register-interest walk 2',
  ]);
  expect(choose(last, { ...rooms, studio: '2' }).walked).toBeNull();
});

test('everything is taken where no full run is known, or what all stand on or the walks have changed', () => {
  expect(choose(null, rooms)).toMatchObject({ walked: null, matching: null });
  expect(taken({ site: '2' })).toEqual(['all']);
  expect(taken({ 'studio/walks/walks.spec.ts': '2' })).toEqual(['all']);
});

test('a journey that is gone counts as changed', () => {
  const { register: _, ...left } = rooms;
  expect(choose(last, left).walked).toEqual(['register']);
});

test.each([
  ['machines/log-in/log-in.machine.ts', 'log-in'],
  ['src/journeys/log-in/views/EnteringCode.tsx', 'log-in'],
  ['studio/walks/journeys/log-in.browser.ts', 'log-in'],
  ['machines/shared/failure.ts', 'site'],
  ['machines/index.ts', 'site'],
  ['src/journeys/README.md', null],
  ['src/ui/Button.tsx', 'site'],
  ['gateway/app.ts', 'site'],
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
