import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { journeys } from '../../machines/index.ts';
import type { BrowserRun } from '../../studio/coverage/coverage.types.ts';
import { isByTester } from '../../studio/coverage/by-tester.ts';
import { keepFullRun } from './keep-layers.ts';
import { recordFile, walks, walksTitle, type FullRun, type Seconds } from './choice.ts';
import { specsOf } from './report.ts';
import { hashRooms } from './rooms.ts';

const nameOf = new Map(journeys.map(({ name, machine }) => [machine.id, name]));

/** In the order of the names, which changes less from run to run than that of the tests. */
const sorted = <T>(found: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...found].toSorted(([one], [other]) => one.localeCompare(other)));

/** A file whose tests take longer than this, together, is on record test by test. */
const longSeconds = 70;

type KeyOf = (file: string, titles: readonly string[]) => string;

type ReportedTest = { file: string; titles: readonly string[]; isMain: boolean; seconds: number };

const testsOf = (report: JSONReport): ReportedTest[] =>
  specsOf(report).map(({ file, titles, spec: { tags, tests } }) => {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    return { file, titles, isMain: tags.includes('main'), seconds: milliseconds / 1000 };
  });

/** The keys by which the tests of this run are on record. */
export function keysOf(report: JSONReport): KeyOf {
  const files = Map.groupBy(testsOf(report), ({ file }) => file);
  const isLong = (file: string) => (files.get(file) ?? []).reduce((sum, { seconds }) => sum + seconds, 0) > longSeconds;
  return (file, titles) => {
    if (file === walks) return titles[0] ?? file;
    return isLong(file) ? [file, ...titles].join(' ') : file;
  };
}

/** By key, and then by journey: the transitions that were taken. */
function takenBy(runs: readonly BrowserRun[], keyOf: KeyOf): Map<string, Map<string, ReadonlySet<string>>> {
  const found = new Map<string, Map<string, ReadonlySet<string>>>();
  for (const { test, machines } of runs) {
    const [file = '', ...titles] = test.replace(/ \[[^\]]+\]$/, '').split(' › ');
    const key = keyOf(file, titles);
    const taken = found.get(key) ?? new Map<string, ReadonlySet<string>>();
    for (const [id, machine] of Object.entries(machines)) {
      const name = nameOf.get(id) ?? id;
      taken.set(name, new Set([...(taken.get(name) ?? []), ...machine.taken]));
    }
    found.set(key, taken);
  }
  return found;
}

/** By key: the journeys whose machines ran in these tests. */
export const journeysByKey = (runs: readonly BrowserRun[], keyOf: KeyOf): FullRun['journeys'] =>
  sorted(new Map([...takenBy(runs, keyOf)].map(([key, taken]) => [key, [...taken.keys()].toSorted()])));

/**
 * By journey: few tests that together took every transition of it. Its own walks and those written by hand come first,
 * then the walks of others and what another journey needs, then what takes most in a second.
 */
export function proofsOf(runs: readonly BrowserRun[], keyOf: KeyOf, tests: Seconds['tests']): FullRun['proofs'] {
  // What a tester told a machine in the inspector is no proof.
  const taken = takenBy(
    runs.filter(({ test }) => !isByTester(test)),
    keyOf,
  );
  const found = new Map<string, string[]>();
  const needed = new Set<string>();
  function price(key: string, journey: string): number {
    const seconds = Math.max(1, tests[key]?.all ?? 0);
    if (key === walksTitle(journey) || key.startsWith('studio/walks/')) return seconds / 1000;
    return key.startsWith(walksTitle('')) || needed.has(key) ? seconds / 10 : seconds;
  }
  for (const { name } of journeys) {
    const takes = (key: string): ReadonlySet<string> => taken.get(key)?.get(name) ?? new Set();
    const all = (keys: readonly string[]) => new Set(keys.flatMap((key) => [...takes(key)]));
    const keys: string[] = [];
    for (;;) {
      const done = all(keys);
      const worth = [...taken.keys()].map((key) => [key, takes(key).difference(done).size / price(key, name)] as const);
      const [best, gain] = worth.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0] as const);
      if (gain === 0) break;
      keys.push(best);
    }
    // Those that came later may have taken all that an earlier one has.
    const kept = keys.reduce((left, key) => {
      const others = left.filter((other) => other !== key);
      return takes(key).isSubsetOf(all(others)) ? others : left;
    }, keys);
    for (const key of kept) needed.add(key);
    found.set(name, kept.toSorted());
  }
  return sorted(found);
}

/** What the run took, by Playwright's report; `unit`: the seconds of the step of that name. */
export function secondsOf(report: JSONReport, unit?: number): Seconds {
  const keyOf = keysOf(report);
  const byKey = Map.groupBy(testsOf(report), ({ file, titles }) => keyOf(file, titles));
  const whole = (tests: readonly ReportedTest[]) => Math.round(tests.reduce((sum, { seconds }) => sum + seconds, 0));
  const seconds = [...byKey].map(
    ([key, tests]) => [key, { all: whole(tests), main: whole(tests.filter(({ isMain }) => isMain)) }] as const,
  );
  const { stats, config } = report;
  return {
    run: Math.round(stats.duration / 1000),
    ...(unit !== undefined && { unit }),
    workers: config.workers,
    tests: sorted(new Map(seconds)),
  };
}

/**
 * Notes for the next runs, and for the inspector of a fresh clone, that everything was taken and passed; the files are to be
 * committed with what was tested. `rooms`: as they were when the run began; false, and nothing is noted, where something has
 * changed since.
 */
export function recordFullRun(root: string, rooms: FullRun['rooms'], unit?: number): boolean {
  if (JSON.stringify(rooms) !== JSON.stringify(hashRooms(root))) return false;
  const results = join(root, 'test-results');
  const folder = join(results, 'coverage');
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrowserRun);
  const report = JSON.parse(readFileSync(join(results, 'tests.json'), 'utf8')) as JSONReport;
  const [keyOf, seconds] = [keysOf(report), secondsOf(report, unit)];
  const journeysOfRuns = journeysByKey(runs, keyOf);
  const record: FullRun = { rooms, journeys: journeysOfRuns, proofs: proofsOf(runs, keyOf, seconds.tests), seconds };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  // The record is a file of the repository, whose format is checked.
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [recordFile], { cwd: root });
  keepFullRun(root);
  return true;
}
