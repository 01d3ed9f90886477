import type { Executor } from '../../../platform/db/open.ts';
import type { Premise } from './address-lines.rules.ts';
import * as store from './addresses.store.ts';
import { fitting, fitOf } from './match.rules.ts';
import type { AddressQuery } from './query.rules.ts';
import { suggestEntry, suggestPremises, type Entry, type Suggestion } from './suggestion.rules.ts';
import { sameWords } from '../../../platform/postal/words.ts';
import { joinNeighbours, meaningsOf, placesQuery } from './word-search.rules.ts';

/** More words than an address has are not looked up. */
const MOST_WORDS = 8;

/** In how many of the best streets and buildings a typed number is looked for. */
const PLACES_WITH_NUMBERS = 12;

/** Finds addresses by the names of houses, streets and towns, with or without numbers. */
export async function searchByWords(
  db: Executor,
  query: AddressQuery,
  text: string,
  limit: number,
): Promise<Suggestion[]> {
  const typed = query.words.slice(0, MOST_WORDS);
  if (typed.length === 0) return [];
  const pairs = typed.slice(1).map((word, at) => `${typed[at]}${word}`);
  const known = await store.knownWords(db, [...typed.flatMap(sameWords), ...pairs]);
  const joined = joinNeighbours(typed, known);
  const vocabulary = await vocabularyFor(db, typed, known);
  const readings = joined.length < typed.length ? [typed, joined] : [typed];
  const strict = readings.map((words) => placesQuery(meaningsOf(words, vocabulary), 'every', query.postcodeStart));
  const found =
    (await find(db, strict)) ?? (await find(db, [placesQuery(meaningsOf([...typed, ...joined], vocabulary), 'some')]));
  if (!found) return [];
  const ranked = rank(found, typed, joined);
  return (
    (await suggestNumbered(db, ranked, { ...query, words: typed }, text, limit)) ??
    ranked.map((entry) => suggestEntry(entry, text))
  );
}

/** Words in use that the typed ones may mean, the known ones first. */
async function vocabularyFor(db: Executor, typed: string[], known: ReadonlySet<string>): Promise<string[]> {
  const unfinished = new Set([...strange(typed, [...known]), ...typed.slice(-1)]);
  const beginnings = await store.wordsBeginning(
    db,
    [...unfinished].filter((word) => word.length > 1),
  );
  const vocabulary = [...new Set([...known, ...beginnings])];
  return [...vocabulary, ...(await store.wordsLike(db, strange(typed, vocabulary)))];
}

function strange(words: string[], vocabulary: string[]): string[] {
  return words.filter((word) => meaningsOf([word], vocabulary).length === 0);
}

async function find(db: Executor, queries: (string | undefined)[]): Promise<Entry[] | undefined> {
  const given = queries.filter((query) => query !== undefined);
  if (given.length === 0) return undefined;
  const query = given.map((each) => `(${each})`).join(' | ');
  const [places, named] = await Promise.all([store.findPlaces(db, query), store.findNamed(db, query)]);
  const entries = [...places.map((place) => ({ place })), ...named.map((premise) => ({ premise }))];
  return entries.length === 0 ? undefined : entries;
}

/** Streets before houses, where they fit equally well. */
const order = ['Locality', 'Street', 'BuildingName', 'BuildingNumber', 'Postcode'];

function rank(entries: Entry[], typed: string[], joined: string[]): Entry[] {
  const score = (entry: Entry) => {
    const [name, around] = namesOf(entry);
    return Math.max(fitOf(typed, name, around).score, fitOf(joined, name, around).score);
  };
  return entries
    .map((entry) => ({ entry, score: score(entry), kind: kindOf(entry), title: namesOf(entry).join(' ') }))
    .toSorted((one, other) => other.score - one.score || one.kind - other.kind || (one.title < other.title ? -1 : 1))
    .map(({ entry }) => entry);
}

function kindOf(entry: Entry): number {
  return 'place' in entry ? order.indexOf(entry.place.kind) : order.length;
}

function namesOf(entry: Entry): [name: string, around: string] {
  if ('place' in entry) return [entry.place.name, entry.place.whereabouts];
  const { company, buildingName, streetName, locality, city } = entry.premise;
  return [[company, buildingName].filter((part) => part !== null).join(' '), [streetName, locality, city].join(' ')];
}

/** The homes with the typed numbers in the best streets and buildings; `undefined` when no number was typed or none is there. */
async function suggestNumbered(
  db: Executor,
  ranked: Entry[],
  query: AddressQuery,
  text: string,
  limit: number,
): Promise<Suggestion[] | undefined> {
  if (query.numbers.length === 0) return undefined;
  const best = ranked.slice(0, PLACES_WITH_NUMBERS);
  const places = best.flatMap((entry) => ('place' in entry ? [entry.place] : []));
  const homes = await store.homesNumbered(db, {
    streets: places.filter((place) => place.kind === 'Street').map((place) => place.id),
    buildings: places.filter((place) => place.kind === 'BuildingName').map((place) => place.id),
    numbers: query.numbers.map((number) => Number.parseInt(number, 10)),
  });
  const named = best.flatMap((entry) => ('premise' in entry ? [entry.premise] : []));
  const numbered = fitting([...homes, ...named], { numbers: query.numbers, words: [] });
  if (numbered.length === 0) return undefined;
  const position = (home: Premise) =>
    best.findIndex((entry) =>
      'place' in entry
        ? entry.place.id === home.streetId || entry.place.id === home.buildingId
        : entry.premise.id === home.id,
    );
  const sorted = numbered
    .map((home, fit) => ({ home, fit, at: position(home) }))
    .toSorted((one, other) => one.at - other.at || one.fit - other.fit)
    .map(({ home }) => home);
  return suggestPremises(sorted, text, limit);
}
