import { sameWords } from '../../../platform/postal/words.ts';

/** How many slips a word may hold and still be recognised: none in the shortest, two in long ones. */
export function slipsAllowed(word: string): 0 | 1 | 2 {
  return word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Slips are looked for by the first letters; the rest is compared afterwards. */
const KEY_LETTERS = 7;

/**
 * The beginning of a word, and everything that is left of it when as many letters are dropped as slips are allowed.
 * Two words that are no more slips apart share one of these, so that slips are found by looking up equal keys, however
 * many words there are.
 */
export function slipKeys(word: string): string[] {
  let last = [word.slice(0, KEY_LETTERS)];
  const keys = new Set(last);
  for (let slips = slipsAllowed(word); slips > 0; slips--) {
    last = [...new Set(last.flatMap(withoutOneLetter))];
    for (const key of last) keys.add(key);
  }
  return [...keys];
}

/** Letters to add, drop, change or swap with their neighbour to get from one word to the other. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const current = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      current[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? one.length;
}

/** How far `typed` is from `word`: 0 the same, 1 its beginning, 2 and more for slips; `undefined` when it is another word. */
export function distance(typed: string, word: string): number | undefined {
  if (sameWords(typed).includes(word)) return 0;
  if (typed.length > 1 && word.startsWith(typed)) return 1;
  if (Math.abs(typed.length - word.length) > slipsAllowed(typed)) return undefined;
  const slips = slipsBetween(typed, word);
  return slips <= slipsAllowed(typed) ? 1 + slips : undefined;
}
