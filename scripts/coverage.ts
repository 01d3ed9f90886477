import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeys } from '../machines/index.ts';
import { readChart } from '../studio/charts/read-chart.ts';
import type { BrowserRun, JourneyCoverage } from '../studio/coverage/coverage.types.ts';
import {
  joinCoverage,
  missingOf,
  unknownFailures,
  unmetOf,
  unrefusedOf,
  wronglyExempt,
  wronglyUnrefused,
} from '../studio/coverage/join-coverage.ts';
import { junitOf } from '../studio/coverage/junit.ts';
import { layersOf } from '../studio/coverage/layers-of.ts';
import { reportPage } from '../studio/coverage/report-page.ts';
import { proofMap } from './proof/proof-map.ts';
import { readProof, readResults } from './proof/read-proof.ts';

/**
 * `npm run coverage`: which transitions of which journey the machine tests and the last browser run have taken.
 * Fails when one is missing; in the browser only of what the last run was to walk whole. Writes report.html, coverage.json and junit.xml, and for the inspector
 * a file for each journey.
 */
const root = join(import.meta.dirname, '..');
const runsFolder = join(root, 'test-results', 'coverage');
const reportFolder = join(root, 'test-results', 'report');

const browserRuns = existsSync(runsFolder)
  ? readdirSync(runsFolder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(runsFolder, name), 'utf8')) as BrowserRun)
  : [];

const coverage: JourneyCoverage[] = [];
for (const journey of journeys) coverage.push(await joinCoverage(journey, browserRuns));

const layersFolder = join(reportFolder, 'layers');
mkdirSync(layersFolder, { recursive: true });
writeFileSync(join(reportFolder, 'report.html'), reportPage(coverage));
writeFileSync(join(reportFolder, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
writeFileSync(join(reportFolder, 'junit.xml'), junitOf(coverage));

const { sections, tests, states } = readProof();
const requirements = new Map(
  proofMap(sections, tests, states, readResults()).map(({ requirement: { id }, outcome }) => [id, outcome] as const),
);
const made = new Date();
for (const [place, journey] of journeys.entries()) {
  const own = coverage[place];
  const layers = own && layersOf(own, { chart: readChart(journey.machine), made, requirements });
  writeFileSync(join(layersFolder, `${journey.name}.json`), `${JSON.stringify(layers)}\n`);
}

/** `npm test` walks only those journeys in every way that have changed, and says which. */
const walked = process.env['WALKED_JOURNEYS']?.split(' ');
const isWalked = ({ name }: JourneyCoverage): boolean => walked?.includes(name) ?? true;

/**
 * Conditions say no, and calls fail, in tests of other journeys, too, and in those that the choice of tests leaves out (`BROWSER_TESTS`): all
 * are asked for where every test has run, and has noted what happened.
 */
const isWhole =
  process.env['BROWSER_TESTS'] === undefined &&
  browserRuns.length > 0 &&
  browserRuns.every(({ machines }) => Object.values(machines).every(({ steps, failures }) => steps && failures));

let missing = 0;
for (const journey of coverage) {
  const machine = missingOf(journey, 'machine');
  const browser = isWalked(journey) ? missingOf(journey, 'browser') : [];
  const all = journey.transitions.length;
  const possible = journey.transitions.filter(({ exempt }) => exempt === null).length;
  const elsewhere = possible < all ? ` (${all - possible} cannot happen there)` : '';
  const inBrowser = isWalked(journey)
    ? `browser ${possible - browser.length}/${possible}${elsewhere}`
    : 'unchanged since it was walked in the browser';
  console.log(`${journey.title.padEnd(28)} machine ${all - machine.length}/${all}, ${inBrowser}`);
  for (const id of machine) console.log(`  not taken by a machine test: ${id}`);
  for (const id of browser) console.log(`  not taken in the browser:    ${id}`);
  const noNoes = {
    machine: unrefusedOf(journey, 'machine'),
    browser: isWhole ? unrefusedOf(journey, 'browser') : [],
  };
  for (const id of noNoes.machine) console.log(`  its condition said no in no machine test: ${id}`);
  for (const id of noNoes.browser) console.log(`  its condition said no in no browser test: ${id}`);
  const unmet = isWhole ? unmetOf(journey) : [];
  for (const failure of unmet) console.log(`  met in no browser test: ${failure}`);
  missing += unmet.length + machine.length + browser.length + noNoes.machine.length + noNoes.browser.length;
}
const wrong = wronglyExempt(coverage);
const wrongNoes = wronglyUnrefused(coverage);
const unknown = unknownFailures(coverage);
for (const id of wrong) console.log(`listed in studio/walks/unreachable-in-browser.ts, and taken or unknown: ${id}`);
for (const place of wrongNoes)
  console.log(`listed in studio/walks/never-refusing.ts, and no condition or one that said no: ${place}`);
for (const name of unknown) console.log(`listed in studio/walks/failures-not-met.ts, and in no model: ${name}`);
missing += wrong.length + wrongNoes.length + unknown.length;

if (!isWhole)
  console.log('conditions that say no, and calls that fail, are asked for in the browser when every test has run');
console.log(`\n${browserRuns.length} browser tests; the report is test-results/report/report.html`);
if (missing > 0) process.exitCode = 1;
