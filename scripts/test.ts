// Everything that has to hold, one step after the other: `npm test`. With words after it only the steps named: `npm test -- lint types`.
// In the browser it takes the main ways and all of what has changed since the last full run; `npm test -- --all` takes everything;
// with `--minutes 80`, everything if that much time is enough, and else every walk, the main ways and what has changed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readChoice, type Pace } from '../tests/selection/choice.ts';
import { recordFullRun } from '../tests/selection/record.ts';
import { hashRooms } from '../tests/selection/rooms.ts';
import { vitestResultFiles } from './proof/results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => `node_modules/.bin/${name}`;
/** TypeScript 7: the compiler that checks. TypeScript 6 is there for the tools that need its programming interface. */
const tsc = ['node', 'node_modules/@typescript/native/bin/tsc'];

/** What is told on the screen is kept for `npm run proof`, too. */
const vitest = (results: string, ...args: string[]) => [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
  ...args,
];

type Step = { name: string; what: string; commands: string[][] };

const steps: Step[] = [
  { name: 'format', what: 'the code is formatted', commands: [[bin('oxfmt'), '--check']] },
  { name: 'lint', what: 'the linter has nothing to say', commands: [[bin('oxlint')]] },
  {
    name: 'types',
    what: 'the types fit',
    commands: ['machines/', 'src/', 'studio/', ''].map((folder) => tsc.concat('-p', `${folder}tsconfig.json`)),
  },
  { name: 'unused', what: 'nothing is unused', commands: [[bin('knip')]] },
  {
    name: 'unit',
    what: 'machines, views, contract, fences and gateway do what they say',
    commands: [vitest(vitestResultFiles.unit, '--exclude', 'studio/**')],
  },
  {
    name: 'studio',
    what: 'inspector, walks, diagrams and ways do what they say',
    commands: [vitest(vitestResultFiles.studio, 'studio/')],
  },
  {
    name: 'build',
    what: 'the site builds within its budget',
    commands: [[bin('vite'), 'build', '--logLevel', 'warn']],
  },
  {
    name: 'journey',
    what: 'customers get through in a real browser',
    commands: [[bin('playwright'), 'test']],
  },
  {
    name: 'coverage',
    what: 'every transition of every machine was taken, by machine tests and in the browser',
    commands: [['node', 'scripts/coverage.ts']],
  },
];

const { values, positionals: wanted } = parseArgs({
  options: { all: { type: 'boolean', default: false }, minutes: { type: 'string' } },
  allowPositionals: true,
});
const minutes = values.minutes === undefined ? null : Number(values.minutes);
if (minutes !== null && !(minutes > 0)) {
  console.error(`"--minutes ${values.minutes}" is no number of minutes: write --minutes 80`);
  process.exit(2);
}
const chosen = wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No such step. There are: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const rooms = hashRooms(root);

/** What comes after the browser tests has to have its time, too, and a guess may be wrong. */
const keptBack = 300;
const took = new Map<string, number>();

/** How much time is left, once `unit` has told how fast this machine is. */
function pace(): Pace | null {
  const unit = took.get('unit');
  return minutes === null || unit === undefined
    ? null
    : { left: minutes * 60 - performance.now() / 1000 - keptBack, unit };
}

let choice = readChoice(rooms, values.all);
const failed: string[] = [];
for (const { name, what, commands } of chosen) {
  const start = performance.now();
  console.log(`\n▸ ${name}: ${what}`);
  if (name === 'journey') {
    choice = readChoice(rooms, values.all, pace());
    console.log(choice.why);
  }
  const env = {
    ...process.env,
    ...(choice.matching && { BROWSER_TESTS: choice.matching.source }),
    ...(choice.walked && { WALKED_JOURNEYS: choice.walked.join(' ') }),
  };
  const passed = commands.every(
    ([command = '', ...args]) => spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0,
  );
  if (!passed) failed.push(name);
  const seconds = Math.round((performance.now() - start) / 1000);
  took.set(name, seconds);
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
}

console.log(`\nsteps: ${chosen.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
else if (choice.matching === null && chosen.length === steps.length) {
  const isRecorded = recordFullRun(root, rooms, took.get('unit'));
  console.log(
    isRecorded
      ? 'This full run is on record: commit tests/selection/last-*.json with what was tested.'
      : 'Something has changed while the tests ran: this full run is not put on record.',
  );
}
process.exit(failed.length > 0 ? 1 : 0);
