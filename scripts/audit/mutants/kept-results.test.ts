import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptResults } from './kept-results.ts';
import type { Result } from './run-mutants.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const open = (mark: string) => keptResults(join(folder, 'mutants.jsonl'), mark);
const result = (start: number, noticedBy: string | null): Result => ({
  mutant: { file: 'machines/a.ts', line: 1, start, end: start + 1, replacement: '', kind: 'target', what: 'a' },
  noticedBy,
});
const noticed = (results: Result[]) => results.map(({ mutant, noticedBy }) => [mutant.start, noticedBy]);

it('what is said last of a fault holds, and what is tried no more stays', () => {
  const first = open('before');
  first.add(result(1, null));
  first.add(result(2, null));
  open('after').add(result(1, 'a new test'));
  expect(noticed(open('after').last())).toEqual([
    [1, 'a new test'],
    [2, null],
  ]);
});

it('a run that goes on takes over what was found with the same code alone', () => {
  open('before').add(result(1, null));
  open('after').add(result(2, 'a test'));
  expect(noticed(open('after').same())).toEqual([[2, 'a test']]);
});

it('a run from the start forgets the one before', () => {
  open('before').add(result(1, null));
  open('after').clear();
  expect(open('after').last()).toEqual([]);
});
