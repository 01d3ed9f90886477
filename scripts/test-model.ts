// `npm run test:model`: the walks through the journeys' models in Chromium. `-- --journey book-install` walks one
// journey, `--walk 3` one of its walks, `--to visitRejected` the shortest way to one of its states; `--random 5 --seed 7
// --steps 30` sends random customers through; `--watch` shows them in a window, slowly; `--list` tells the walks and
// takes none.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { nodesOf } from '../studio/model/definition.ts';
import type { BrowserJourney } from '../studio/walks/runner/browser-journey.types.ts';
import { wordsFor } from '../studio/walks/runner/walk-words.ts';
import { randomWalksInBrowser, walksInBrowser } from '../studio/walks/runner/walks-in-browser.ts';
import { browserJourneys } from '../studio/walks/journeys.ts';
import { commandFor, readArguments, toEnvironment, walkName } from '../studio/walks/model-options.ts';
import { chromiumWithWindow } from './browser.ts';

function refuse(message: string, known: readonly string[] = []): never {
  console.error(known.length === 0 ? message : `${message}. There are:\n  ${known.join('\n  ')}`);
  process.exit(2);
}

/** Ends with the words of what is thrown. */
function orRefuse<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { list, ...options } = orRefuse(() => readArguments(process.argv.slice(2), () => randomInt(1_000_000)));
const { journey: only, to, walk: onlyWalk, watch, random } = options;
const chosen = browserJourneys.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0)
  refuse(
    `No journey is called ${only}`,
    browserJourneys.map(({ name }) => name),
  );

const walksOf = (journey: BrowserJourney) =>
  random
    ? randomWalksInBrowser(journey, random, to).map((walk) => ({
        ...walk,
        name: `random customer ${walk.seed}, ${walk.start}`,
      }))
    : walksInBrowser(journey, to).map((walk, index) => ({
        ...walk,
        name: walkName(index + 1, walk.start, walk.steps.length),
      }));

for (const journey of chosen) {
  const statesOf = nodesOf(journey.machine).filter(({ parent }) => parent !== undefined);
  const walks = walksOf(journey);
  if (to !== undefined && walksInBrowser(journey, to).length === 0)
    refuse(
      `No customer gets to ${to} in ${journey.name}`,
      statesOf.map(({ key }) => key),
    );
  if (onlyWalk !== undefined && onlyWalk > walks.length)
    refuse(
      `${journey.name} has no walk ${onlyWalk}`,
      walks.map(({ name }) => name),
    );
  for (const { start, steps, name } of onlyWalk === undefined ? walks : walks.slice(onlyWalk - 1, onlyWalk)) {
    const words = wordsFor(journey.machine, start);
    console.log(`\n${journey.name}, ${name}`);
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
      env: {
        ...process.env,
        ...toEnvironment(options),
        ...(watch && { CHROME_PATH: orRefuse(() => chromiumWithWindow()) }),
      },
    },
  );
  process.exitCode = status ?? 1;
}
