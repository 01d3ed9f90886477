import { readPostcode, readPostcodeStart } from '../../../platform/postal/postcode.ts';
import { wordsOf } from '../../../platform/postal/words.ts';

/** What somebody typed into the address search, taken apart. */
export interface AddressQuery {
  /** Complete postcodes that may have been meant, without their space, best first. */
  postcodes: string[];
  /** The beginning of a postcode, without its space. */
  postcodeStart: string | undefined;
  /** House and flat numbers: `12`, `12a`. */
  numbers: string[];
  /** Everything else: names of houses, streets and towns. */
  words: string[];
}

/** Words in front of a number that say nothing more than the number. */
const labels = new Set(['flat', 'apartment', 'apt', 'unit', 'no', 'number', 'house']);

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,5}[a-z]?$/.test(word);

/** Takes a search text apart; the order of its parts does not matter. */
export function readQuery(text: string): AddressQuery {
  const query: AddressQuery = { postcodes: [], postcodeStart: undefined, numbers: [], words: [] };
  const parts = takePostcode(wordsOf(text), query);
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const next = parts[at + 1];
    if (labels.has(part) && isNumber(next)) continue;
    if (!isNumber(part)) query.words.push(part);
    else if (/^\d+$/.test(part) && next !== undefined && /^[a-h]$/.test(next)) {
      query.numbers.push(part + next);
      at++;
    } else query.numbers.push(part);
  }
  return query;
}

/** Moves the postcode from the parts into the query and gives back the other parts. */
function takePostcode(parts: string[], query: AddressQuery): string[] {
  const pieces = parts.flatMap((_, at) =>
    [4, 3, 2, 1].map((length) => ({ at, length, text: parts.slice(at, at + length).join('') })),
  );
  for (const { at, length, text } of pieces) {
    // A complete postcode holds a figure, or plain words would be read as one.
    if (!/\d/.test(text) || (length > 1 && isNumber(parts[at]))) continue;
    const postcodes = readPostcode(text);
    if (postcodes.length === 0) continue;
    query.postcodes = postcodes;
    return parts.toSpliced(at, length);
  }
  for (const [at, part] of parts.entries()) {
    if (isNumber(part)) continue;
    const last = at === parts.length - 2 ? (parts[at + 1] ?? '') : '';
    const joined = /^\d[a-z]{0,2}$/.test(last) ? readPostcodeStart(part + last) : undefined;
    query.postcodeStart = joined ?? readPostcodeStart(part);
    if (query.postcodeStart !== undefined) return parts.toSpliced(at, joined === undefined ? 1 : 2);
  }
  return parts;
}
