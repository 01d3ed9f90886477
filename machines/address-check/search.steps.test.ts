import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import {
  address,
  cases,
  container,
  facts,
  flagsChanged,
  offline,
  nothing,
  postcodeGiven,
} from './address-check.cases.ts';
import { addressCheckMachine } from './address-check.machine.ts';

type AddressStep = Step<typeof addressCheckMachine>;

const afresh = { suggestions: [], containers: [], errors: {} };

/** What the search page takes wherever its customer stands: a text, a code that was saved, the wish to type by hand. */
const anywhereAt = (here: string): AddressStep[] => [
  ...flagsChanged.map((event): AddressStep => [event, here, { flags: event.flags }]),
  ...postcodeGiven,
  [{ type: 'text.typed', text: 'LK1' }, 'enteringAddress.awaitingPause', { text: 'LK1', ...afresh }],
  [{ type: 'text.typed', text: 'L' }, 'enteringAddress.awaitingText', { text: 'L', ...afresh }],
  [
    { type: 'search.submitted', text: 'LK1' },
    'enteringAddress.searchingAddresses',
    { text: 'LK1', ...afresh },
    { searchAddresses: { text: 'LK1', containerId: null } },
  ],
  [{ type: 'search.submitted', text: '' }, here, { text: '', errors: { text: 'textMissing' } }],
  [
    { type: 'savedCode.submitted', savedCode: 'abcd2345' },
    'savedJourneyRequested',
    { savedCode: 'ABCD2345', errors: {} },
  ],
  [{ type: 'savedCode.submitted', savedCode: '1' }, here, { errors: { savedCode: 'savedCodeMissing' } }],
  ['manualEntry.requested', 'enteringAddressByHand', { errors: {} }],
];

describeSteps(
  { machine: addressCheckMachine, starts: { 'a new customer': nothing }, cases, facts },
  {
    steps: {
      'enteringAddress.awaitingText': anywhereAt('enteringAddress.awaitingText'),
      'enteringAddress.awaitingPause': [
        ...anywhereAt('enteringAddress.awaitingPause'),
        [
          'xstate.after.typingPause.addressCheck.enteringAddress.awaitingPause',
          'enteringAddress.searchingAddresses',
          {},
          { searchAddresses: { containerId: null } },
        ],
      ],
      'enteringAddress.searchingAddresses': [
        ...anywhereAt('enteringAddress.searchingAddresses'),
        [
          answered('searchAddresses', [container, address]),
          'enteringAddress.choosingSuggestion',
          { suggestions: [container, address] },
        ],
        [answered('searchAddresses', []), 'enteringAddress.suggestionsMissing', { suggestions: [] }],
        [failed('searchAddresses', offline), 'enteringAddress.searchFailed', { failure: offline }],
      ],
      'enteringAddress.choosingSuggestion': [
        ...anywhereAt('enteringAddress.choosingSuggestion'),
        [
          { type: 'suggestion.chosen', suggestion: container },
          'enteringAddress.searchingAddresses',
          { suggestions: [] },
          { searchAddresses: { containerId: container.id } },
        ],
        [
          { type: 'suggestion.chosen', suggestion: address },
          'enteringAddress.retrievingAddress',
          { chosenId: address.id },
          { retrieveAddress: { id: address.id } },
        ],
        [
          'container.closed',
          'enteringAddress.searchingAddresses',
          { suggestions: [], containers: [] },
          { searchAddresses: { containerId: null } },
        ],
      ],
      'enteringAddress.suggestionsMissing': [
        ...anywhereAt('enteringAddress.suggestionsMissing'),
        [
          'container.closed',
          'enteringAddress.searchingAddresses',
          { containers: [] },
          { searchAddresses: { containerId: null } },
        ],
      ],
      'enteringAddress.searchFailed': [
        ...anywhereAt('enteringAddress.searchFailed'),
        ['retry.requested', 'enteringAddress.searchingAddresses'],
      ],
      'enteringAddress.retrievingAddress': [
        ...anywhereAt('enteringAddress.retrievingAddress'),
        [
          answered('retrieveAddress', { postcode: 'LK1 1AA', streetNumber: '12', uprn: '100000000001' }),
          'checkingAddress.checkingFoundAddress',
          { errors: {} },
          { checkAddress: { postcode: 'LK1 1AA', streetNumber: '12', uprn: '100000000001' } },
        ],
        [failed('retrieveAddress', offline), 'enteringAddress.retrievalFailed', { failure: offline }],
      ],
      'enteringAddress.retrievalFailed': [
        ...anywhereAt('enteringAddress.retrievalFailed'),
        ['retry.requested', 'enteringAddress.retrievingAddress', {}, { retrieveAddress: { id: address.id } }],
      ],
    },
  },
);
