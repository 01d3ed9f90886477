import { calling, charges, facts, roaming } from '../../../machines/look-up-charges/look-up-charges.cases.ts';
import { lookUpChargesMachine } from '../../../machines/look-up-charges/look-up-charges.machine.ts';
import type { LookUpChargesContext } from '../../../machines/look-up-charges/look-up-charges.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, held, isBusy } from '../runner/outcomes.ts';

export const lookUpCharges = browserJourney<typeof lookUpChargesMachine>({
  name: 'look-up-charges',
  machine: lookUpChargesMachine,
  starts: {
    'a visitor who travels': { input: roaming, open: ({ page }) => page.goto(paths.roaming) },
    'a visitor who calls abroad': { input: calling, open: ({ page }) => page.goto(paths.international) },
  },
  perform: {
    'address.read': [
      {
        event: { type: 'address.read', asked: { country: 'US' } },
        does: ({ pages }) => pages.lookingUpCharges.country('United States').click(),
      },
    ],
    'country.typed': [
      {
        event: { type: 'country.typed', text: 'United States' },
        does: ({ pages }) => pages.lookingUpCharges.type('United States'),
      },
    ],
    'search.submitted': [
      {
        event: { type: 'search.submitted', text: 'United States' },
        does: ({ pages }) => pages.lookingUpCharges.submit('United States'),
      },
      {
        event: { type: 'search.submitted', text: 'Atlantis' },
        does: ({ pages }) => pages.lookingUpCharges.submit('Atlantis'),
      },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadCharges: { ends: [answers(charges), isBusy('getChargesAbroad')], held: held('getChargesAbroad') },
    goToCountry: { ends: [answers(undefined)] },
  },
  facts,
  // A country is a link once it has come up, and none comes up for a name that there is not.
  isOffered: ({ context }, { type }) =>
    type !== 'address.read' ||
    ((context as LookUpChargesContext).charges !== null && (context as LookUpChargesContext).refusal === null),
});
