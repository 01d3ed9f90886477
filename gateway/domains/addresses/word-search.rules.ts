import { distance } from './words.rules.ts';

/** Words typed next to each other that are one word in our addresses, joined: `rope walk` → `ropewalk`. */
export function joinNeighbours(words: readonly string[], known: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    if (next !== '' && known.has(word + next)) {
      joined.push(word + next);
      at++;
    } else joined.push(word);
  }
  return joined;
}

/**
 * For each typed word the words in use that it may mean; a word that means nothing here is left out. Only the last word
 * may still be unfinished when it is a word already, and a slip is assumed only where a word cannot be taken as it stands.
 */
export function meaningsOf(words: readonly string[], vocabulary: readonly string[]): string[][] {
  return words
    .map((word, at) => {
      const fits = vocabulary.flatMap((other) => {
        const away = distance(word, other);
        return away === undefined ? [] : [{ other, away }];
      });
      const nearest = Math.min(...fits.map((fit) => fit.away));
      const furthest = nearest > 1 ? Infinity : at === words.length - 1 ? 1 : nearest;
      return [...new Set(fits.filter((fit) => fit.away <= furthest).map((fit) => fit.other))];
    })
    .filter((meanings) => meanings.length > 0);
}

/**
 * PostgreSQL's query for places that hold a meaning of `every` (or of `some`) of the typed words and at least one in
 * their own name; `undefined` when no word means anything. Meanings come from the index itself and hold letters and
 * figures only.
 */
export function placesQuery(
  meanings: readonly string[][],
  need: 'every' | 'some',
  postcodeStart?: string,
): string | undefined {
  if (meanings.length === 0) return undefined;
  const own = any(meanings.flat().map((word) => `+${word}`));
  const all = need === 'every' ? meanings.map(any) : [];
  const outward = postcodeStart === undefined ? [] : [any([postcodeStart.toLowerCase()])];
  return [own, ...all, ...outward].join(' & ');
}

function any(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}'`).join(' | ')})`;
}
