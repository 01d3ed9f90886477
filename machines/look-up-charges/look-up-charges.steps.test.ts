import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, charges, facts, starts } from './look-up-charges.cases.ts';
import { lookUpChargesMachine } from './look-up-charges.machine.ts';

/** What can be done at any time, and leaves all else as it is. */
const anyTime = (place: string): Step<typeof lookUpChargesMachine>[] => [
  [{ type: 'address.read', asked: { country: 'ES' } }, place, { code: 'ES', text: '', refusal: null }],
  [{ type: 'country.typed', text: 'fr' }, place, { text: 'fr', refusal: null }],
];

describeSteps(
  { machine: lookUpChargesMachine, starts, cases, facts },
  {
    begins: {
      'a visitor who travels': 'lookingUpCharges.loadingCharges',
      'a visitor who calls abroad': 'lookingUpCharges.loadingCharges',
    },
    steps: {
      'lookingUpCharges.loadingCharges': [
        ...anyTime('lookingUpCharges.loadingCharges'),
        [answered('loadCharges', charges), 'lookingUpCharges.ready', { charges }],
        [failed('loadCharges', offline), 'lookingUpCharges.chargesNotLoaded', { failure: offline }],
      ],
      'lookingUpCharges.ready': [
        ...anyTime('lookingUpCharges.ready'),
        [{ type: 'search.submitted', text: 'spain' }, 'lookingUpCharges.goingToCountry', { text: 'spain' }],
        [
          { type: 'search.submitted', text: 'Atlantis' },
          'lookingUpCharges.ready',
          { text: 'Atlantis', refusal: 'country.unknown' },
        ],
      ],
      'lookingUpCharges.goingToCountry': [
        ...anyTime('lookingUpCharges.goingToCountry'),
        [answered('goToCountry'), 'lookingUpCharges.ready'],
        [failed('goToCountry', offline), 'lookingUpCharges.ready'],
      ],
      'lookingUpCharges.chargesNotLoaded': [
        ...anyTime('lookingUpCharges.chargesNotLoaded'),
        ['retry.requested', 'lookingUpCharges.loadingCharges', { failure: null }],
      ],
    },
  },
);
