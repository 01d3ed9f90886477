// `npm run test:model`: the walks through the journeys' models in Chromium. `-- --journey book-install` walks one
// journey, `--to inHomeVisitRejected` the shortest way to one of its states; `--list` tells the walks and takes none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodesOf } from '../machines/model/definition.ts';
import { wordsFor } from '../tests/model/browser/walk-words.ts';
import { walksInBrowser } from '../tests/model/browser/walks-in-browser.ts';
import { browserJourneys } from '../tests/model/journeys.ts';

const { values } = parseArgs({
  options: { journey: { type: 'string' }, to: { type: 'string' }, list: { type: 'boolean', default: false } },
});

function refuse(message: string, known: readonly string[]): never {
  console.error(`${message}. There are:\n  ${known.join('\n  ')}`);
  process.exit(2);
}

const names = browserJourneys.map(({ name }) => name);
const chosen = browserJourneys.filter(({ name }) => values.journey === undefined || name === values.journey);
if (chosen.length === 0) refuse(`No journey is called ${values.journey}`, names);
if (values.to !== undefined && values.journey === undefined) refuse('Say of which journey, with --journey', names);

for (const journey of chosen) {
  const walks = walksInBrowser(journey, values.to);
  if (walks.length === 0 && values.to !== undefined)
    refuse(
      `No customer gets to ${values.to} in ${journey.name}`,
      nodesOf(journey.machine)
        .filter(({ parent }) => parent !== undefined)
        .map(({ key }) => key),
    );
  for (const { start, steps } of walks) {
    const words = wordsFor(journey.machine, start);
    console.log(`\n${journey.name}, ${start}`);
    for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${words(step)}`);
  }
}

if (!values.list) {
  const { status } = spawnSync(
    join('node_modules', '.bin', 'playwright'),
    ['test', 'tests/model/walks', '--project', 'phone', '--project', 'own-gateway'],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(values.journey !== undefined && { MODEL_JOURNEY: values.journey }),
        ...(values.to !== undefined && { MODEL_TO: values.to }),
      },
    },
  );
  process.exitCode = status ?? 1;
}
