import type { Asked } from '../shared/asked.ts';
import { paths } from '../shared/paths.ts';
import type { Condition, Grade, ListedPhone, RangePath, SortBy, Wanted } from './browse-phones.types.ts';

/** The best first. */
export const grades: readonly Grade[] = ['LN', 'A', 'E', 'G'];
export const sorts: readonly SortBy[] = ['featured', 'price-low', 'price-high', 'newest'];
const conditions: readonly Condition[] = ['new', 'refurbished'];

const oneOf = <Value extends string>(known: readonly Value[], said: string | undefined): Value | null =>
  known.find((value) => value === said) ?? null;

/** A whole number of up to five digits, without a sign. */
const wholeNumber = (said: string | undefined): number | null =>
  said !== undefined && /^[1-9]\d{0,4}$/.test(said) ? Number(said) : null;

/** Several values of one name, each once. */
const listOf = (said = ''): string[] => [...new Set(said.split(','))];

const knownBrands = (phones: readonly ListedPhone[]): ReadonlySet<string> =>
  new Set(phones.map(({ brand }) => brand.id));

const knownStorages = (phones: readonly ListedPhone[]): ReadonlySet<number> =>
  new Set(phones.flatMap(({ offers }) => offers.map(({ storageInGb }) => storageInGb)));

/** What an address asks for. What it says wrongly is left out, and the rest of it counts (PH-01). */
export function wantedAt(path: RangePath, asked: Asked, phones: readonly ListedPhone[]): Wanted {
  const brands = knownBrands(phones);
  const storages = knownStorages(phones);
  return {
    brands: listOf(asked['brands']).filter((id) => brands.has(id)),
    condition: path === paths.refurbishedPhones ? 'refurbished' : oneOf(conditions, asked['condition']),
    grade: oneOf(grades, asked['grade']),
    storage: listOf(asked['storage'])
      .map(Number)
      .filter((size) => storages.has(size)),
    maxPrice: wholeNumber(asked['maxPrice']),
    outOfStockHidden: asked['outOfStockHidden'] === 'true',
    sortBy: oneOf(sorts, asked['sortBy']) ?? 'featured',
  };
}

/** The address at which this is asked for: refurbished phones have a page of their own. The same wishes have one address. */
export function addressOf({ brands, condition, grade, storage, maxPrice, outOfStockHidden, sortBy }: Wanted): string {
  const said = [
    ...(brands.length > 0 ? [`brands=${brands.toSorted().join(',')}`] : []),
    ...(condition === 'new' ? ['condition=new'] : []),
    ...(grade === null ? [] : [`grade=${grade}`]),
    ...(storage.length > 0 ? [`storage=${storage.toSorted((a, b) => a - b).join(',')}`] : []),
    ...(maxPrice === null ? [] : [`maxPrice=${maxPrice}`]),
    ...(outOfStockHidden ? ['outOfStockHidden=true'] : []),
    ...(sortBy === 'featured' ? [] : [`sortBy=${sortBy}`]),
  ];
  const path = condition === 'refurbished' ? paths.refurbishedPhones : paths.phones;
  return said.length === 0 ? path : `${path}?${said.join('&')}`;
}
