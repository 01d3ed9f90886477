import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { isPostcode } from '../shared/typed-address.ts';
import { addressCheckSetup as s } from './address-check.setup.ts';
import type { AddressCheckContext, SearchInput } from './address-check.types.ts';

const searchInput = ({ text, containers, lookup }: AddressCheckContext): SearchInput => ({
  text,
  containerId: containers.at(-1)?.id ?? null,
  lookup,
  wantsAllHomes: containers.length === 0 && isPostcode(text),
});

/** Search as you type, with drill-down: a container (a postcode, a building) opens into the homes it holds. */
export const enteringAddress = s.createStateConfig({
  id: 'enteringAddress',
  description:
    'Type a postcode, and pick your home from all that it has; or an address, and pick it from what comes up.',
  meta: { view: 'EnteringAddress', rows: ['AD-01'] },
  initial: 'decidingSuggestions',
  on: {
    'text.typed': [
      {
        guard: { type: 'isSearchable', params: ({ event }) => event },
        target: '.awaitingPause',
        actions: [{ type: 'storeText', params: ({ event }) => event }, 'clearSuggestions'],
      },
      {
        target: '.awaitingText',
        actions: [{ type: 'storeText', params: ({ event }) => event }, 'clearSuggestions'],
      },
    ],
    'search.submitted': [
      {
        guard: { type: 'isSearchable', params: ({ event }) => event },
        target: '.searchingAddresses',
        actions: [{ type: 'storeText', params: ({ event }) => event }, 'clearSuggestions'],
      },
      {
        actions: [
          { type: 'storeText', params: ({ event }) => event },
          { type: 'refuseSearch', params: ({ event }) => event },
        ],
      },
    ],
    'manualEntry.requested': '#enteringAddressByHand',
    'savedCode.submitted': [
      {
        guard: { type: 'isSavedCode', params: ({ event }) => event },
        target: '#savedJourneyRequested',
        actions: { type: 'storeSavedCode', params: ({ event }) => event },
      },
      { actions: 'refuseSavedCode' },
    ],
  },
  states: {
    decidingSuggestions: {
      description: 'Shows the suggestions found before, or waits for text.',
      always: [{ guard: 'hasSuggestions', target: 'choosingSuggestion' }, { target: 'awaitingText' }],
    },
    awaitingText: {
      meta: { rows: ['AD-07'] },
      description: 'Nothing to search for yet.',
    },
    awaitingPause: {
      description: 'Waits for a pause in typing.',
      after: { typingPause: 'searchingAddresses' },
    },
    searchingAddresses: {
      meta: { rows: ['AD-06'] },
      description: 'We look for homes that match.',
      tags: ['busy'],
      invoke: {
        id: 'searchAddresses',
        src: 'searchAddresses',
        input: ({ context }) => searchInput(context),
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
      meta: { rows: ['AD-08'] },
      description: 'Pick your home, open a street or building, or say that yours is not there.',
      on: {
        'suggestion.chosen': [
          {
            guard: { type: 'isContainer', params: ({ event }) => event },
            target: 'searchingAddresses',
            actions: { type: 'openContainer', params: ({ event }) => event },
          },
          { target: 'retrievingAddress', actions: { type: 'storeChosen', params: ({ event }) => event } },
        ],
        'container.closed': {
          guard: 'isInsideContainer',
          target: 'searchingAddresses',
          actions: 'closeContainer',
        },
      },
    },
    suggestionsMissing: {
      meta: { rows: ['AD-08'] },
      description: 'Nothing matches; type differently or enter the address by hand.',
      on: {
        'container.closed': { guard: 'isInsideContainer', target: 'searchingAddresses', actions: 'closeContainer' },
      },
    },
    searchFailed: {
      meta: { rows: ['AD-06', 'ER-04'] },
      description: 'The search did not work; try again or enter the address by hand.',
      tags: ['failed'],
      on: { 'retry.requested': 'searchingAddresses' },
    },
    retrievingAddress: {
      meta: { rows: ['AD-09'] },
      description: 'We fetch the full address of the home picked.',
      tags: ['busy'],
      invoke: {
        id: 'retrieveAddress',
        src: 'retrieveAddress',
        input: ({ context }) => ({ id: needed(context.chosenId, 'a home picked'), lookup: context.lookup }),
        onDone: {
          target: '#checkingAddress',
          actions: { type: 'storeQuery', params: ({ event }) => event.output },
        },
        onError: failsTo('retrievalFailed'),
      },
    },
    retrievalFailed: {
      meta: { rows: ['AD-06', 'ER-04'] },
      description: 'The home picked could not be fetched; try again or enter the address by hand.',
      tags: ['failed'],
      on: { 'retry.requested': 'retrievingAddress' },
    },
  },
});
