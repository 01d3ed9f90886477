import type { Asked } from '../shared/asked.ts';
import { paths } from '../shared/paths.ts';
import type { Charges, ChargesPath, Country, LookUpChargesContext, Refusal, Zone } from './look-up-charges.types.ts';

/** So many are shown at once; who wants others types more. */
export const MOST_SHOWN = 8;

/** Where our customers go and whom they call most, first. */
const often: Record<ChargesPath, readonly string[]> = {
  [paths.roaming]: ['ES', 'FR', 'IT', 'PT', 'TR', 'US'],
  [paths.international]: ['IN', 'IE', 'PK', 'PL', 'RO', 'US'],
};

const home: ReadonlySet<string> = new Set([
  'uk',
  'gb',
  'united kingdom',
  'great britain',
  'britain',
  'england',
  'scotland',
  'wales',
  'northern ireland',
]);

/** As people type it: no accents, no capitals, one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'.]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

/** How well a name fits what is typed: 0 is it, 1 begins with it, 2 has a word that does; null where none does. */
function fitOf(name: string, typed: string): number | null {
  const known = plain(name);
  if (known === typed) return 0;
  if (known.startsWith(typed)) return 1;
  return known.includes(` ${typed}`) ? 2 : null;
}

/** The countries that what is typed can mean, the likeliest first; none where nothing is typed. A code of two letters means its own country. */
export function countriesFor({ countries }: Charges, text: string): Country[] {
  const typed = plain(text);
  if (typed === '') return [];
  return countries
    .flatMap((country) => {
      const fits = [country.name, ...country.alsoCalled].flatMap((name) => fitOf(name, typed) ?? []);
      const fit = country.code.toLowerCase() === typed ? 0 : Math.min(...fits);
      return Number.isFinite(fit) ? [{ country, fit }] : [];
    })
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ country }) => country);
}

/** Why what was typed leads to no country. */
export function refusalOf(text: string): Refusal {
  const typed = plain(text);
  if (typed === '') return 'country.missing';
  return home.has(typed) ? 'country.home' : 'country.unknown';
}

/** What an address asks for. */
export const codeIn = ({ country }: Asked): string | null =>
  country === undefined || country === '' ? null : country.toUpperCase();

export const addressOf = (path: ChargesPath, { code }: Country): string => `${path}?country=${code}`;

export const otherPath = (path: ChargesPath): ChargesPath =>
  path === paths.roaming ? paths.international : paths.roaming;

/** The country in the address; undefined where the address has none, or one that is not known. */
export const countryOf = ({ charges, code }: Pick<LookUpChargesContext, 'charges' | 'code'>): Country | undefined =>
  charges?.countries.find((country) => country.code === code);

/** The countries that most look for on a page. */
export const oftenAskedFor = ({ countries }: Charges, path: ChargesPath): Country[] =>
  often[path].flatMap((code) => countries.find((country) => country.code === code) ?? []);

export const zoneOf = ({ zones }: Charges, { zone }: Country): Zone | undefined =>
  zones.find((known) => known.zone === zone);
