import type { Provider } from './switch-provider.types.ts';

/** Lower case, without accents, everything that is no letter or digit a space. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether one slip – a letter too many, too few, another, or two swapped – makes one word of the other. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const swapped = short.slice(0, same) + (short[same + 1] ?? '') + (short[same] ?? '') + short.slice(same + 2);
  return (
    short.slice(same) === long.slice(same + 1) ||
    short.slice(same + 1) === long.slice(same + 1) ||
    (short.length === long.length && swapped === long)
  );
}

/** Shorter words would be like too many others. */
const minLengthForSlips = 4;

/** How well a typed word fits a word of the name: 2 begins it, 1 is within it or one slip away from its beginning. */
function fit(typed: string, word: string): number {
  if (word.startsWith(typed)) return 2;
  if (typed.length >= minLengthForSlips && (word.includes(typed) || isOneSlipAway(typed, word.slice(0, typed.length))))
    return 1;
  return typed.length >= minLengthForSlips && isOneSlipAway(typed, word.slice(0, typed.length + 1)) ? 1 : 0;
}

/** 0 where a typed word fits none of the name's; otherwise the better the higher. */
function rank(typed: readonly string[], name: string): number {
  const words = name.split(' ');
  // "River Bourne" for "Riverbourne", and the other way round.
  const joined = [...words, words.join('')];
  const fits = typed.map((part) => Math.max(...joined.map((word) => fit(part, word))));
  if (fits.every((value) => value > 0)) return fits.reduce((sum, value) => sum + value, 0);
  return fit(typed.join(''), words.join('')) > 0 ? 1 : 0;
}

/** The providers that a typed name may mean, the likeliest first; all of them while nothing is typed. */
export function findProviders(providers: readonly Provider[], typed: string): Provider[] {
  const parts = folded(typed).split(' ').filter(Boolean);
  if (parts.length === 0) return [...providers];
  return providers
    .map((provider) => ({ provider, rank: rank(parts, folded(provider.name)) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.provider.name.localeCompare(other.provider.name, 'en-GB'))
    .map(({ provider }) => provider);
}
