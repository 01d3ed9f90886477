import { test } from '../support/browser/test.ts';
import { performWalk } from './browser/perform-walk.ts';
import { walksInBrowser } from './browser/walks-in-browser.ts';
import { browserJourneys } from './journeys.ts';

/** `npm run test:model -- --journey … --to …` asks for some of the walks only. */
const { MODEL_JOURNEY: only, MODEL_TO: to } = process.env;

for (const journey of browserJourneys.filter(({ name }) => only === undefined || name === only))
  test.describe(`customers walk through ${journey.name}`, () => {
    for (const [index, walk] of walksInBrowser(journey, to).entries())
      test(`walk ${index + 1}, ${walk.start}, ${walk.steps.length} steps`, async ({
        page,
        pages,
        gateway,
        machines,
        view,
        browserConsole,
      }) => {
        browserConsole.expect(...(journey.expectedInConsole ?? []));
        test.setTimeout(30_000 + walk.steps.length * 5_000);
        await performWalk(journey, walk, { page, pages, gateway, machines, view });
      });
  });
