import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeys } from '../../machines/index.ts';
import type { BrowserRun } from '../../studio/coverage/coverage.types.ts';
import { recordFile, walks, type FullRun } from './choice.ts';
import { hashRooms } from './rooms.ts';

/** By test file, and by the title of a journey's walks: the journeys whose machines ran in these tests. */
export function journeysByFile(runs: readonly BrowserRun[]): FullRun['journeys'] {
  const nameOf = new Map(journeys.map(({ name, machine }) => [machine.id, name]));
  const found = new Map<string, Set<string>>();
  for (const { test, machines } of runs) {
    const [file = '', title = ''] = test.split(' › ');
    const key = file === walks ? title : file;
    const names = found.get(key) ?? new Set();
    for (const id of Object.keys(machines)) names.add(nameOf.get(id) ?? id);
    found.set(key, names);
  }
  const sorted = [...found].map(([file, names]) => [file, [...names].toSorted()] as const);
  return Object.fromEntries(sorted.toSorted(([one], [other]) => one.localeCompare(other)));
}

/**
 * Notes for the next runs that everything was taken and passed; the file is to be committed with what was tested. `rooms`:
 * as they were when the run began; false, and nothing is noted, where something has changed since.
 */
export function recordFullRun(root: string, rooms: FullRun['rooms']): boolean {
  if (JSON.stringify(rooms) !== JSON.stringify(hashRooms(root))) return false;
  const folder = join(root, 'test-results', 'coverage');
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrowserRun);
  const record: FullRun = { rooms, journeys: journeysByFile(runs) };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  // The record is a file of the repository, whose format is checked.
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [recordFile], { cwd: root });
  return true;
}
