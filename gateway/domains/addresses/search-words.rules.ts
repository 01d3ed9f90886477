import { wordsOf } from '../../../platform/postal/words.ts';

/**
 * The words by which a place is found. `own` are those of its name, also written as one (`saltmarshrow`); `all` adds
 * those of the street and town around it. Only what matches at least one own word is offered, so that the name of a
 * town offers the town and not everything in it. In the index an own word is there twice, the second time with a plus sign.
 */
export function searchWords(name: string, around: string): { own: string[]; all: string[] } {
  const words = wordsOf(name);
  const own = [...new Set(words.length > 1 ? [...words, words.join('')] : words)];
  return { own, all: [...new Set([...own, ...wordsOf(around)])] };
}
