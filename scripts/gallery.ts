// `npm run gallery`: walks every journey in Chromium, pictures every state narrow and wide, light and dark, and writes
// test-results/gallery/index.html with the pictures beside it. `-- --journey log-in` does so for one journey.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journeys } from '../machines/index.ts';
import type { BrowserRun } from '../tests/model/coverage/coverage.types.ts';
import { galleryFolder, galleryRun, galleryRuns } from '../tests/model/gallery/gallery-folders.ts';
import { galleryOf } from '../tests/model/gallery/gallery-of.ts';
import { galleryPage } from '../tests/model/gallery/gallery-page.ts';
import { browserJourneys } from '../tests/model/journeys.ts';

const { values } = parseArgs({ options: { journey: { type: 'string' } } });
const walked = browserJourneys.map(({ name }) => name);
if (values.journey !== undefined && !walked.includes(values.journey)) {
  console.error(`No journey that is walked is called ${values.journey}. There are:\n  ${walked.join('\n  ')}`);
  process.exit(2);
}

rmSync(galleryFolder, { recursive: true, force: true });
const { status } = spawnSync(
  join('node_modules', '.bin', 'playwright'),
  ['test', 'tests/model/walks', '--project', 'phone', '--project', 'own-gateway', '--output', galleryRun],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, AUDIT: 'gallery', ...(values.journey !== undefined && { MODEL_JOURNEY: values.journey }) },
  },
);

const runs = existsSync(galleryRuns)
  ? readdirSync(galleryRuns).map((name) => JSON.parse(readFileSync(join(galleryRuns, name), 'utf8')) as BrowserRun)
  : [];
const shown = journeys
  .filter(({ name }) => values.journey === undefined || name === values.journey)
  .map((journey) => galleryOf(journey, runs));
mkdirSync(galleryFolder, { recursive: true });
writeFileSync(join(galleryFolder, 'index.html'), galleryPage(shown, new Date()));

const states = shown.flatMap((journey) => journey.states);
const pictured = states.filter(({ picture }) => 'name' in picture).length;
console.log(`\n${pictured} of ${states.length} states are pictured; the page is test-results/gallery/index.html`);
process.exitCode = status ?? 1;
