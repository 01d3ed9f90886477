import type { Premise } from './address-lines.rules.ts';
import type { AddressQuery } from './query.rules.ts';
import { searchWords } from './search-words.rules.ts';
import { fold, wordsOf } from '../../../platform/postal/words.ts';
import { distance } from './words.rules.ts';

/** What a typed word is worth where it is found, less its slips; a word that is found nowhere is worth nothing. */
const WORTH = { ownName: 5, around: 2 };

/** Words that are in so many names that they say little. */
const common: ReadonlySet<string> = new Set(
  (
    'road street lane close avenue row drive way gardens crescent terrace place grove hill walk square rise mews ' +
    'house court point lodge tower wharf mill heights cottage the old st saint upper lower new north south east west'
  ).split(' '),
);

const COMMON_SHARE = 0.3;

export interface Fit {
  /** Higher is better. */
  score: number;
  /** Typed words that were found nowhere. */
  missing: number;
}

/** How well typed words fit a name and its surroundings; words of the name that were not typed take a little off. */
export function fitOf(typed: readonly string[], name: string, around: string): Fit {
  const words = wordsOf(name);
  const { own } = searchWords(name, '');
  const near = wordsOf(around);
  const used = new Set<string>();
  const fit: Fit = { score: 0, missing: 0 };
  for (const word of typed) {
    const inName = nearest(word, own);
    const best = inName ?? nearest(word, near);
    if (!best) {
      fit.missing++;
      continue;
    }
    used.add(best.word);
    const worth = (inName ? WORTH.ownName : WORTH.around) - best.distance;
    fit.score += Math.max(worth, 0.1) * (common.has(best.word) ? COMMON_SHARE : 1);
  }
  const typedAsOne = words.length > 1 && used.has(words.join(''));
  if (!typedAsOne) fit.score -= words.filter((word) => !used.has(word)).length * 0.3;
  return fit;
}

function nearest(typed: string, words: readonly string[]): { word: string; distance: number } | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const word of words) {
    const away = distance(typed, word);
    if (away !== undefined && (!best || away < best.distance)) best = { word, distance: away };
  }
  return best;
}

/** How badly typed numbers fit a home: 0 its own, 1 for 12 where it is 12A; `undefined` when one of them is not there. */
function numberMisfit(numbers: readonly string[], premise: Premise): number | undefined {
  let cost = 0;
  for (const number of numbers) {
    const own = [premise.streetNumber, premise.subBuilding, premise.buildingName].flatMap((part) =>
      wordsOf(part ?? ''),
    );
    if (own.includes(number)) continue;
    if (number !== String(premise.numberValue)) return undefined;
    cost += 1;
  }
  return cost;
}

/** The homes of a short list that fit what was typed, best first; none when a number or word fits no home. */
export function fitting(premises: readonly Premise[], query: Pick<AddressQuery, 'numbers' | 'words'>): Premise[] {
  return premises
    .flatMap((premise) => {
      const numbers = numberMisfit(query.numbers, premise);
      if (numbers === undefined) return [];
      const name = [premise.company, premise.subBuilding, premise.buildingName]
        .filter((part) => part !== null)
        .join(' ');
      const words = fitOf(query.words, name, [premise.streetName, premise.locality, premise.city].join(' '));
      return words.missing > 0 ? [] : [{ premise, cost: numbers * 10 - words.score }];
    })
    .toSorted((one, other) => one.cost - other.cost || byNature(one.premise, other.premise))
    .map(({ premise }) => premise);
}

/** Words for a part of a house. Where no home of the list has them, they name one that it does not have, and not the whole house. */
const parts: ReadonlySet<string> = new Set(
  'flat apartment apt unit studio maisonette bedsit annexe annex floor basement attic'.split(' '),
);

/** The one home of a short list that an address means: by its numbers as they stand, and by its words where they help; a number is that of a house before that of a flat. Undefined where it may be several, or none. */
export function onlyFitting(
  premises: readonly Premise[],
  { numbers, words }: Pick<AddressQuery, 'numbers' | 'words'>,
): Premise | undefined {
  const numbered = premises.filter((premise) => numberMisfit(numbers, premise) === 0);
  const fits = fitting(numbered, { numbers, words });
  const isByNumber = fits.length === 0 && numbers.length > 0 && !words.some((word) => parts.has(word));
  const found = isByNumber ? numbered : fits;
  const houses = found.filter(({ streetNumber }) => numbers.includes(fold(streetNumber ?? '')));
  const [home, ...others] = houses.length > 0 ? houses : found;
  return others.length === 0 ? home : undefined;
}

/** 1, 2, 3, 10. */
export function byNature(one: Premise, other: Premise): number {
  return one.naturalKey < other.naturalKey ? -1 : one.naturalKey > other.naturalKey ? 1 : 0;
}
