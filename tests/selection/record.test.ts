import { expect, test } from 'vitest';
import type { JSONReport } from '@playwright/test/reporter';
import { journeysByFile, proofsOf, secondsOf } from './record.ts';

const run = (test: string, ...machines: string[]) => ({
  test,
  machines: Object.fromEntries(machines.map((id) => [id, { taken: [], active: [], looks: {}, shots: {} }])),
});

test('a test file is on record with every journey that ran in its tests, walks by the journey that they walk through', () => {
  expect(
    journeysByFile([
      run('tests/journeys/log-in.spec.ts › a member logs in [phone]', 'session', 'logIn'),
      run('tests/journeys/log-in.spec.ts › a visitor joins [phone]', 'session', 'register'),
      run('studio/walks/walks.spec.ts › customers walk through log-in › walk 1 [phone]', 'logIn'),
      run('studio/walks/walks.spec.ts › customers walk through register › walk 1 [phone]', 'register'),
    ]),
  ).toEqual({
    'customers walk through log-in': ['log-in'],
    'customers walk through register': ['register'],
    'tests/journeys/log-in.spec.ts': ['log-in', 'register', 'session'],
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
      took('tests/journeys/quick.spec.ts', 'logIn', 'a', 'b', 'c'),
      took('tests/journeys/shell.spec.ts', 'session', 'x'),
    ],
    {
      'customers walk through log-in': { all: 20, main: 5 },
      'tests/journeys/slow.spec.ts': { all: 40, main: 0 },
      'tests/journeys/quick.spec.ts': { all: 10, main: 0 },
    },
  );
  expect(proofs['log-in']).toEqual(['customers walk through log-in', 'tests/journeys/quick.spec.ts']);
  expect(proofs['session']).toEqual(['tests/journeys/shell.spec.ts']);
  expect(proofs['register']).toEqual([]);
});

test('the seconds are on record by file and title of walks, those of the main ways apart', () => {
  const spec = (file: string, tags: string[], ...durations: number[]) => ({
    file,
    tags,
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const [logIn, walks] = ['tests/journeys/log-in.spec.ts', 'studio/walks/walks.spec.ts'];
  const report = {
    config: { workers: 2 },
    stats: { duration: 90_400 },
    suites: [
      {
        title: logIn,
        specs: [spec(logIn, ['both', 'main'], 2_000, 3_000)],
        suites: [{ title: 'a member', specs: [spec(logIn, [], 4_000)] }],
      },
      {
        title: walks,
        specs: [],
        suites: [{ title: 'customers walk through log-in', specs: [spec(walks, [], 7_600)] }],
      },
    ],
  };
  expect(secondsOf(report as unknown as JSONReport)).toEqual({
    run: 90,
    workers: 2,
    tests: {
      'customers walk through log-in': { all: 8, main: 0 },
      'tests/journeys/log-in.spec.ts': { all: 9, main: 5 },
    },
  });
});
