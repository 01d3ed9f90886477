import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeys } from '../../machines/index.ts';
import type { BrowserRun } from '../../studio/coverage/coverage.types.ts';
import { recordFile, type FullRun } from './choice.ts';
import { hashRooms } from './rooms.ts';

/** By test file: the journeys whose machines ran in its tests. */
export function journeysByFile(runs: readonly BrowserRun[]): FullRun['journeys'] {
  const nameOf = new Map(journeys.map(({ name, machine }) => [machine.id, name]));
  const found = new Map<string, Set<string>>();
  for (const { test, machines } of runs) {
    const [file = ''] = test.split(' › ');
    const names = found.get(file) ?? new Set();
    for (const id of Object.keys(machines)) names.add(nameOf.get(id) ?? id);
    found.set(file, names);
  }
  const sorted = [...found].map(([file, names]) => [file, [...names].toSorted()] as const);
  return Object.fromEntries(sorted.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Notes for the next runs that everything was taken and passed; the file is to be committed with what was tested. */
export function recordFullRun(root: string): void {
  const folder = join(root, 'test-results', 'coverage');
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrowserRun);
  const record: FullRun = { rooms: hashRooms(root), journeys: journeysByFile(runs) };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
