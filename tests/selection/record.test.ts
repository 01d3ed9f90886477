import { expect, test } from 'vitest';
import type { JSONReport } from '@playwright/test/reporter';
import { journeysByKey, keysOf, proofsOf, secondsOf } from './record.ts';

const run = (test: string, ...machines: string[]) => ({
  test,
  machines: Object.fromEntries(machines.map((id) => [id, { taken: [], active: [], looks: {}, shots: {} }])),
});

const walks = 'studio/walks/walks.spec.ts';
const [logIn, repairs] = ['tests/journeys/log-in.spec.ts', 'tests/journeys/switch-repairs.spec.ts'];

const spec = (file: string, title: string, tags: string[], ...durations: number[]) => ({
  file,
  title,
  tags,
  tests: durations.map((duration) => ({ results: [{ duration }] })),
});

const report = {
  config: { workers: 2 },
  stats: { duration: 90_400 },
  suites: [
    {
      title: logIn,
      specs: [spec(logIn, 'a member logs in', ['both', 'main'], 2_000, 3_000)],
      suites: [{ title: 'a member', specs: [spec(logIn, 'forgot', [], 4_000)] }],
    },
    {
      title: walks,
      specs: [],
      suites: [
        { title: 'customers walk through log-in', specs: [spec(walks, 'walk 1', ['main'], 7_600)] },
        { title: 'customers walk through register', specs: [spec(walks, 'walk 1', [], 70_000)] },
      ],
    },
    {
      title: repairs,
      specs: [spec(repairs, 'a wrong number', ['main'], 31_000)],
      suites: [{ title: 'a name', specs: [spec(repairs, 'is mended (SW-07)', [], 40_400)] }],
    },
  ],
} as unknown as JSONReport;

test('the seconds are on record by file and title of walks, and test by test where a file takes long', () => {
  expect(secondsOf(report)).toEqual({
    run: 90,
    workers: 2,
    tests: {
      'customers walk through log-in': { all: 8, main: 8 },
      'customers walk through register': { all: 70, main: 0 },
      [logIn]: { all: 9, main: 5 },
      [`${repairs} a name is mended (SW-07)`]: { all: 40, main: 0 },
      [`${repairs} a wrong number`]: { all: 31, main: 31 },
    },
  });
});

test('a test file is on record with every journey that ran in its tests, a long one test by test, walks by the journey that they walk through', () => {
  expect(
    journeysByKey(
      [
        run('tests/journeys/log-in.spec.ts › a member logs in [phone]', 'session', 'logIn'),
        run('tests/journeys/log-in.spec.ts › a visitor joins [phone]', 'session', 'register'),
        run('studio/walks/walks.spec.ts › customers walk through log-in › walk 1 [phone]', 'logIn'),
        run('studio/walks/walks.spec.ts › customers walk through register › walk 1 [phone]', 'register'),
        run(`${repairs} › a wrong number [phone]`, 'switchProvider'),
        run(`${repairs} › a name › is mended (SW-07) [phone]`, 'switchProvider', 'bookInstall'),
      ],
      keysOf(report),
    ),
  ).toEqual({
    'customers walk through log-in': ['log-in'],
    'customers walk through register': ['register'],
    [logIn]: ['log-in', 'register', 'session'],
    [`${repairs} a name is mended (SW-07)`]: ['book-install', 'switch-provider'],
    [`${repairs} a wrong number`]: ['switch-provider'],
  });
});

const took = (test: string, machine: string, ...taken: string[]) => ({
  test: `${test} › a title [phone]`,
  machines: { [machine]: { taken, active: [], looks: {}, shots: {} } },
});

test('the proof of a journey is few tests that took all its transitions: walks before others, then the quick ones', () => {
  const proofs = proofsOf(
    [
      took('studio/walks/walks.spec.ts › customers walk through log-in', 'logIn', 'a', 'b'),
      took('studio/walks/walks.spec.ts › customers walk through log-in', 'logIn', 'c'),
      took('tests/journeys/slow.spec.ts', 'logIn', 'a', 'd'),
      took('tests/journeys/quick.spec.ts', 'logIn', 'd'),
      took('tests/journeys/quick.spec.ts', 'logIn', 'a', 'b'),
      took('tests/journeys/shell.spec.ts', 'session', 'x', 'y', 'z'),
      took('tests/journeys/consent.spec.ts', 'session', 'x', 'y'),
    ],
    keysOf(report),
    {
      'customers walk through log-in': { all: 20, main: 5 },
      'tests/journeys/slow.spec.ts': { all: 40, main: 0 },
      'tests/journeys/quick.spec.ts': { all: 10, main: 0 },
      'tests/journeys/shell.spec.ts': { all: 30, main: 0 },
      'tests/journeys/consent.spec.ts': { all: 10, main: 0 },
    },
  );
  expect(proofs['log-in']).toEqual(['customers walk through log-in', 'tests/journeys/quick.spec.ts']);
  expect(proofs['session']).toEqual(['tests/journeys/shell.spec.ts']);
  expect(proofs['register']).toEqual([]);
});

test('what a tester told a machine in the inspector proves nothing', () => {
  const runs = [
    took('studio/specs/inspector-open.spec.ts', 'logIn', 'a', 'b'),
    took('tests/journeys/quick.spec.ts', 'logIn', 'a'),
  ];
  expect(proofsOf(runs, keysOf(report), {})['log-in']).toEqual(['tests/journeys/quick.spec.ts']);
});
