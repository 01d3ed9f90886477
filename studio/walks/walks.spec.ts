import { walksTitle } from '../../tests/selection/choice.ts';
import { test } from '../../tests/support/browser/test.ts';
import type { BrowserJourney } from './runner/browser-journey.types.ts';
import { performWalk, WalkFailed } from './runner/perform-walk.ts';
import { sendRandomCustomer } from './runner/random-customer.ts';
import { randomWalksInBrowser, walksInBrowser } from './runner/walks-in-browser.ts';
import { browserJourneys } from './journeys.ts';
import { commandFor, fromEnvironment, walkName } from './model-options.ts';

/** `npm run test:model -- --journey … --walk …` or `--to …` asks for some of the walks only, with `--random …` for others. */
const { journey: only, to, walk: onlyWalk, watch, random } = fromEnvironment(process.env);

function walkEverywhere(journey: BrowserJourney): void {
  for (const [index, walk] of walksInBrowser(journey, to).entries()) {
    const number = index + 1;
    if (onlyWalk !== undefined && number !== onlyWalk) continue;
    const again = commandFor({ journey: journey.name, ...(to === undefined ? { walk: number } : { to }), watch: true });
    test(
      walkName(number, walk.start, walk.steps.length),
      { tag: index === 0 ? ['@main'] : [] },
      async ({ page, pages, gateway, machines, view, browserConsole }) => {
        browserConsole.expect(...(journey.expectedInConsole ?? []));
        // Who watches has time.
        test.setTimeout(watch ? 0 : 30_000 + walk.steps.length * 5_000);
        await performWalk(journey, walk, { page, pages, gateway, machines, view }).catch((error: unknown) => {
          if (error instanceof WalkFailed)
            throw new Error(`${error.message}\n\nTo watch it: ${again}`, { cause: error });
          throw error;
        });
      },
    );
  }
}

function walkAtRandom(journey: BrowserJourney, chosen: NonNullable<typeof random>): void {
  for (const walk of randomWalksInBrowser(journey, chosen, to)) {
    const again = commandFor({
      journey: journey.name,
      random: { ...chosen, walks: 1, seed: walk.seed },
      ...(to !== undefined && { to }),
    });
    test(`random customer ${walk.seed}, ${walk.start}, ${walk.steps.length} steps`, ({ browser, scope }) =>
      sendRandomCustomer(journey, walk, { browser, scope, again }));
  }
}

for (const journey of browserJourneys.filter(({ name }) => only === undefined || name === only))
  test.describe(walksTitle(journey.name), () => {
    if (random) walkAtRandom(journey, random);
    else walkEverywhere(journey);
  });
