import type { Address, FindingAddress, Suggestion } from './finding-address.ts';
import { answered, failed, offline } from './model-case.ts';

export const home: Suggestion = {
  id: 'GB|1',
  type: 'Address',
  text: '4 Heron Way',
  description: 'Larkford, LK9 1SA',
};
export const street: Suggestion = { ...home, id: 'GB|S', type: 'Street', text: 'Heron Way' };

/** What happens in an address search; `address` is found. */
export const searchCases = (address: Address) => [
  { type: 'search.submitted', text: 'LK9 1SA' } as const,
  { type: 'search.submitted', text: '' } as const,
  answered('searchAddresses', [home, street]),
  answered('searchAddresses', []),
  failed('searchAddresses', offline),
  { type: 'suggestion.chosen', suggestion: home } as const,
  // One street leads to addresses: it is not opened in another.
  ({ context }: { context: unknown }) =>
    (context as FindingAddress).containers.length === 0
      ? ({ type: 'suggestion.chosen', suggestion: street } as const)
      : null,
  answered('retrieveAddress', address),
  failed('retrieveAddress', offline),
];

/** The steps of an address search that stands in the state `finding` and leads to `form`, where `address` is shown. */
export function searchSteps({ finding, form, address }: { finding: string; form: string; address: Address }) {
  const searching = `${finding}.searchingAddresses`;
  const search = { type: 'search.submitted', text: 'LK9 1SA' };
  /** What can be done wherever an address is looked for; a text that is too short is refused where it is typed. */
  const searched = (state: string) =>
    [
      [search, searching, { text: 'LK9 1SA', errors: {} }],
      [{ type: 'search.submitted', text: '' }, `${finding}.${state}`, { errors: { text: 'searchTooShort' } }],
      ['manualEntry.requested', form, { suggestions: [] }],
    ] as const;
  return {
    [`${finding}.awaitingText`]: searched('awaitingText'),
    [searching]: [
      ...searched('searchingAddresses'),
      [answered('searchAddresses', [home, street]), `${finding}.choosingSuggestion`, { suggestions: [home, street] }],
      [answered('searchAddresses', []), `${finding}.suggestionsMissing`],
      [failed('searchAddresses', offline), `${finding}.searchFailed`, { failure: offline }],
    ],
    [`${finding}.choosingSuggestion`]: [
      ...searched('choosingSuggestion'),
      [
        { type: 'suggestion.chosen', suggestion: home },
        `${finding}.retrievingAddress`,
        { chosenId: home.id },
        { retrieveAddress: { id: home.id } },
      ],
      [
        { type: 'suggestion.chosen', suggestion: street },
        searching,
        { containers: [street] },
        { searchAddresses: { containerId: street.id } },
      ],
      ['container.closed', searching, { containers: [] }],
    ],
    [`${finding}.suggestionsMissing`]: searched('suggestionsMissing'),
    [`${finding}.searchFailed`]: [...searched('searchFailed'), ['retry.requested', searching, { failure: null }]],
    [`${finding}.retrievingAddress`]: [
      ...searched('retrievingAddress'),
      [answered('retrieveAddress', address), form, { foundAddress: address }],
      [failed('retrieveAddress', offline), `${finding}.retrievalFailed`, { failure: offline }],
    ],
    [`${finding}.retrievalFailed`]: [
      ...searched('retrievalFailed'),
      ['retry.requested', `${finding}.retrievingAddress`, { failure: null }],
    ],
  } as const;
}
