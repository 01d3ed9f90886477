import type { FilterName, ListedOffer, ListedPhone, SortBy, Wanted } from './browse-phones.types.ts';

/** Nothing in particular, in the shop's own order. */
export const anything: Wanted = {
  brands: [],
  condition: null,
  grade: null,
  storage: [],
  maxPrice: null,
  outOfStockHidden: false,
  sortBy: 'featured',
};

/** In the order in which they stand on the page. */
export const filterNames: readonly FilterName[] = [
  'brands',
  'condition',
  'grade',
  'storage',
  'maxPrice',
  'outOfStockHidden',
];

export const without = (wanted: Wanted, filter: FilterName): Wanted => ({ ...wanted, [filter]: anything[filter] });

export const isSet = (wanted: Wanted, filter: FilterName): boolean => {
  const value = wanted[filter];
  return Array.isArray(value) ? value.length > 0 : value !== anything[filter];
};

const offerFits = (offer: ListedOffer, { condition, grade, storage, maxPrice, outOfStockHidden }: Wanted): boolean =>
  (condition === null || offer.condition === (condition === 'new' ? 'NEW' : 'REFURBISHED')) &&
  (grade === null || offer.grade === grade) &&
  (storage.length === 0 || storage.includes(offer.storageInGb)) &&
  (maxPrice === null || offer.priceInPence <= maxPrice * 100) &&
  (!outOfStockHidden || offer.inStock);

/** What of a phone fits; nothing of a brand that is not asked for. */
export const offersThatFit = ({ brand, offers }: ListedPhone, wanted: Wanted): ListedOffer[] =>
  wanted.brands.length > 0 && !wanted.brands.includes(brand.id)
    ? []
    : offers.filter((offer) => offerFits(offer, wanted));

const fits = ({ brand, offers }: ListedPhone, wanted: Wanted): boolean =>
  (wanted.brands.length === 0 || wanted.brands.includes(brand.id)) && offers.some((offer) => offerFits(offer, wanted));

/** How many phones fit. */
export const countOf = (phones: readonly ListedPhone[], wanted: Wanted): number =>
  phones.reduce((count, phone) => count + Number(fits(phone, wanted)), 0);

/** The offer that speaks for others: the cheapest that can be had, or the cheapest. */
export function bestOf(offers: readonly ListedOffer[]): ListedOffer | undefined {
  let best: ListedOffer | undefined;
  for (const offer of offers)
    if (!best || (offer.inStock === best.inStock ? offer.priceInPence < best.priceInPence : offer.inStock))
      best = offer;
  return best;
}

type Priced = { priceInPence: number; releasedOn: string };

/** Where two are the same, the shop's own order stays. */
export const inOrder: Record<SortBy, (one: Priced, other: Priced) => number> = {
  featured: () => 0,
  'price-low': (one, other) => one.priceInPence - other.priceInPence,
  'price-high': (one, other) => other.priceInPence - one.priceInPence,
  newest: (one, other) => other.releasedOn.localeCompare(one.releasedOn),
};

/** A way out of "no phone fits": a filter to drop, and how many phones fit then. */
export type WayOut = { filter: FilterName; count: number };

/**
 * The filters of which each alone keeps all phones away, the one first without which the most fit.
 */
export const waysOut = (phones: readonly ListedPhone[], wanted: Wanted): WayOut[] =>
  filterNames
    .filter((filter) => isSet(wanted, filter))
    .map((filter) => ({ filter, count: countOf(phones, without(wanted, filter)) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
