import { failsTo } from '../shared/failure.ts';
import { paths } from '../shared/paths.ts';
import {
  interestOutput,
  knownStatuses,
  lookupOf,
  plansOutput,
  savedJourneyOutput,
  stateByStatus,
} from './address-check.rules.ts';
import { addressCheckSetup } from './address-check.setup.ts';
import * as outcomes from './outcomes.states.ts';
import { enteringAddress } from './search.states.ts';
import type { AddressCheckOutput } from './address-check.types.ts';

/** Somebody has come with what they typed for a postcode: whatever was looked for before is over. */
const takesPostcode = [
  { type: 'storeText', params: ({ event }: { event: { postcode: string } }) => ({ text: event.postcode }) },
  'clearSuggestions',
  'forgetAddress',
] as const;

/**
 * The errand: find the customer's home and say whether we can supply it.
 * The way on depends on the network's status; every status, also one nobody has told us of, has a state with a way on.
 */
export const addressCheckMachine = addressCheckSetup.createMachine({
  id: 'addressCheck',
  context: ({ input }) => ({
    ...input,
    text: '',
    lookup: lookupOf(input.flags, ''),
    suggestions: [],
    containers: [],
    chosenId: null,
    savedCode: null,
    query: null,
    premises: [],
    errors: {},
    failure: null,
  }),
  meta: { path: paths.postcodeChecker },
  on: {
    'flags.changed': { actions: { type: 'storeFlags', params: ({ event }) => event } },
    // The newest wish counts, wherever the check stands; a home that was chosen stays the order's until another is.
    'postcode.given': [
      {
        guard: { type: 'isPostcode', params: ({ event }) => event },
        target: '.enteringAddress.searchingAddresses',
        actions: takesPostcode,
      },
      {
        target: '.enteringAddress',
        actions: [...takesPostcode, { type: 'refuseGiven', params: ({ event }) => event }],
      },
    ],
  },
  initial: 'decidingStart',
  states: {
    decidingStart: {
      description: 'Shows the home chosen before, or asks for an address.',
      always: [{ guard: 'hasPremise', target: 'decidingAvailability' }, { target: 'enteringAddress' }],
    },
    enteringAddress,
    enteringAddressByHand: {
      id: 'enteringAddressByHand',
      description: 'Type the postcode and the house number or name by hand.',
      meta: { view: 'EnteringAddressByHand', rows: ['AD-02', 'AD-11'] },
      entry: 'clearErrors',
      on: {
        'address.submitted': [
          {
            guard: { type: 'isAddressComplete', params: ({ event }) => event },
            target: 'checkingAddress.checkingTypedAddress',
            actions: {
              type: 'storeQuery',
              params: ({ event }) => ({ postcode: event.postcode, streetNumber: event.streetNumber }),
            },
          },
          { actions: { type: 'refuseAddress', params: ({ event }) => event } },
        ],
        'search.requested': { target: 'enteringAddress', actions: 'clearErrors' },
      },
    },
    checkingAddress: {
      id: 'checkingAddress',
      description: 'We ask the network whether it reaches this home; the page that asked stays.',
      tags: ['busy'],
      meta: { rows: ['AD-02'] },
      invoke: {
        id: 'checkAddress',
        src: 'checkAddress',
        input: ({ context }) => context.query ?? { postcode: '', streetNumber: '' },
        onDone: {
          target: 'decidingAvailability',
          actions: { type: 'storeResult', params: ({ event }) => event.output },
        },
        onError: failsTo('addressCheckFailed'),
      },
      on: { 'address.changed': { target: 'enteringAddress', actions: 'forgetAddress' } },
      initial: 'checkingFoundAddress',
      states: {
        checkingFoundAddress: {
          description: 'The home was picked in the search.',
          meta: { view: 'EnteringAddress' },
        },
        checkingTypedAddress: {
          description: 'The address was typed by hand, and stays in the form.',
          meta: { view: 'EnteringAddressByHand' },
        },
        checkingListedPremise: {
          description: 'The home was chosen from those that share an address.',
          meta: { view: 'ChoosingPremise' },
        },
        checkingAgain: {
          type: 'history',
          description: 'The same home again, on the page that asked for it.',
        },
      },
    },
    addressCheckFailed: {
      description: 'The check itself did not work; try again with nothing to type.',
      tags: ['failed'],
      meta: { view: 'AddressCheckFailed', rows: ['AD-02', 'ER-04'] },
      on: {
        'retry.requested': 'checkingAddress.checkingAgain',
        'address.changed': { target: 'enteringAddress', actions: 'forgetAddress' },
      },
    },
    decidingAvailability: {
      id: 'decidingAvailability',
      description: "Reads the network's status for this home.",
      always: [
        { guard: 'isPremiseServed', target: 'premiseAlreadyServed' },
        ...knownStatuses.map((status) => ({
          guard: { type: 'hasStatus', params: { status } } as const,
          target: stateByStatus[status],
        })),
        { target: 'addressNotRecognised' },
      ],
    },
    decidingPremise: {
      meta: { rows: ['AD-04'] },
      description: 'Several homes share this address, if the network names them.',
      always: [{ guard: 'hasPremises', target: 'choosingPremise' }, { target: 'addressNotFound' }],
    },
    choosingPremise: {
      description: 'We found more than one home; choose yours from the list.',
      meta: { view: 'ChoosingPremise', rows: ['AD-13'] },
      on: {
        'premise.chosen': [
          {
            // Asked again for this one home, as an order needs a check that found a single one.
            guard: { type: 'isListedPremise', params: ({ event }) => event },
            target: 'checkingAddress.checkingListedPremise',
            actions: { type: 'choosePremise', params: ({ event }) => event },
          },
          { actions: 'refusePremise' },
        ],
        'address.changed': { target: 'enteringAddress', actions: ['forgetAddress', 'clearErrors'] },
      },
    },
    addressServed: outcomes.addressServed,
    launchAwaited: outcomes.launchAwaited,
    premiseAlreadyServed: outcomes.premiseAlreadyServed,
    addressNotFound: outcomes.addressNotFound,
    tooManyAddressesFound: outcomes.tooManyAddressesFound,
    areaNotServed: outcomes.areaNotServed,
    premiseNotConfirmed: outcomes.premiseNotConfirmed,
    switchingNotAvailable: outcomes.switchingNotAvailable,
    installTypeNotSupported: outcomes.installTypeNotSupported,
    premiseTypeNotSupported: outcomes.premiseTypeNotSupported,
    engineerDatesNotForecast: outcomes.engineerDatesNotForecast,
    buildingConnectedAnotherWay: outcomes.buildingConnectedAnotherWay,
    permissionNeeded: outcomes.permissionNeeded,
    addressNotRecognised: outcomes.addressNotRecognised,
    plansRequested: {
      id: 'plansRequested',
      description: 'The customer goes on to the plans.',
      type: 'final',
      output: plansOutput,
    },
    interestRequested: {
      meta: { rows: ['RI-01'] },
      id: 'interestRequested',
      description: 'The customer wants to be the first to know.',
      type: 'final',
      output: interestOutput,
    },
    savedJourneyRequested: {
      meta: { rows: ['CU-04'] },
      id: 'savedJourneyRequested',
      description: 'The customer has a code of a journey saved earlier.',
      type: 'final',
      output: savedJourneyOutput,
    },
  },
  // Every final state above gives an AddressCheckOutput; XState types the done event's output as unknown.
  output: ({ event }) => event.output as AddressCheckOutput,
});
