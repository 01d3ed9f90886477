import type { Executor } from '../../../platform/db/open.ts';
import type { Premise } from './address-lines.rules.ts';
import * as store from './addresses.store.ts';
import { openContainer } from './containers.service.ts';
import { byNature, fitting, onlyFitting } from './match.rules.ts';
import { readQuery, type AddressQuery } from './query.rules.ts';
import { suggestPlace, suggestPremise, suggestPremises, type Suggestion } from './suggestion.rules.ts';
import { readSuggestionId } from './suggestion-id.rules.ts';
import { searchByWords } from './word-search.service.ts';

export interface SuggestionRequest {
  text?: string;
  /** Id of a suggestion that holds several addresses, to look inside. */
  containerId?: string;
  /** At most so many suggestions. */
  limit: number;
  /** A complete postcode gives its homes, as far as the limit goes, in place of the one suggestion that holds them. */
  homesAtOnce?: boolean;
}

/**
 * Suggests addresses for what was typed, and places that hold several. Nothing typed and no container: no suggestion.
 * Every home can be reached by opening what is suggested, with at most `limit` suggestions a step (at least 2).
 */
export async function suggestAddresses(db: Executor, request: SuggestionRequest): Promise<Suggestion[]> {
  const limit = Math.min(Math.max(request.limit, 2), 100);
  const text = request.text ?? '';
  const target = request.containerId === undefined ? undefined : readSuggestionId(request.containerId);
  if (request.containerId !== undefined && !target) return [];
  if (target?.kind === 'Address') {
    const premise = await store.findAddress(db, target.id);
    return premise ? [suggestPremise(premise, text)] : [];
  }
  if (target) return openContainer(db, { ...target, kind: target.kind }, text, limit);
  const query = readQuery(text);
  const suggestions =
    (await searchByPostcode(db, query, { ...request, text, limit })) ?? (await searchByWords(db, query, text, limit));
  return suggestions.slice(0, limit);
}

/** The address behind a suggestion, or `undefined` when it is none. */
export async function retrieveAddress(db: Executor, suggestionId: string): Promise<Premise | undefined> {
  const target = readSuggestionId(suggestionId);
  return target?.kind === 'Address' ? store.findAddress(db, target.id) : undefined;
}

/** The id of the home that a typed address means, however it is written; `undefined` where we know none, or cannot tell which of several. */
export async function findHomeId(db: Executor, lines: string, postcode: string): Promise<string | undefined> {
  const homes = await store.homesOf(db, { kind: 'Postcode', id: '', postcode });
  return onlyFitting(homes, readQuery(lines))?.id;
}

/** `undefined` when no postcode was typed that exists, or only the beginning of one among other words. */
async function searchByPostcode(
  db: Executor,
  query: AddressQuery,
  { text = '', limit, homesAtOnce = false }: SuggestionRequest,
): Promise<Suggestion[] | undefined> {
  const { postcodes, postcodeStart, numbers, words } = query;
  if (postcodes.length > 0) {
    const found = await store.postcodePlaces(db, postcodes);
    const [place] = found.toSorted((one, other) => rank(one, postcodes) - rank(other, postcodes));
    if (!place) return words.length > 0 ? undefined : [];
    const isAlone = numbers.length === 0 && words.length === 0;
    if (isAlone && !homesAtOnce) return [suggestPlace(place, text)];
    const homes = await store.homesOf(db, { kind: 'Postcode', id: place.id, postcode: place.name });
    if (isAlone && homes.length <= limit) return homes.toSorted(byNature).map((home) => suggestPremise(home, text));
    if (isAlone) return openContainer(db, { kind: 'Postcode', id: place.id }, text, limit);
    const fits = fitting(homes, query);
    const narrowed = fits.length > 0 ? fits : fitting(homes, { numbers, words: [] });
    return narrowed.length > 0 && narrowed.length < homes.length
      ? suggestPremises(narrowed, text, limit)
      : [suggestPlace(place, text)];
  }
  if (postcodeStart === undefined || words.length > 0) return undefined;
  const places = await store.postcodesBeginning(db, postcodeStart, limit);
  return places.map((place) => suggestPlace(place, text));
}

function rank(place: store.Place, postcodes: readonly string[]): number {
  return postcodes.indexOf(place.postcodeKey ?? '');
}
