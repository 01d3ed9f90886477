import { expect, test } from '../../tests/support/browser/test.ts';
import { orderFreeSimCopy } from '../../src/journeys/order-free-sim/order-free-sim.copy.ts';
import { readRecording } from '../inspector/recording/read-recording.ts';
import type { BrowserJourney } from '../walks/runner/browser-journey.types.ts';
import { orderFreeSim } from '../walks/journeys/order-free-sim.browser.ts';
import { sendRandomCustomer } from '../walks/runner/random-customer.ts';
import { findingsAmong } from '../walks/runner/random-finding.ts';
import { randomWalksInBrowser } from '../walks/runner/walks-in-browser.ts';

const broken = orderFreeSimCopy.NotOrdered.title;

/** The same pages with a fault in one of them, of which nobody has told the customers: its view breaks. */
const withFault: BrowserJourney = {
  ...orderFreeSim,
  starts: Object.fromEntries(
    Object.entries(orderFreeSim.starts).map(([name, start]) => [
      name,
      {
        ...start,
        ready: ({ page }) =>
          page.addInitScript((title) => {
            const look = () => {
              if (document.title.startsWith(title)) throw new Error('A view that breaks');
            };
            document.addEventListener('DOMContentLoaded', () =>
              new MutationObserver(look).observe(document.head, {
                subtree: true,
                childList: true,
                characterData: true,
              }),
            );
          }, broken),
      },
    ]),
  ),
};

test('a tester reads of a fault that a random customer met the shortest way to it, where to open it, and what to play', async ({
  browser,
  scope,
}, { attachments }) => {
  const again = 'npm run test:model -- --journey order-free-sim --random 1 --seed 8 --steps 24';
  const [customer] = randomWalksInBrowser(withFault, { walks: 1, seed: 8, steps: 24 });
  if (!customer) throw new Error('Nobody walks');
  await expect(sendRandomCustomer(withFault, customer, { browser, scope, again })).rejects.toThrow(
    /^error in the console/,
  );
  // As the report has them.
  const [finding] = findingsAmong(
    attachments.map(({ body, ...rest }) => ({ ...rest, body: body?.toString('base64') })),
  );
  expect(finding).toMatchObject({
    journey: 'order-free-sim',
    fault: 'error in the console',
    why: 'error in the console: Error: A view that breaks',
    shortest: [
      '1. Starts as a visitor → Entering details',
      '2. Order submitted, if form complete, then order sim: failed, otherwise → Not ordered',
    ],
    state: 'enteringDetails',
    again,
  });
  expect(finding?.whole).toHaveLength(6);
  expect(readRecording(JSON.stringify(finding?.recording))).toHaveProperty('recording.end.machine', 'orderFreeSim');
});
