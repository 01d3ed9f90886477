import type { Executor } from '../../../platform/db/open.ts';
import * as store from './addresses.store.ts';
import { runsOf, withCount } from './containers.rules.ts';
import { byNature, fitting } from './match.rules.ts';
import { readQuery } from './query.rules.ts';
import { byBuilding, entryLabel, homesIn, suggestEntry, type Entry, type Suggestion } from './suggestion.rules.ts';
import { suggestionId, type Holder, type SuggestionTarget } from './suggestion-id.rules.ts';
import { wordsOf } from '../../../platform/postal/words.ts';

type Container = SuggestionTarget & { kind: Holder };

/**
 * What is inside a suggestion: homes in the order in which people count, or parts of a list that is too long. Text that
 * singles some of them out narrows the list; text that only says where the customer is already changes nothing.
 */
export async function openContainer(
  db: Executor,
  container: Container,
  text: string,
  limit: number,
): Promise<Suggestion[]> {
  const place = await store.findPlace(db, container.id);
  if (!place) return [];
  const all = await entriesOf(db, container.kind, place);
  const { from, to } = container.range ?? { from: 0, to: all.length };
  const entries = all.slice(from, to);
  const narrowed = narrow(entries, text, place);
  if (narrowed.length > 0 && narrowed.length <= limit) return narrowed.map((entry) => suggestEntry(entry, text));
  const runs = runsOf(entries.length, limit);
  if (!runs) return entries.map((entry) => suggestEntry(entry, text));
  const where = [place.name, place.whereabouts].filter((part) => part !== '').join(', ');
  return runs.map((run) => {
    const part = entries.slice(run.from, run.to);
    const [first, last] = [part.at(0), part.at(-1)].map(
      (entry) => entry && entryLabel(entry, container.kind === 'Building'),
    );
    return {
      id: suggestionId({ ...container, range: { from: from + run.from, to: from + run.to } }),
      type: 'Container',
      text: first === last ? (first ?? '') : `${first} to ${last}`,
      description: withCount(where, homesIn(part)),
      highlight: '',
    };
  });
}

async function entriesOf(db: Executor, kind: Holder, place: store.Place): Promise<Entry[]> {
  if (kind === 'Locality') return (await store.streetsOf(db, place.id)).map((street) => ({ place: street }));
  const homes = (await store.homesOf(db, { kind, id: place.id, postcode: place.name })).toSorted(byNature);
  return kind === 'Building' ? homes.map((premise) => ({ premise })) : byBuilding(homes);
}

/** The entries that the text singles out; none when it singles out none. */
function narrow(entries: readonly Entry[], text: string, place: store.Place): Entry[] {
  const { numbers, words } = readQuery(text);
  const known = new Set(wordsOf(`${place.name} ${place.whereabouts}`));
  const query = { numbers, words: words.filter((word) => !known.has(word)) };
  if (numbers.length === 0 && query.words.length === 0) return [];
  const premises = entries.flatMap((entry) => ('premise' in entry ? [entry.premise] : []));
  const found = new Set(fitting(premises, query));
  return entries.filter((entry) => 'premise' in entry && found.has(entry.premise));
}
