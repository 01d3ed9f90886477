import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { byEvent, checkOutSetup as s } from './check-out.setup.ts';

const searched = {
  'search.submitted': [
    {
      guard: { type: 'isSearchable', params: byEvent },
      target: '#findingAddress.searchingAddresses',
      actions: ['forgetSearch', { type: 'storeText', params: byEvent }],
    },
    { actions: { type: 'refuseText', params: byEvent } },
  ],
  'manualEntry.requested': { target: '#typingAddress', actions: 'forgetSearch' },
} as const;

/** Where the parcel goes: found by the address search, as everywhere on the site, or typed. */
export const choosingAddress = s.createStateConfig({
  id: 'choosingAddress',
  description: 'Say where the parcel goes.',
  route: { guard: { type: 'canAsk', params: { step: 'address' } } },
  meta: { path: paths.checkoutAddress },
  exit: 'clearErrors',
  initial: 'decidingStart',
  states: {
    decidingStart: {
      description: 'An address that we know is a start; without one it is looked for.',
      always: [{ guard: 'isAnyAddressKnown', target: 'typingAddress' }, { target: 'findingAddress' }],
    },
    findingAddress: {
      id: 'findingAddress',
      description: 'Type a postcode or an address and pick yours from what comes up.',
      meta: { view: 'FindingAddress', rows: ['AD-01', 'AD-08'] },
      on: searched,
      initial: 'awaitingText',
      states: {
        awaitingText: { description: 'Nothing is looked for yet.' },
        searchingAddresses: {
          description: 'We look for addresses that match.',
          tags: ['busy'],
          meta: { rows: ['AD-06'] },
          invoke: {
            id: 'searchAddresses',
            src: 'searchAddresses',
            input: ({ context: { text, containers } }) => ({ text, containerId: containers.at(-1)?.id ?? null }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ suggestions: event.output }) },
                target: 'choosingSuggestion',
                actions: { type: 'storeSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
              },
              { target: 'suggestionsMissing' },
            ],
            onError: failsTo('searchFailed'),
          },
        },
        choosingSuggestion: {
          description: 'Pick the address, or open a street or building.',
          meta: { rows: ['AD-08'] },
          on: {
            'suggestion.chosen': [
              {
                guard: { type: 'isContainer', params: byEvent },
                target: 'searchingAddresses',
                actions: { type: 'openContainer', params: byEvent },
              },
              { target: 'retrievingAddress', actions: { type: 'storeChosen', params: byEvent } },
            ],
            'container.closed': {
              guard: 'isInsideContainer',
              target: 'searchingAddresses',
              actions: 'closeContainer',
            },
          },
        },
        suggestionsMissing: {
          description: 'Nothing matches; type differently, or enter the address by hand.',
          meta: { rows: ['AD-08'] },
        },
        searchFailed: {
          description: 'The search did not work; try again, or enter the address by hand.',
          tags: ['failed'],
          meta: { rows: ['AD-06', 'ER-04'] },
          on: { 'retry.requested': { target: 'searchingAddresses', actions: 'clearFailure' } },
        },
        retrievingAddress: {
          description: 'We fetch the address that was picked.',
          tags: ['busy'],
          meta: { rows: ['AD-09'] },
          invoke: {
            id: 'retrieveAddress',
            src: 'retrieveAddress',
            input: ({ context: { chosenId } }) => ({ id: needed(chosenId, 'an address picked') }),
            onDone: {
              target: '#typingAddress',
              actions: [{ type: 'storeFound', params: ({ event }) => ({ address: event.output }) }, 'forgetSearch'],
            },
            onError: failsTo('retrievalFailed'),
          },
        },
        retrievalFailed: {
          description: 'The address picked could not be fetched; try again, or enter it by hand.',
          tags: ['failed'],
          meta: { rows: ['AD-06', 'ER-04'] },
          on: { 'retry.requested': { target: 'retrievingAddress', actions: 'clearFailure' } },
        },
      },
    },
    typingAddress: {
      id: 'typingAddress',
      description: 'Enter the address, or check the one that was found.',
      meta: { view: 'TypingAddress', rows: ['AD-11'] },
      on: {
        'address.submitted': [
          {
            guard: { type: 'isAddress', params: byEvent },
            target: '#checkOut.decidingStep',
            actions: { type: 'storeAddress', params: byEvent },
          },
          { actions: { type: 'refuseAddress', params: byEvent } },
        ],
        'search.requested': { target: 'findingAddress', actions: 'clearErrors' },
      },
    },
  },
});
