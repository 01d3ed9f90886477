// `npm run audit:random`: sends random customers through all journeys, one through each and then again with other seeds, until
// the time is over.
//   --minutes 60              how long
//   --seed 7                  the first seed; the same customers come in the same order
//   --steps 30                after how many steps a customer stops at the latest
//   --journey log-in          one journey alone
// What they find stands in .data/random-customers/findings.md: the shortest walk that fails alike as sentences, a link to the
// state before, and a recording for the inspector's player. Ends with 1 when something was found.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { specsOf } from '../../tests/selection/report.ts';
import { toEnvironment } from '../../studio/walks/model-options.ts';
import { findingsAmong, findingsPage, type RandomFinding } from '../../studio/walks/runner/random-finding.ts';
import { browserResultFile } from '../proof/results.ts';
import { readRandomOptions } from './random-options.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.data', 'random-customers');

function optionsGiven() {
  try {
    return readRandomOptions(process.argv.slice(2), () => randomInt(1_000_000));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

/** Customers through each journey, or more of them through the one that is asked for; gives how many walked, and what they found. */
function sendRound(seed: number, secondsLeft: number): { walks: number; found: RandomFinding[] } {
  spawnSync(
    join('node_modules', '.bin', 'playwright'),
    ['test', 'studio/walks/walks', '--project', 'phone', `--global-timeout=${Math.round(secondsLeft * 1000)}`],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...toEnvironment({ ...(journey !== undefined && { journey }), random: { walks: perRound, seed, steps } }),
      },
    },
  );
  const report = JSON.parse(readFileSync(join(root, browserResultFile), 'utf8')) as JSONReport;
  const results = specsOf(report).flatMap(({ spec }) => spec.tests.flatMap((one) => one.results));
  // Who was still on the way when the time was over has found nothing.
  const ended = results.filter(({ status }) => status === 'passed' || status === 'failed' || status === 'timedOut');
  return { walks: ended.length, found: ended.flatMap(({ attachments }) => findingsAmong(attachments)) };
}

const { minutes, seed, steps, journey } = optionsGiven();
const perRound = journey === undefined ? 1 : 20;
const ends = performance.now() + minutes * 60_000;
/** The servers take this long to be there. */
const leastSeconds = 60;
const found: RandomFinding[] = [];
let walks = 0;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const fileOf = (finding: RandomFinding) => join(folder, `recording-${found.indexOf(finding) + 1}.json`);

for (let round = 0; ; round += 1) {
  const secondsLeft = (ends - performance.now()) / 1000;
  if (round > 0 && secondsLeft < leastSeconds) break;
  const sent = sendRound(seed + round * perRound, Math.max(secondsLeft, leastSeconds));
  // Nobody came as far as the first page: the next round would not either.
  if (sent.walks === 0) break;
  walks += sent.walks;
  found.push(...sent.found);
  for (const finding of sent.found)
    if (finding.recording) writeFileSync(fileOf(finding), JSON.stringify(finding.recording, null, 2));
  writeFileSync(join(folder, 'findings.md'), findingsPage(found, walks, fileOf));
}

console.log(`\n${findingsPage(found, walks, fileOf)}`);
if (walks === 0) console.error('Nobody walked: read above why the tests did not begin.');
process.exitCode = walks === 0 || found.length > 0 ? 1 : 0;
