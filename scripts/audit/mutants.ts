// Puts small faults into machines, selectors, view models and views, one at a time, and asks the fast tests whether they
// notice: `npm run audit:mutants`.
//   --sample 500       how many, each machine and journey with its share
//   --all              every one
//   --seed 7           the same seed takes the same ones
//   --only machines/switch-provider   files whose paths begin so; may be given several times
//   --jobs 2           how many at a time
//   --resume           goes on with a run that was ended
//   --survivors        tries those again that survived the last run
//   --list             tells them and tries none
// Ends with 1 when less is noticed than the bar asks for; survivors tried again say nothing of it. Faults are put into
// copies in the temporary folder.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEquivalent } from './mutants/equivalent.ts';
import { findMutants, surroundingsOf, type File } from './mutants/find-mutants.ts';
import { groupOf, subjectOf } from './mutants/groups.ts';
import { testsByFile } from './mutants/import-graph.ts';
import { keptResults, keyOf, markOf } from './mutants/kept-results.ts';
import type { Mutant } from './mutants/mutant.ts';
import { readMutantOptions, type MutantOptions } from './mutants/mutant-options.ts';
import { isAboveBar, mutantReport } from './mutants/mutant-report.ts';
import { runMutants, type Result } from './mutants/run-mutants.ts';
import { sampleOf } from './mutants/sample.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

function optionsGiven(): MutantOptions {
  try {
    return readMutantOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

const options = optionsGiven();
const files: File[] = globSync('{machines,src,studio/machine-tests,studio/model,tests/support}/**/*.{ts,tsx}', {
  cwd: root,
})
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

function mutantsOf(every: readonly File[]): Mutant[] {
  const folders = Object.groupBy(
    every.filter(({ file }) => groupOf(file) !== null || /^machines\/.*\.types\.ts$/.test(file)),
    ({ file }) =>
      file
        .split('/')
        .slice(0, file.startsWith('machines/') ? 2 : 3)
        .join('/'),
  );
  return Object.values(folders).flatMap((folder = []) => {
    const surroundings = surroundingsOf(folder);
    return folder
      .filter(({ file }) => groupOf(file) !== null)
      .flatMap((file) => findMutants(file, surroundings))
      .filter((mutant) => !isEquivalent(mutant));
  });
}

const kept = keptResults(join(root, '.data', 'mutants.jsonl'), markOf(files));
const everyOne = mutantsOf(files).filter(
  ({ file }) => options.only.length === 0 || options.only.some((path) => file.startsWith(path)),
);
const survived = new Set(
  kept
    .last()
    .filter(({ noticedBy }) => noticedBy === null)
    .map(({ mutant }) => keyOf(mutant)),
);
const chosen = options.survivors
  ? everyOne.filter((mutant) => survived.has(keyOf(mutant)))
  : sampleOf(everyOne, {
      size: options.sample,
      seed: options.seed,
      stratumOf: ({ file }) => `${groupOf(file)} ${subjectOf(file)}`,
    });

if (options.list) {
  for (const { file, line, kind, what } of chosen) console.log(`${file}:${line} ${kind}: ${what}`);
  console.log(`\n${chosen.length} of ${everyOne.length}`);
  process.exit(0);
}

const isResumed = options.resume && !options.survivors;
const known = new Map(isResumed ? kept.same().map((result) => [keyOf(result.mutant), result]) : []);
// What survived is not forgotten before it is tried again, so that a run can be ended halfway.
if (!options.resume && !options.survivors) kept.clear();
const results: Result[] = chosen.flatMap((mutant) => known.get(keyOf(mutant)) ?? []);
const open = chosen.filter((mutant) => !known.has(keyOf(mutant)));
const began = performance.now();
await runMutants(open, {
  root,
  jobs: options.jobs,
  testsOf: testsByFile(files),
  told(result) {
    kept.add(result);
    results.push(result);
    if (results.length % 25 === 0) console.log(`${results.length} of ${chosen.length}`);
  },
});
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `\n# ${chosen.length} of ${everyOne.length} small faults, seed ${options.seed}, ${open.length} tried in ${minutes} minutes\n`,
);
console.log(mutantReport(results));
// The survivors of a run say nothing of what all of it is worth.
if (!options.survivors) process.exitCode = isAboveBar(results) ? 0 : 1;
