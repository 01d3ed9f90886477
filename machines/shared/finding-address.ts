import { failsTo } from './failure.ts';
import type { RetryRequested } from './journey-meta.ts';
import { needed } from './needed.ts';
import { supplied } from './supplied.ts';
import { textMaxLength } from './typed-text.ts';
import type { Wire } from './wire.ts';

/** Where something is sent; `line2` is '' where there is none. */
export type Address = { line1: string; line2: string; city: string; postcode: string };
export type Suggestion = Wire<'AddressSuggestion'>;

/** What the address search shows. */
export type Search = 'resting' | 'searching' | 'suggesting' | 'nothingFound' | 'failed';

/** What a journey holds in which an address can be looked for. */
export type FindingAddress = {
  /** What is looked for as an address, what was found, and in which streets or buildings. */
  text: string;
  suggestions: readonly Suggestion[];
  containers: readonly Suggestion[];
  /** The suggestion whose address is fetched. */
  chosenId: string | null;
  /** An address that was found, as a start for the form. */
  foundAddress: Address | null;
  /** How often one was found: the same one found again takes the place of what was typed over it. */
  finds: number;
};

export type FindingAddressEvent =
  | { type: 'search.submitted'; text: string }
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'container.closed' }
  | { type: 'manualEntry.requested' }
  | { type: 'search.requested' }
  | RetryRequested;

type Typed = { text: string };
type Found = { suggestions: readonly Suggestion[] };
type Chosen = { suggestion: Suggestion };

/** So many characters tell one address from another. */
const searchableLength = 3;

/** Why a text is not looked for; empty where it is. */
export function searchErrors(text: string): { text?: 'searchTooShort' | 'textTooLong' } {
  const { length } = text.trim();
  if (length < searchableLength) return { text: 'searchTooShort' };
  return length > textMaxLength ? { text: 'textTooLong' } : {};
}

export const nothingLookedFor: FindingAddress = {
  text: '',
  suggestions: [],
  containers: [],
  chosenId: null,
  foundAddress: null,
  finds: 0,
};

/** The stubs that the search needs in a journey's setup. */
export const addressSearchActors = {
  searchAddresses: supplied<Suggestion[], Typed & { containerId: string | null }>('searchAddresses'),
  retrieveAddress: supplied<Address, { id: string }>('retrieveAddress'),
};

/** The guards that the search needs in a journey's setup. */
export const addressSearchGuards = {
  isSearchable: (_: unknown, { text }: Typed): boolean => Object.keys(searchErrors(text)).length === 0,
  isFound: (_: unknown, { suggestions }: Found): boolean => suggestions.length > 0,
  isContainer: (_: unknown, { suggestion }: Chosen): boolean => suggestion.type !== 'Address',
  isInsideContainer: ({ context }: { context: FindingAddress }): boolean => context.containers.length > 0,
};

/** What the steps of the search change in a journey's context, by the names of the actions in its setup. */
export const addressSearchChanges = {
  storeText: ({ text }: Typed) => ({ text: text.trim(), containers: [], errors: {} }),
  refuseText: ({ text }: Typed) => ({ errors: searchErrors(text) }),
  storeSuggestions: ({ suggestions }: Found) => ({ suggestions }),
  openContainer: ({ containers }: FindingAddress, { suggestion }: Chosen) => ({
    containers: [...containers, suggestion],
  }),
  closeContainer: ({ containers }: FindingAddress) => ({ containers: containers.slice(0, -1) }),
  storeChosen: ({ suggestion }: Chosen) => ({ chosenId: suggestion.id }),
  storeFound: ({ finds }: FindingAddress, { address }: { address: Address }) => ({
    foundAddress: address,
    finds: finds + 1,
  }),
  forgetSearch: { suggestions: [], containers: [], chosenId: null, errors: {} },
};

const byEvent = <Event>({ event }: { event: Event }): Event => event;
type Context = { context: FindingAddress };

const suggestionsIn = ({ event }: { event: { output: Suggestion[] } }) => ({ suggestions: event.output });

/**
 * The address search of the site, in a journey that asks where something is sent: a text, what matches, streets and buildings that are opened, and
 * the address. It has the names of `addressSearchActors`, `addressSearchGuards` and `addressSearchChanges`; whoever types the address, or has found it, goes on at `form`.
 */
export const findingAddressStates = <const Form extends string>(form: Form) =>
  ({
    id: 'findingAddress',
    description: 'Type a postcode or an address and pick yours from what comes up.',
    on: {
      'search.submitted': [
        {
          guard: { type: 'isSearchable', params: byEvent },
          target: '#findingAddress.searchingAddresses',
          actions: ['forgetSearch', { type: 'storeText', params: byEvent }],
        },
        { actions: { type: 'refuseText', params: byEvent } },
      ],
      'manualEntry.requested': { target: form, actions: 'forgetSearch' },
    },
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
          input: ({ context: { text, containers } }: Context) => ({
            text,
            containerId: containers.at(-1)?.id ?? null,
          }),
          onDone: [
            {
              guard: { type: 'isFound', params: suggestionsIn },
              target: 'choosingSuggestion',
              actions: { type: 'storeSuggestions', params: suggestionsIn },
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
          'container.closed': { guard: 'isInsideContainer', target: 'searchingAddresses', actions: 'closeContainer' },
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
          input: ({ context: { chosenId } }: Context) => ({ id: needed(chosenId, 'an address picked') }),
          onDone: {
            target: form,
            actions: [
              {
                type: 'storeFound',
                params: ({ event }: { event: { output: Address } }) => ({ address: event.output }),
              },
              'forgetSearch',
            ],
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
  }) as const;

const searches = {
  searchingAddresses: 'searching',
  retrievingAddress: 'searching',
  choosingSuggestion: 'suggesting',
  suggestionsMissing: 'nothingFound',
  searchFailed: 'failed',
  retrievalFailed: 'failed',
} as const satisfies Record<string, Search>;

/** What the search shows; `isAt` says whether the journey is in a state of it. */
export function searchIn(isAt: (state: keyof typeof searches) => boolean): Search {
  for (const [state, search] of Object.entries(searches)) if (isAt(state as keyof typeof searches)) return search;
  return 'resting';
}
