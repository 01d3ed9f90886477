// `npm run gallery`: walks every journey in Chromium, opens what no walk stops in, pictures every state narrow and wide, light
// and dark, and writes test-results/gallery/index.html with the pictures beside it. `-- --journey log-in` does so for one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journeys } from '../machines/index.ts';
import type { BrowserRun } from '../studio/coverage/coverage.types.ts';
import { galleryFolder, galleryRun, galleryRuns, picturesFolder } from '../studio/state-gallery/gallery-folders.ts';
import { galleryOf } from '../studio/state-gallery/gallery-of.ts';
import { galleryPage } from '../studio/state-gallery/gallery-page.ts';
import { pictureFile, pictureWays } from '../studio/state-gallery/picture-ways.ts';
import { browserJourneys } from '../studio/walks/journeys.ts';
import { keptWays } from '../studio/ways/kept-ways.ts';

const { values } = parseArgs({ options: { journey: { type: 'string' } } });
const names = journeys.map(({ name }) => name);
if (values.journey !== undefined && !names.includes(values.journey)) {
  console.error(`No journey is called ${values.journey}. There are:\n  ${names.join('\n  ')}`);
  process.exit(2);
}

/** Runs a part of the tests for their pictures. Adds what was seen to `runs`; answers the exit code. */
function picture(tests: string, env: Record<string, string>, runs: BrowserRun[]): number {
  const { status } = spawnSync(
    join('node_modules', '.bin', 'playwright'),
    ['test', tests, '--project', 'phone', '--project', 'own-gateway', '--output', galleryRun],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: { ...process.env, AUDIT: 'gallery', ...env },
    },
  );
  const files = existsSync(galleryRuns) ? readdirSync(galleryRuns) : [];
  runs.push(...files.map((name) => JSON.parse(readFileSync(join(galleryRuns, name), 'utf8')) as BrowserRun));
  return status ?? 1;
}

const runs: BrowserRun[] = [];
const parts = {
  runs,
  waysOf: keptWays,
  picturedAs: (name: string) => pictureWays.filter((way) => existsSync(join(picturesFolder, pictureFile(name, way)))),
};
const shown = () =>
  journeys
    .filter(({ name }) => values.journey === undefined || name === values.journey)
    .map((journey) => galleryOf(journey, parts));

rmSync(galleryFolder, { recursive: true, force: true });
const isWalked = browserJourneys.some(({ name }) => values.journey === undefined || name === values.journey);
const only: Record<string, string> = values.journey === undefined ? {} : { MODEL_JOURNEY: values.journey };
const codes = isWalked ? [picture('studio/walks/walks', only, runs)] : [];
const toOpen = shown().flatMap(({ name, states }) =>
  states.filter(({ picture, isOpenable }) => isOpenable && 'missing' in picture).map(({ id }) => `${name}/${id}`),
);
if (toOpen.length > 0) codes.push(picture('studio/state-gallery/opened', { GALLERY_OPENS: toOpen.join(' ') }, runs));

const gallery = shown();
mkdirSync(galleryFolder, { recursive: true });
writeFileSync(join(galleryFolder, 'index.html'), galleryPage(gallery, new Date()));

const states = gallery.flatMap((journey) => journey.states);
const pictured = states.filter(({ picture }) => 'name' in picture).length;
console.log(`\n${pictured} of ${states.length} states are pictured; the page is test-results/gallery/index.html`);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
