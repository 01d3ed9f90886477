import { squashPostcode } from '../../../../platform/postal/postcode.ts';
import { sameWords, wordsOf } from '../../../../platform/postal/words.ts';

/** A home as a message or a provider's file names it. */
export interface PostalAddress {
  uprn?: string | null | undefined;
  /** Without town and postcode. */
  lines: readonly string[];
  postcode: string;
}

/** `exact`: the same home. `close`: the same house, and one of the two says more, such as a flat. */
export type AddressFit = 'exact' | 'close' | 'none';

const homesOfABuilding: ReadonlySet<string> = new Set(['flat', 'apartment', 'apt', 'unit']);

/** The words of an address without accents and signs, words that mean the same made one. */
function wordsIn(lines: readonly string[]): string[] {
  return wordsOf(lines.join(' ')).map((word) => (homesOfABuilding.has(word) ? 'flat' : (sameWords(word)[0] ?? word)));
}

/** Whether words come in the same order among others: flat 3 of number 9 is not flat 9 of number 3. */
function isWithin(few: readonly string[], many: readonly string[]): boolean {
  let at = 0;
  for (const word of many) if (word === few[at]) at += 1;
  return few.length > 0 && at === few.length;
}

const isNumber = (word: string) => /^\d/.test(word);

/** Compares two addresses, first by UPRN, then by their lines. It does not matter which is whose. */
export function addressFit(one: PostalAddress, other: PostalAddress): AddressFit {
  const bothKnown = Boolean(one.uprn) && Boolean(other.uprn);
  if (bothKnown && one.uprn === other.uprn) return 'exact';
  if (squashPostcode(one.postcode) !== squashPostcode(other.postcode)) return 'none';
  const [mine, theirs] = [wordsIn(one.lines), wordsIn(other.lines)];
  const isSame = mine.length === theirs.length && isWithin(mine, theirs);
  // The register says that these are two homes: that their words are the same cannot be relied on.
  if (isSame) return bothKnown ? 'close' : 'exact';
  const sharesNumber = mine.some((word) => isNumber(word) && theirs.includes(word));
  return sharesNumber && (isWithin(mine, theirs) || isWithin(theirs, mine)) ? 'close' : 'none';
}
