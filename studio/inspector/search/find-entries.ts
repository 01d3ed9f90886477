import type { Entry } from './search-entries.ts';
import type { Found, HitKind, SearchSource } from './search.types.ts';

/** More than these are not listed. */
const listed = 40;

/** Of what is called alike, what most look for comes first. */
const order: Readonly<Record<HitKind, number>> = { state: 0, words: 1, requirement: 2, event: 3, call: 4 };

/** As it is compared: nobody types the quotes and the spaces of print. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();

type Folded = { entry: Entry; names: readonly string[]; all: string };

/** How well it is called so: to the letter, by its beginning, by all the words, or found by something else of it. */
function rankOf({ names }: Folded, query: string, wanted: readonly string[]): number {
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  return names.some((name) => wanted.every((word) => name.includes(word))) ? 2 : 3;
}

/** Finds what has all the words of a query, the best first, and of these those of the journey that is looked at. */
export function searchIn(entries: readonly Entry[]): SearchSource['find'] {
  const known = entries.map((entry): Folded => {
    const names = entry.names.map(folded);
    return { entry, names, all: [...names, ...entry.more.map((text) => folded(text ?? ''))].join('\n') };
  });
  return async ({ query: asked, journey, words }): Promise<Found> => {
    const query = folded(asked);
    const wanted = query.split(' ').filter(Boolean);
    if (wanted.length === 0) return { hits: [], total: 0, here: [] };
    const found = known
      .filter(({ all }) => wanted.every((word) => all.includes(word)))
      .map((one) => ({
        entry: one.entry,
        rank: rankOf(one, query, wanted),
        isHere: one.entry.journey === journey,
      }))
      .toSorted(
        (one, other) =>
          one.rank - other.rank ||
          Number(other.isHere) - Number(one.isHere) ||
          order[one.entry.kind] - order[other.entry.kind],
      );
    const hits = found.slice(0, listed).map(({ entry: { kind, journey: name, selection, say } }) => ({
      kind,
      ...say(words),
      place: name === null || selection === null ? null : { journey: name, selection },
    }));
    const here = found.flatMap(({ entry: { selection }, isHere }) => (isHere && selection ? [selection.id] : []));
    return Promise.resolve({ hits, total: found.length, here });
  };
}
