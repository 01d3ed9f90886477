import type { Provider } from './switch-provider.types.ts';

/** Lower case, without accents, everything that is no letter or digit a space. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ');

/** How many slips a typed word may hold: shorter words would be like too many others. */
const slipsAllowed = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** The fewest slips – a letter too many, too few, another, or two swapped – that make the typed word a beginning of the other. */
function slipsToBeginning(typed: string, word: string): number {
  let [before, last]: [number[], number[]] = [[], [0, ...Array.from(word, (_, at) => at + 1)]];
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      now[at] = Math.min(
        (now[at - 1] ?? Infinity) + 1,
        (last[at] ?? Infinity) + 1,
        (last[at - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [before, last] = [last, now];
  }
  return Math.min(...last);
}

/** How well a typed word fits a word of the name: 3 begins it, 2 is within it or one slip away, 1 two slips away. */
function fit(typed: string, word: string): number {
  if (word.startsWith(typed)) return 3;
  const allowed = slipsAllowed(typed);
  if (allowed === 0) return 0;
  if (word.includes(typed)) return 2;
  const slips = slipsToBeginning(typed, word);
  return slips > allowed ? 0 : slips === 1 ? 2 : 1;
}

/** 0 where a typed word fits none of the name's; otherwise the better the higher. */
function rank(typed: readonly string[], name: string): number {
  const words = name.split(' ');
  // "River Bourne" for "Riverbourne", and the other way round.
  const joined = [...words, words.join('')];
  const fits = typed.map((part) => Math.max(...joined.map((word) => fit(part, word))));
  if (fits.every((value) => value > 0)) return fits.reduce((sum, value) => sum + value);
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
