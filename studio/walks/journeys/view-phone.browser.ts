import { drawn, facts, fromTheRange, galaxy, ofNow } from '../../../machines/view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { arrive } from '../../../tests/support/browser/arrive.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, held, isBusy, refuses } from '../runner/outcomes.ts';

const page = `${paths.phones}/${galaxy.slug}`;

export const viewPhone = browserJourney<typeof viewPhoneMachine>({
  name: 'view-phone',
  machine: viewPhoneMachine,
  starts: {
    'a visitor at the address': { input: drawn, open: (hands) => hands.page.goto(page) },
    'a visitor from the range': {
      input: fromTheRange,
      open: async (hands) => {
        // Followed before the app is there, the link would bring a document with the phone in it.
        await arrive(hands.page, paths.phones);
        await hands.page.getByRole('main').locator(`a[href="${page}"]`).click();
      },
    },
  },
  perform: {
    'address.read': [
      {
        event: { type: 'address.read', asked: { colour: 'mint' } },
        does: ({ pages }) => pages.browsingPhones.choose('Colour', /^Mint/),
      },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadPhone: {
      ends: [answers(ofNow), refuses('getPhone', 404, 'phone.not-found'), isBusy('getPhone')],
      held: held('getPhone'),
    },
    refreshPhone: {
      ends: [answers(ofNow), refuses('getPhone', 404, 'phone.not-found'), isBusy('getPhone')],
      held: held('getPhone'),
    },
  },
  facts,
  // On a page without the choice there is nothing to press.
  isOffered: (snapshot, { type }) => type !== 'address.read' || snapshot.matches('showingPhone'),
});
