import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** What one part of the benchmark found out, as a table. */
export type Section = { title: string; head: string[]; rows: (string | number)[][]; notes?: string[] };

const root = join(import.meta.dirname, '../..');

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A number with so many places, without those that say nothing. */
export const short = (value: number, places = 1): string => String(Number(value.toFixed(places)));

/** `one` in units of `other`. */
export const times = (one: number, other: number): string => `${(one / other).toFixed(2)} ×`;

export function markdownOf({ title, head, rows, notes = [] }: Section): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    ...notes.map((note) => `\n${note}`),
  ].join('\n');
}

function commit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
  } catch {
    return 'no commit';
  }
}

/** Writes the tables to bench-results/, which git ignores. Gives the name of the file. */
export function writeReport(sections: readonly Section[]): string {
  const at = new Date().toISOString();
  const load = loadavg().map((value) => value.toFixed(1));
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${load.join(' ')}, Node ${process.version}`;
  const text = [`# Benchmark of ${commit()}`, `${at}; ${machine}`, ...sections.map(markdownOf), ''].join('\n\n');
  const folder = join(root, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${at.replaceAll(':', '-').slice(0, 19)}.md`);
  writeFileSync(file, text);
  return file;
}
