import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import {
  cases,
  facts,
  flagsChanged,
  home,
  neighbour,
  offline,
  outcomeByStatus,
  result,
  servedHome,
  nothing,
  postcodeGiven,
} from './address-check.cases.ts';
import { addressCheckMachine } from './address-check.machine.ts';

type AddressStep = Step<typeof addressCheckMachine>;

const typed = { postcode: 'lk1 1aa', streetNumber: '12' };
const picked = { postcode: 'LK1 1AA', streetNumber: '12', uprn: '100000000001' };

const flagsAt = (here: string): AddressStep[] => [
  ...flagsChanged.map((event): AddressStep => [event, here, { flags: event.flags }]),
  ...postcodeGiven,
];

/** Back to the search, as it was left; nothing of the home before is known there. */
const addressChanged = ['enteringAddress.awaitingText', 'enteringAddress.choosingSuggestion'].map(
  (search): AddressStep => [
    'address.changed',
    search,
    { premise: null, premises: [], status: null, transactionId: null, failure: null, errors: {} },
  ],
);

const known = (status: string, ...premises: (typeof home)[]) => ({
  ...result(status, ...premises),
  premise: premises.length === 1 ? premises[0] : null,
  failure: null,
});

/** The network answers in the same way whoever asks; what it serves waits for the commercial launch (SC-10). */
const answersAt = (here: string): AddressStep[] => [
  ...flagsAt(here),
  ...['addressServed', 'launchAwaited'].map((place): AddressStep => [
    answered('checkAddress', result('SINGLE_ADDRESS_MATCH', home)),
    place,
    known('SINGLE_ADDRESS_MATCH', home),
  ]),
  [
    answered('checkAddress', result('SINGLE_ADDRESS_MATCH', servedHome)),
    'premiseAlreadyServed',
    known('SINGLE_ADDRESS_MATCH', servedHome),
  ],
  [
    answered('checkAddress', result('MULTIPLE_ADDRESS_MATCH', home, neighbour)),
    'choosingPremise',
    known('MULTIPLE_ADDRESS_MATCH', home, neighbour),
  ],
  [answered('checkAddress', result('MULTIPLE_ADDRESS_MATCH')), 'addressNotFound', known('MULTIPLE_ADDRESS_MATCH')],
  ...['switchingNotAvailable', 'launchAwaited'].map((place): AddressStep => [
    answered('checkAddress', result('SWITCHING_NOT_AVAILABLE', home)),
    place,
    known('SWITCHING_NOT_AVAILABLE', home),
  ]),
  ...Object.entries(outcomeByStatus).map(([status, place]): AddressStep => [
    answered('checkAddress', result(status)),
    place,
    known(status),
  ]),
  [answered('checkAddress', result('SWITCHING_NOT_AVAILABLE')), 'launchAwaited', known('SWITCHING_NOT_AVAILABLE')],
  [failed('checkAddress', offline), 'addressCheckFailed', { failure: offline }],
];

describeSteps(
  { machine: addressCheckMachine, starts: { 'a new customer': nothing }, cases, facts },
  {
    steps: {
      enteringAddressByHand: [
        ...flagsAt('enteringAddressByHand'),
        [
          { type: 'address.submitted', postcode: 'lk11aa', streetNumber: '12' },
          'checkingAddress.checkingTypedAddress',
          { query: typed, errors: {} },
          { checkAddress: typed },
        ],
        [
          { type: 'address.submitted', postcode: 'somewhere', streetNumber: '' },
          'enteringAddressByHand',
          {
            errors: {
              postcode: 'postcodeWrong',
              streetNumber: 'streetNumberMissing',
            },
          },
        ],
        ['search.requested', 'enteringAddress.awaitingText', { errors: {} }],
        ['search.requested', 'enteringAddress.choosingSuggestion', { errors: {} }],
      ],
      'checkingAddress.checkingTypedAddress': [...answersAt('checkingAddress.checkingTypedAddress'), ...addressChanged],
      'checkingAddress.checkingFoundAddress': [
        ...answersAt('checkingAddress.checkingFoundAddress'),
        ...addressChanged.slice(1),
      ],
      'checkingAddress.checkingListedPremise': [
        ...answersAt('checkingAddress.checkingListedPremise'),
        ...addressChanged,
      ],
      addressCheckFailed: [
        ...flagsAt('addressCheckFailed'),
        ...addressChanged,
        ['retry.requested', 'checkingAddress.checkingTypedAddress', {}, { checkAddress: typed }],
        ['retry.requested', 'checkingAddress.checkingFoundAddress', {}, { checkAddress: picked }],
        ['retry.requested', 'checkingAddress.checkingListedPremise', {}, { checkAddress: picked }],
      ],
      choosingPremise: [
        ...flagsAt('choosingPremise'),
        ...addressChanged,
        [
          { type: 'premise.chosen', premiseId: home.premiseId },
          'checkingAddress.checkingListedPremise',
          { query: picked, errors: {} },
          { checkAddress: picked },
        ],
        [
          { type: 'premise.chosen', premiseId: 'not-listed' },
          'choosingPremise',
          { errors: { premise: 'premiseMissing' } },
        ],
      ],
    },
  },
);
