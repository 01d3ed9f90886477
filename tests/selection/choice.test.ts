import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choose, isEnough, type FullRun } from './choice.ts';
import { hashRooms, roomOf } from './rooms.ts';

const rooms = {
  site: '1',
  kit: '1',
  gateway: '1',
  charts: '1',
  studio: '1',
  'log-in': '1',
  'order-broadband': '1',
  register: '1',
  'select-appointment': '1',
  session: '1',
  'tests/journeys/log-in.spec.ts': '1',
  'tests/journeys/shell.spec.ts': '1',
};
const last: FullRun = {
  rooms,
  journeys: {
    'tests/journeys/book-install.spec.ts': ['order-broadband', 'select-appointment', 'session'],
    'tests/journeys/log-in.spec.ts': ['log-in', 'order-broadband', 'session'],
    'tests/journeys/shell.spec.ts': ['order-broadband', 'session'],
    'tests/journeys/saved-journeys.spec.ts': ['order-broadband', 'session'],
    'studio/specs/tools.spec.ts': ['log-in', 'order-broadband'],
    'tests/journeys/switch-repairs.spec.ts a name is mended (SW-07)': ['select-appointment'],
    'studio/walks/order-around.spec.ts': ['order-broadband', 'session'],
    'customers walk through log-in': ['log-in', 'session'],
    'customers walk through register': ['register', 'session'],
    'customers walk through register-interest': ['register-interest', 'session'],
  },
  proofs: {
    'log-in': ['customers walk through log-in'],
    'order-broadband': ['studio/walks/order-around.spec.ts', 'tests/journeys/saved-journeys.spec.ts'],
    session: ['studio/walks/client-session.spec.ts', 'tests/journeys/log-in.spec.ts'],
  },
  seconds: {
    run: 1200,
    workers: 2,
    tests: {
      'tests/journeys/log-in.spec.ts': { all: 900, main: 60 },
      'tests/journeys/shell.spec.ts': { all: 300, main: 60 },
      'customers walk through log-in': { all: 360, main: 120 },
    },
  },
};
const walked = new Set(['log-in', 'register', 'register-interest']);
const chosen = (now: Record<string, string>) => choose(last, now, (journey) => walked.has(journey));

/** Of these the ones that are taken, by what a test is called: its file, its title, its tags. */
function taken(now: Record<string, string>): string[] {
  const { matching } = chosen({ ...rooms, ...now });
  const tests = [
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/log-in.spec.ts a member who forgot',
    'tests/journeys/book-install.spec.ts a date is chosen',
    'tests/journeys/saved-journeys.spec.ts an order comes back',
    'tests/journeys/shell.spec.ts the header stays',
    'tests/journeys/keyboard.spec.ts by keyboard alone',
    'tests/journeys/switch-repairs.spec.ts a name is mended (SW-07)',
    'tests/journeys/switch-repairs.spec.ts a wrong number',
    'studio/specs/ui-kit.spec.ts a button',
    'studio/specs/tools.spec.ts a flag is set',
    'studio/walks/client-session.spec.ts a session is renewed',
    'studio/walks/order-around.spec.ts an order in another tab',
    'studio/walks/walks.spec.ts customers walk through log-in walk 2',
    'studio/walks/walks.spec.ts customers walk through register walk 2',
    'studio/walks/walks.spec.ts customers walk through register-interest walk 2',
  ];
  return matching ? tests.filter((name) => matching.test(name)) : ['all'];
}

test('where nothing has changed only the main ways are taken, and no journey has to be walked whole', () => {
  expect(taken({})).toEqual(['tests/journeys/log-in.spec.ts a member logs in @main']);
  expect(chosen(rooms).walked).toEqual([]);
});

test('a journey that has changed is walked whole, and every test takes place in which its machine ran', () => {
  expect(taken({ 'log-in': '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/log-in.spec.ts a member who forgot',
    'studio/specs/tools.spec.ts a flag is set',
    'studio/walks/walks.spec.ts customers walk through log-in walk 2',
  ]);
  expect(chosen({ ...rooms, 'log-in': '2' }).walked).toEqual(['log-in']);
});

test('of a file that takes long only the tests take place in which the machine of a journey ran', () => {
  expect(taken({ 'select-appointment': '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/book-install.spec.ts a date is chosen',
    'tests/journeys/switch-repairs.spec.ts a name is mended (SW-07)',
  ]);
});

test('a journey is not taken for another whose name begins like it', () => {
  expect(taken({ register: '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'studio/walks/walks.spec.ts customers walk through register walk 2',
  ]);
});

test('a machine of every page is seen where the site is, in a test of its own, and where its transitions were taken', () => {
  expect(taken({ session: '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/log-in.spec.ts a member who forgot',
    'tests/journeys/saved-journeys.spec.ts an order comes back',
    'tests/journeys/shell.spec.ts the header stays',
    'tests/journeys/keyboard.spec.ts by keyboard alone',
    'studio/walks/client-session.spec.ts a session is renewed',
  ]);
  expect(chosen({ ...rooms, session: '2' }).walked).toEqual(['session']);
});

test('the order around its steps is seen in the tests of journeys, and where its transitions were taken, though it runs in most tests', () => {
  expect(taken({ 'order-broadband': '2' })).toEqual([
    'tests/journeys/log-in.spec.ts a member logs in @main',
    'tests/journeys/log-in.spec.ts a member who forgot',
    'tests/journeys/book-install.spec.ts a date is chosen',
    'tests/journeys/saved-journeys.spec.ts an order comes back',
    'tests/journeys/switch-repairs.spec.ts a name is mended (SW-07)',
    'tests/journeys/switch-repairs.spec.ts a wrong number',
    'studio/walks/order-around.spec.ts an order in another tab',
  ]);
  expect(chosen({ ...rooms, 'order-broadband': '2' }).walked).toEqual(['order-broadband']);
});

test('a machine that is new and is not walked by itself takes everything: no test of it is known', () => {
  expect(chosen({ ...rooms, 'order-watch': '1' })).toMatchObject({ walked: null, matching: null });
  expect(choose(last, { ...rooms, 'about-you': '1' }, () => true).walked).toEqual(['about-you']);
});

test.each(['studio', 'charts', 'studio/walks/walks.spec.ts'])(
  'after a change of %s every transition is asked for, and every test that took one is among those taken',
  (room) => {
    expect(chosen({ ...rooms, [room]: '2' }).walked).toBe(null);
    for (const test of Object.values(last.proofs).flat())
      expect(chosen({ ...rooms, [room]: '2' }).matching?.test(`${test} `), test).toBe(true);
  },
);

test.each([
  [{}, 'About 9 minutes'],
  [{ 'tests/journeys/shell.spec.ts': '2' }, 'About 11 minutes'],
  [{ 'log-in': '2' }, 'About 18 minutes'],
  [{ 'order-watch': '1' }, 'About 20 minutes'],
])('it is told how long the tests take, without those that are left out: %o', (now, minutes) =>
  expect(chosen({ ...rooms, ...now }).why).toContain(minutes),
);

test('a test file that has changed, or is new, is taken', () => {
  expect(taken({ 'tests/journeys/shell.spec.ts': '2' })).toContain('tests/journeys/shell.spec.ts the header stays');
  expect(chosen({ ...rooms, 'tests/journeys/new.spec.ts': '1' }).matching?.test('tests/journeys/new.spec.ts a')).toBe(
    true,
  );
});

const mainWay = 'tests/journeys/log-in.spec.ts a member logs in @main';
const walks = ['log-in', 'register', 'register-interest'].map(
  (journey) => `studio/walks/walks.spec.ts customers walk through ${journey} walk 2`,
);
const proving = [
  'tests/journeys/log-in.spec.ts a member who forgot',
  'tests/journeys/saved-journeys.spec.ts an order comes back',
];
const byHand = [
  'studio/walks/client-session.spec.ts a session is renewed',
  'studio/walks/order-around.spec.ts an order in another tab',
];
const specs = ['studio/specs/ui-kit.spec.ts a button', 'studio/specs/tools.spec.ts a flag is set'];

test.each([
  ['studio', [...proving, ...specs, ...byHand, ...walks]],
  ['charts', [...proving, ...byHand, ...walks]],
  ['studio/walks/walks.spec.ts', [...proving, ...byHand, ...walks]],
  ['kit', ['tests/journeys/keyboard.spec.ts by keyboard alone', 'studio/specs/ui-kit.spec.ts a button']],
  [
    'gateway',
    [
      'tests/journeys/log-in.spec.ts a member who forgot',
      'tests/journeys/book-install.spec.ts a date is chosen',
      'tests/journeys/saved-journeys.spec.ts an order comes back',
      'tests/journeys/switch-repairs.spec.ts a name is mended (SW-07)',
      'tests/journeys/switch-repairs.spec.ts a wrong number',
    ],
  ],
  [
    'site',
    [
      'tests/journeys/saved-journeys.spec.ts an order comes back',
      'tests/journeys/shell.spec.ts the header stays',
      'tests/journeys/keyboard.spec.ts by keyboard alone',
    ],
  ],
])('a change of %s takes the main ways and the tests where it is seen first', (room, seen) => {
  expect(taken({ [room]: '2' })).toEqual([mainWay, ...seen]);
});

test.each([
  ['order-broadband', ['saved-journeys', 'switch-again', 'review-order']],
  ['session', ['log-in', 'second-factor', 'reset-password', 'session-end']],
  ['steps', ['switch-waiting', 'placed-switch', 'book-install-outcomes', 'date-selector-reach']],
])('a change of %s takes %o, whatever was on record', (room, files) => {
  const { matching } = choose({ ...last, proofs: {} }, { ...rooms, [room]: '2' }, () => true);
  expect(files.filter((file) => !matching?.test(`tests/journeys/${file}.spec.ts a title`))).toEqual([]);
});

test('every customers’ test file is taken by a change of the gateway or of the site', () => {
  const names = readdirSync(new URL('../journeys', import.meta.url)).map((name) => `tests/journeys/${name} a title`);
  const taking = ['gateway', 'site'].map((room) => chosen({ ...rooms, [room]: '2' }).matching);
  expect(names.filter((name) => !taking.some((matching) => matching?.test(name)))).toEqual([]);
});

test('everything is taken where no full run is known', () => {
  expect(choose(null, rooms, () => true)).toMatchObject({ walked: null, matching: null });
});

test('a journey that is gone counts as changed', () => {
  const { register: _, ...left } = rooms;
  expect(chosen(left).walked).toEqual(['register']);
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
  ['tests/support/browser/switching.ts', 'steps'],
  ['studio/walks/runner/perform-walk.ts', 'studio'],
  ['tests/journeys/log-in.spec.ts', 'tests/journeys/log-in.spec.ts'],
  ['machines/log-in/log-in.test.ts', null],
  ['docs/plan.md', null],
  ['docs/journeys/log-in.json', 'log-in'],
  ['studio/inspector/open-in-state/ways/log-in.json', 'log-in'],
  ['docs/journeys/log-in.md', null],
  ['tests/selection/last-full-run.json', null],
])('%s belongs to %s', (path, room) => expect(roomOf(path)).toBe(room));

test('every journey, the studio and the site have a hash', () => {
  const now = hashRooms(new URL('../..', import.meta.url).pathname);
  for (const room of ['address-check', 'book-install', 'session', 'studio', 'site'])
    expect(now[room], room).toMatch(/^[\da-f]{16}$/);
});

test('where time is short every journey is walked whole, with the main ways, the proofs and what has changed', () => {
  const { matching, walked: whole, why } = choose(last, { ...rooms, kit: '2' }, (journey) => walked.has(journey), true);
  const isTaken = (name: string) => matching?.test(name);
  expect(whole).toBe(null);
  expect(why).toMatch(/^Every walk, the main ways, and what has changed since the last full run: kit\./);
  expect(
    [mainWay, ...walks, ...proving, ...byHand, 'studio/specs/ui-kit.spec.ts a button'].filter(isTaken),
  ).toHaveLength(9);
  expect(isTaken('tests/journeys/shell.spec.ts the header stays')).toBe(false);
  // There is no time for everything, whatever has changed.
  expect(choose(last, { ...rooms, 'order-watch': '1' }, (journey) => walked.has(journey), true).matching).not.toBe(
    null,
  );
});

test.each([
  [{ left: 1300, unit: 300 }, true],
  [{ left: 1300, unit: 200 }, true],
  [{ left: 1300, unit: 400 }, false],
  [{ left: 1100, unit: 200 }, false],
])('a run of 1,200 s, with 300 for its units, where there is %o left: everything is taken: %s', (pace, isAll) => {
  expect(isEnough(pace, { ...last.seconds, unit: 300 })).toBe(isAll);
  // An older record does not say how fast its machine was.
  expect(isEnough(pace, last.seconds)).toBe(pace.left >= 1200);
});
