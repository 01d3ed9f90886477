import {
  allGone,
  atAddress,
  dearer,
  facts,
  filled,
  fromTheRange,
  galaxy,
  mintAsked,
  ofNow,
} from '../../../machines/view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { arrive } from '../../../tests/support/browser/arrive.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { held, inDialog, isBusy, press, refuses, tells } from '../runner/outcomes.ts';

const page = `${paths.phones}/${galaxy.slug}`;

export const viewPhone = browserJourney<typeof viewPhoneMachine>({
  name: 'view-phone',
  moves: 'a phone that has gone or costs another price since the page was built says so',
  machine: viewPhoneMachine,
  starts: {
    'a visitor at the address': {
      input: atAddress,
      open: (hands) => hands.page.goto(`${page}?${new URLSearchParams(atAddress.asked as Record<string, string>)}`),
    },
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
        event: { type: 'address.read', asked: mintAsked },
        does: ({ pages }) => pages.browsingPhones.choose('Colour', /^Mint/),
      },
    ],
    'phone.wanted': async (hands) => {
      // From the top: a page that stands still behind the dialog would have half of the header's menu under the dialog's "Close".
      await hands.page.evaluate(() => window.scrollTo(0, 0));
      await press(/^Add to basket$/)(hands);
    },
    'price.accepted': inDialog(/^Add it for/),
    'note.closed': ({ page }) => page.keyboard.press('Escape'),
    'retry.requested': async ({ page, pages }) => {
      const dialog = page.getByRole('dialog');
      await ((await dialog.isVisible()) ? dialog.getByRole('button', { name: 'Try again' }) : pages.main.retry).click();
    },
  },
  // What one call is answered with the next one goes on with: prices and stock are told by rules of testers.
  calls: {
    loadPhone: {
      ends: [tells('getPhone', ofNow), refuses('getPhone', 404, 'phone.not-found'), isBusy('getPhone')],
      held: held('getPhone'),
    },
    refreshPhone: {
      ends: [tells('getPhone', ofNow), refuses('getPhone', 404, 'phone.not-found'), isBusy('getPhone')],
      held: held('getPhone'),
    },
    addPhone: {
      ends: [
        tells('setBasketItem', filled),
        refuses('setBasketItem', 409, 'product.dearer'),
        refuses('setBasketItem', 409, 'product.out-of-stock'),
        refuses('setBasketItem', 409, 'basket.full'),
        isBusy('setBasketItem'),
      ],
      held: held('setBasketItem'),
    },
    readPhoneAnew: {
      ends: [tells('getPhone', dearer), tells('getPhone', allGone), tells('getPhone', ofNow), isBusy('getPhone')],
      held: held('getPhone'),
    },
  },
  facts,
  // On a page without the choice there is nothing to press.
  isOffered: (snapshot, { type }) => type !== 'address.read' || snapshot.matches('showingPhone'),
});
