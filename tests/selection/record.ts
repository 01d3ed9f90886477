import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { journeys } from '../../machines/index.ts';
import type { BrowserRun } from '../../studio/coverage/coverage.types.ts';
import { keyOf, recordFile, walksTitle, type FullRun, type Seconds } from './choice.ts';
import { hashRooms } from './rooms.ts';

const nameOf = new Map(journeys.map(({ name, machine }) => [machine.id, name]));

/** In the order of the names, which changes less from run to run than that of the tests. */
const sorted = <T>(found: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...found].toSorted(([one], [other]) => one.localeCompare(other)));

/** By test file or title of walks, and then by journey: the transitions that were taken. */
function takenBy(runs: readonly BrowserRun[]): Map<string, Map<string, ReadonlySet<string>>> {
  const found = new Map<string, Map<string, ReadonlySet<string>>>();
  for (const { test, machines } of runs) {
    const [file = '', title = ''] = test.split(' › ');
    const key = keyOf(file, title);
    const taken = found.get(key) ?? new Map<string, ReadonlySet<string>>();
    for (const [id, machine] of Object.entries(machines)) {
      const name = nameOf.get(id) ?? id;
      taken.set(name, new Set([...(taken.get(name) ?? []), ...machine.taken]));
    }
    found.set(key, taken);
  }
  return found;
}

/** By test file, and by the title of a journey's walks: the journeys whose machines ran in these tests. */
export const journeysByFile = (runs: readonly BrowserRun[]): FullRun['journeys'] =>
  sorted(new Map([...takenBy(runs)].map(([key, taken]) => [key, [...taken.keys()].toSorted()])));

/**
 * By journey: few tests that together took every transition of it. Its own walks and those written by hand come first,
 * then the walks of others and what another journey needs, then what takes most in a second.
 */
export function proofsOf(runs: readonly BrowserRun[], tests: Seconds['tests']): FullRun['proofs'] {
  const taken = takenBy(runs);
  const found = new Map<string, string[]>();
  const needed = new Set<string>();
  const price = (key: string, journey: string): number => {
    const share = key === walksTitle(journey) || key.startsWith('studio/walks/') ? 0.001 : 0.1;
    const isTaken = share < 0.1 || key.startsWith(walksTitle('')) || needed.has(key);
    return (tests[key]?.all ?? 1) * (isTaken ? share : 1);
  };
  for (const { name } of journeys) {
    const takes = (key: string, but: ReadonlySet<string>) => taken.get(key)?.get(name)?.difference(but).size ?? 0;
    const done = new Set<string>();
    const keys: string[] = [];
    for (;;) {
      const worth = [...taken.keys()].map((key) => [key, takes(key, done) / price(key, name)] as const);
      const [best, gain] = worth.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0] as const);
      if (gain === 0) break;
      for (const id of taken.get(best)?.get(name) ?? []) done.add(id);
      keys.push(best);
    }
    for (const key of keys) needed.add(key);
    found.set(name, keys.toSorted());
  }
  return sorted(found);
}

/** What Playwright reports of a run, in seconds by test file and title of walks. */
export function secondsOf({ suites, stats, config }: JSONReport): Seconds {
  const tests = new Map<string, { all: number; main: number }>();
  const add = ({ specs, suites: inner = [] }: JSONReportSuite, title: string | null): void => {
    for (const { file, tags, tests: ran } of specs) {
      const key = keyOf(file, title ?? '');
      const took = ran.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
      const { all, main } = tests.get(key) ?? { all: 0, main: 0 };
      tests.set(key, { all: all + took, main: tags.includes('main') ? main + took : main });
    }
    for (const suite of inner) add(suite, title ?? suite.title);
  };
  for (const file of suites) add(file, null);
  const whole = [...tests].map(
    ([key, { all, main }]) => [key, { all: Math.round(all), main: Math.round(main) }] as const,
  );
  return { run: Math.round(stats.duration / 1000), workers: config.workers, tests: sorted(new Map(whole)) };
}

/**
 * Notes for the next runs that everything was taken and passed; the file is to be committed with what was tested. `rooms`:
 * as they were when the run began; false, and nothing is noted, where something has changed since.
 */
export function recordFullRun(root: string, rooms: FullRun['rooms']): boolean {
  if (JSON.stringify(rooms) !== JSON.stringify(hashRooms(root))) return false;
  const results = join(root, 'test-results');
  const folder = join(results, 'coverage');
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrowserRun);
  const seconds = secondsOf(JSON.parse(readFileSync(join(results, 'tests.json'), 'utf8')) as JSONReport);
  const record: FullRun = { rooms, journeys: journeysByFile(runs), proofs: proofsOf(runs, seconds.tests), seconds };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  // The record is a file of the repository, whose format is checked.
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [recordFile], { cwd: root });
  return true;
}
