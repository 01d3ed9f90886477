import type { AnyMachineSnapshot } from 'xstate';
import { home, street } from '../../../machines/shared/finding-address.cases.ts';
import type { Address, FindingAddress, Suggestion } from '../../../machines/shared/finding-address.ts';
import type { Act, Outcome } from '../runner/browser-journey.types.ts';
import { isBusy, press } from '../runner/outcomes.ts';

const found = 'LK1 1AA';
/** The same postcode, which a search of its own is made for, and which always fails: what was found once is not asked for again. */
const troubled = 'lk11aa';
const unknown = 'xqzzyx wvvqk';
const container: Suggestion = { ...street, type: 'Postcode', text: found };

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as FindingAddress;

const searches = (text: string) => ({
  // What was looked for once is kept: nobody is asked again.
  event: (snapshot: AnyMachineSnapshot) =>
    contextOf(snapshot).text === text ? null : { type: 'search.submitted' as const, text },
  does: (async ({ page, pages }) => {
    await page.getByLabel(/^Postcode or address/).fill(text);
    await pages.main.button(/^Find address$/).click();
  }) satisfies Act,
});

/** The postcode opens into parts of its street, and a part into homes. */
const chooses = (suggestion: Suggestion, depth: number, name: RegExp) => ({
  event: (snapshot: AnyMachineSnapshot) =>
    contextOf(snapshot).containers.length === depth ? ({ type: 'suggestion.chosen', suggestion } as const) : null,
  does: (({ page }) =>
    page.getByRole('main').getByRole('listitem').getByRole('button', { name }).first().click()) satisfies Act,
});

/** What is done in the address search of a journey that asks where something is sent. */
export const performSearch = {
  'search.submitted': [searches(found), searches(troubled), searches(unknown), searches('')],
  'suggestion.chosen': [
    chooses(container, 0, /^LK1 1AA/),
    chooses(container, 1, /^1 to 5/),
    chooses(home, 2, /^\d+ Heron Way/),
  ],
  'container.closed': press(/^Back to the results before$/),
  'manualEntry.requested': press(/^Enter it by hand$/),
};

const isDepth =
  (depth: number, text = found) =>
  (context: FindingAddress) =>
    context.text === text && context.containers.length === depth;

/** How the address search answers; `address` is found. `missed`: it cannot be fetched, which is so of one only that the page has not fetched before. */
export const searchCalls = <Context extends FindingAddress>(address: Address, missed: Outcome<Context>) => ({
  searchAddresses: {
    ends: [
      { answer: [container], when: isDepth(0) },
      { answer: [container], when: isDepth(1) },
      { answer: [home], when: isDepth(2) },
      { answer: [], when: ({ text }: FindingAddress) => text === unknown },
      { ...isBusy<Context>('findCapture'), when: ({ text }: FindingAddress) => text === troubled },
    ],
  },
  retrieveAddress: { ends: [{ answer: address }, missed] },
});
