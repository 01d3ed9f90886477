import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { File } from './find-mutants.ts';
import type { Mutant } from './mutant.ts';
import type { Result } from './run-mutants.ts';

/** Names a fault for as long as the lines above it stay. */
export const keyOf = ({ file, start, end, replacement }: Mutant): string => [file, start, end, replacement].join('|');

/** One mark for all the code: another one, and results say nothing any more. */
export function markOf(files: readonly File[]): string {
  const hash = createHash('sha256');
  for (const { file, text } of files) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex');
}

type Line = Result & { mark: string };

/** Results in a file, a line each, so that a run that was ended can go on. What is said last of a fault holds. */
export function keptResults(path: string, mark: string) {
  const all = existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : [];
  const newest = (lines: Line[]): Result[] => [...new Map(lines.map((line) => [keyOf(line.mutant), line])).values()];
  return {
    /** Of the same code. */
    same: (): Result[] => newest(all.filter((line) => line.mark === mark)),
    /** Of the last run and those that tried its survivors again, whatever the code was. */
    last: (): Result[] => newest(all),
    clear: () => rmSync(path, { force: true }),
    add({ mutant, noticedBy }: Result) {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${JSON.stringify({ mark, mutant, noticedBy } satisfies Line)}\n`);
    },
  };
}
