import { spacedPostcode } from '../../../platform/postal/postcode.ts';
import { readQuery } from './query.rules.ts';
import { fold, wordsOf } from '../../../platform/postal/words.ts';
import { distance } from './words.rules.ts';

/** The parts of a suggestion's text that answer what was typed, such as `0-3,4-7`; empty when none does. */
export function highlight(text: string, typed: string): string {
  const query = readQuery(typed);
  const words = [
    ...query.words,
    ...query.numbers,
    ...query.postcodes.flatMap((postcode) => wordsOf(spacedPostcode(postcode))),
  ];
  const start = fold(query.postcodeStart ?? '');
  return [...text.matchAll(/[\p{L}\p{N}'’]+/gu)]
    .flatMap((match) => {
      const [own = ''] = wordsOf(match[0]);
      const length = start.startsWith(own) ? match[0].length : matchedLength(words, own, match[0].length);
      return length === 0 ? [] : [`${match.index}-${match.index + length}`];
    })
    .join(',');
}

/** A beginning shows how far it goes; a slip of the pen shows the whole word. */
function matchedLength(words: readonly string[], own: string, length: number): number {
  const fits = words.flatMap((word) => {
    const cost = distance(word, own);
    return cost === undefined ? [] : [cost === 1 ? word.length : length];
  });
  return Math.max(0, ...fits);
}
