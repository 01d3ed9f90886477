// `npm run test:model`: the walks through the journeys' models in Chromium. `-- --journey book-install` walks one
// journey, `--to visitRejected` the shortest way to one of its states; `--random 5 --seed 7 --steps 30` sends random
// customers through; `--list` tells the walks and takes none.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { nodesOf } from '../studio/model/definition.ts';
import type { BrowserJourney } from '../studio/walks/runner/browser-journey.types.ts';
import { wordsFor } from '../studio/walks/runner/walk-words.ts';
import { randomWalksInBrowser, walksInBrowser } from '../studio/walks/runner/walks-in-browser.ts';
import { browserJourneys } from '../studio/walks/journeys.ts';
import { commandFor, readArguments, toEnvironment } from '../studio/walks/model-options.ts';

function refuse(message: string, known: readonly string[] = []): never {
  console.error(known.length === 0 ? message : `${message}. There are:\n  ${known.join('\n  ')}`);
  process.exit(2);
}

function optionsGiven() {
  try {
    return readArguments(process.argv.slice(2), () => randomInt(1_000_000));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { list, ...options } = optionsGiven();
const { journey: only, to, random } = options;
const chosen = browserJourneys.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0)
  refuse(
    `No journey is called ${only}`,
    browserJourneys.map(({ name }) => name),
  );

const walksOf = (journey: BrowserJourney) =>
  random
    ? randomWalksInBrowser(journey, random, to).map((walk) => ({ ...walk, who: `random customer ${walk.seed}` }))
    : walksInBrowser(journey, to).map((walk) => ({ ...walk, who: null }));

for (const journey of chosen) {
  const statesOf = nodesOf(journey.machine).filter(({ parent }) => parent !== undefined);
  if (to !== undefined && walksInBrowser(journey, to).length === 0)
    refuse(
      `No customer gets to ${to} in ${journey.name}`,
      statesOf.map(({ key }) => key),
    );
  for (const { start, steps, who } of walksOf(journey)) {
    const words = wordsFor(journey.machine, start);
    console.log(`\n${[journey.name, who, start].filter((word) => word !== null).join(', ')}`);
    for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${words(step)}`);
  }
}
if (random) console.log(`\nThe same again: ${commandFor(options)}`);

if (!list) {
  const { status } = spawnSync(
    join('node_modules', '.bin', 'playwright'),
    ['test', 'studio/walks/walks', '--project', 'phone', '--project', 'own-gateway'],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: { ...process.env, ...toEnvironment(options) },
    },
  );
  process.exitCode = status ?? 1;
}
