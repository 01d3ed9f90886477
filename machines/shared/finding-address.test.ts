import { expect, it } from 'vitest';
import { searchErrors, searchIn } from './finding-address.ts';

it.each([
  ['LK9', {}],
  [' LK ', { text: 'searchTooShort' }],
  ['a'.repeat(100), {}],
  ['a'.repeat(101), { text: 'textTooLong' }],
])('the search for %s is refused as %j', (text, errors) => expect(searchErrors(text)).toEqual(errors));

it.each([
  ['awaitingText', 'resting'],
  ['searchingAddresses', 'searching'],
  ['retrievingAddress', 'searching'],
  ['choosingSuggestion', 'suggesting'],
  ['suggestionsMissing', 'nothingFound'],
  ['searchFailed', 'failed'],
  ['retrievalFailed', 'failed'],
])('in %s the search is %s', (state, search) => expect(searchIn((each) => each === state)).toBe(search));
