import { all, facts, ofNow, refurbished } from '../../../machines/browse-phones/browse-phones.cases.ts';
import { browsePhonesMachine } from '../../../machines/browse-phones/browse-phones.machine.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, held, isBusy } from '../runner/outcomes.ts';

export const browsePhones = browserJourney<typeof browsePhonesMachine>({
  name: 'browse-phones',
  machine: browsePhonesMachine,
  starts: {
    'a visitor': { input: all, open: ({ page }) => page.goto(paths.phones) },
    'a visitor who wants one refurbished': {
      input: refurbished,
      open: ({ page }) => page.goto(paths.refurbishedPhones),
    },
  },
  perform: {
    'address.read': [
      {
        event: { type: 'address.read', asked: { brands: 'apple' } },
        does: ({ pages }) => pages.browsingPhones.choose('Brand', /^Apple/),
      },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: { loadPhones: { ends: [answers(ofNow), isBusy('listPhones')], held: held('listPhones') } },
  facts,
});
