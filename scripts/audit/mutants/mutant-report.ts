import { bar, groupOf, groups, hasBar, subjectOf, type Group } from './groups.ts';
import type { Result } from './run-mutants.ts';

const isOf = (group: Group) => (result: Result) => groupOf(result.mutant.file) === group;
const isNoticed = ({ noticedBy }: Result): boolean => noticedBy !== null;

const percent = (results: readonly Result[]): string =>
  results.length === 0 ? '–' : `${((results.filter(isNoticed).length / results.length) * 100).toFixed(1)} %`;

const row = (name: string, results: readonly Result[]): string =>
  `| ${name} | ${results.length} | ${results.filter(isNoticed).length} | ${percent(results)} |`;

const tableOf = (title: string, rows: readonly string[]): string =>
  [`| ${title} | faults | noticed | share |`, '|---|---:|---:|---:|', ...rows].join('\n');

const by = (results: readonly Result[], nameOf: (result: Result) => string): string[] =>
  Object.entries(Object.groupBy(results, nameOf))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, found = []]) => row(name, found));

const counted = (results: readonly Result[]): Result[] =>
  results.filter(({ mutant }) => hasBar(groupOf(mutant.file) ?? 'views'));

/** Whether enough was noticed where there is a bar; true where nothing with a bar was asked. */
export function isAboveBar(results: readonly Result[]): boolean {
  const found = counted(results);
  return found.length === 0 || found.filter(isNoticed).length / found.length >= bar;
}

/** What was noticed, by group, by subject and by kind, and every fault that survived. */
export function mutantReport(results: readonly Result[]): string {
  const survivors = results
    .filter((result) => !isNoticed(result))
    .map(({ mutant: { file, line, kind, what } }) => `- ${file}:${line} ${kind}: ${what}`);
  const total = counted(results);
  return [
    tableOf('group', [
      ...groups.map((group) => row(group, results.filter(isOf(group)))),
      row(`all with a bar of ${bar * 100} %`, total),
    ]),
    tableOf(
      'machine or journey',
      by(total, ({ mutant }) => subjectOf(mutant.file)),
    ),
    tableOf(
      'kind',
      by(total, ({ mutant }) => mutant.kind),
    ),
    survivors.length === 0 ? 'Nothing survived.' : `${survivors.length} survived:\n\n${survivors.join('\n')}`,
  ].join('\n\n');
}
