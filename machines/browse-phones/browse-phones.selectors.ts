import type { SnapshotFrom } from 'xstate';
import { paths } from '../shared/paths.ts';
import type { browsePhonesMachine } from './browse-phones.machine.ts';
import {
  anything,
  bestOf,
  countOf,
  inOrder,
  isSet,
  filterNames,
  offersThatFit,
  waysOut,
} from './browse-phones.rules.ts';
import type { FilterName, ListedOffer, ListedPhone, RangePath, SortBy, Wanted } from './browse-phones.types.ts';
import { addressOf, grades, sorts } from './wanted-phones.rules.ts';

/** One value of a filter: how many phones fit with it, and the address at which it is chosen, or no longer. */
type Choice<Value> = { value: Value; count: number; to: string };

export type Filters = {
  brands: (Choice<string> & { name: string })[];
  condition: Choice<Wanted['condition']>[];
  grade: Choice<Wanted['grade']>[];
  storage: Choice<number>[];
  maxPrice: Choice<number | null>[];
  outOfStockHidden: Choice<boolean>;
  /** Each order of them, which leaves none out. */
  sortBy: Omit<Choice<SortBy>, 'count'>[];
};

/** A phone as its card shows it; every field a plain value, so that a card is drawn again only for news of its own. */
export type PhoneOnCard = {
  slug: string;
  brandId: string;
  brand: string;
  name: string;
  shape: string;
  hex: string;
  /** One that does not fit keeps its place in the page, and is not shown. */
  isShown: boolean;
  condition: 'new' | 'refurbished' | 'both';
  leastStorage: number;
  mostStorage: number;
  /** Others of it cost more. */
  isFrom: boolean;
  priceInPence: number;
  fullPriceInPence: number;
  inStock: boolean;
  deliveryInWorkingDays: number;
  releasedOn: string;
};

/** A filter without which phones fit, as it is set now. */
type WayOutShown = { filter: FilterName; wanted: Wanted; count: number; to: string };

export type BrowsePhonesModel = {
  path: RangePath;
  /** What is looked for, and so chosen among the filters. */
  wanted: Wanted;
  /** Of phones that fit. */
  count: number;
  cards: PhoneOnCard[];
  /** Counted when they are first asked for: the answer to a press on one needs none of it but the phones. */
  filters: () => Filters;
  /** How many filters are set. */
  filtersSet: number;
  /** The address without any filter. */
  clear: string;
  waysOut: WayOutShown[];
  /** Of phones on this page without any filter. */
  all: number;
  isOutOfDate: boolean;
};

/** Pounds. */
const priceSteps = [150, 300, 500, 800, 1200] as const;

/** What speaks for these offers of a phone; nothing where there are none. */
function cardFor(phone: ListedPhone, offers: readonly ListedOffer[], isShown: boolean): PhoneOnCard | null {
  const best = bestOf(offers);
  if (!best) return null;
  const storages = offers.map(({ storageInGb }) => storageInGb);
  const conditions = new Set(offers.map(({ condition }) => condition));
  const { slug, brand, name, shape, colours, releasedOn } = phone;
  return {
    slug,
    brandId: brand.id,
    brand: brand.name,
    name,
    shape,
    hex: colours[0]?.hex ?? '',
    isShown,
    condition: conditions.size > 1 ? 'both' : best.condition === 'NEW' ? 'new' : 'refurbished',
    leastStorage: Math.min(...storages),
    mostStorage: Math.max(...storages),
    isFrom: offers.some(({ priceInPence }) => priceInPence > best.priceInPence),
    priceInPence: best.priceInPence,
    fullPriceInPence: best.fullPriceInPence,
    inStock: best.inStock,
    deliveryInWorkingDays: best.deliveryInWorkingDays,
    releasedOn,
  };
}

/** One card of each phone, by what is asked of its offers: the card last made. */
type MadeCards = WeakMap<ListedPhone, { of: string; card: PhoneOnCard | null }>;
const shownCards: MadeCards = new WeakMap();
const hiddenCards: MadeCards = new WeakMap();

function made(cards: MadeCards, phone: ListedPhone, of: string, make: () => PhoneOnCard | null): PhoneOnCard | null {
  const before = cards.get(phone);
  if (before?.of === of) return before.card;
  const card = make();
  cards.set(phone, { of, card });
  return card;
}

/**
 * The card of each phone on this page. A phone of which the same is asked as before has the same card, as a view is drawn again
 * for another one: a filter of brands, or another order, makes none.
 */
function cardsOf(phones: readonly ListedPhone[], wanted: Wanted, shelf: Wanted): PhoneOnCard[] {
  const { brands, condition, grade, storage, maxPrice, outOfStockHidden } = wanted;
  const asked = [condition, grade, storage, maxPrice, outOfStockHidden].join(';');
  return phones.flatMap((phone) => {
    const shown =
      brands.length === 0 || brands.includes(phone.brand.id)
        ? made(shownCards, phone, asked, () => cardFor(phone, offersThatFit(phone, wanted), true))
        : null;
    return (
      shown ??
      made(hiddenCards, phone, String(shelf.condition), () => cardFor(phone, offersThatFit(phone, shelf), false)) ??
      []
    );
  });
}

const uniqueBrands = (phones: readonly ListedPhone[]) => [
  ...new Map(phones.map(({ brand }) => [brand.id, brand.name])).entries(),
];

const uniqueNumbers = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

const toggled = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** A grade is one of refurbished phones: new ones have none. */
const withCondition = (wanted: Wanted, condition: Wanted['condition']): Wanted => ({
  ...wanted,
  condition,
  grade: condition === 'new' ? null : wanted.grade,
});

const withGrade = (wanted: Wanted, grade: Wanted['grade']): Wanted => ({
  ...wanted,
  grade,
  condition: grade !== null && wanted.condition === 'new' ? null : wanted.condition,
});

function filtersOf(phones: readonly ListedPhone[], wanted: Wanted): Filters {
  const choice = <Value>(value: Value, alone: Wanted, then: Wanted): Choice<Value> => ({
    value,
    count: countOf(phones, alone),
    to: addressOf(then),
  });
  const single = <Value>(value: Value, then: Wanted) => choice(value, then, then);
  const storages = uniqueNumbers(phones.flatMap(({ offers }) => offers.map((offer: ListedOffer) => offer.storageInGb)));
  const { brands, storage, maxPrice, outOfStockHidden } = wanted;
  return {
    brands: uniqueBrands(phones).map(([id, name]) => ({
      ...choice(id, { ...wanted, brands: [id] }, { ...wanted, brands: toggled(brands, id) }),
      name,
    })),
    condition: ([null, 'new', 'refurbished'] as const).map((value) => single(value, withCondition(wanted, value))),
    grade: [null, ...grades].map((value) => single(value, withGrade(wanted, value))),
    storage: storages.map((size) =>
      choice(size, { ...wanted, storage: [size] }, { ...wanted, storage: toggled(storage, size) }),
    ),
    maxPrice: [null, ...uniqueNumbers([...priceSteps, ...(maxPrice === null ? [] : [maxPrice])])].map((value) =>
      single(value, { ...wanted, maxPrice: value }),
    ),
    outOfStockHidden: choice(
      true,
      { ...wanted, outOfStockHidden: true },
      { ...wanted, outOfStockHidden: !outOfStockHidden },
    ),
    sortBy: sorts.map((value) => ({ value, to: addressOf({ ...wanted, sortBy: value }) })),
  };
}

export function selectBrowsePhones({ context }: SnapshotFrom<typeof browsePhonesMachine>): BrowsePhonesModel {
  const { path, phones, brands, condition, grade, storage, maxPrice, outOfStockHidden, sortBy, failure } = context;
  const wanted: Wanted = { brands, condition, grade, storage, maxPrice, outOfStockHidden, sortBy };
  const shelf: Wanted = { ...anything, condition: path === paths.refurbishedPhones ? 'refurbished' : null };
  // The page of refurbished phones is one of its own: its condition is no filter that could be taken off there.
  const set = filterNames.filter((name) => isSet(wanted, name) && (name !== 'condition' || shelf.condition === null));
  const sorted = cardsOf(phones, wanted, shelf).toSorted(inOrder[sortBy]);
  const count = sorted.filter(({ isShown }) => isShown).length;
  let filters: Filters | undefined;
  return {
    path,
    wanted,
    count,
    cards: sorted,
    filters: () => (filters ??= filtersOf(phones, wanted)),
    filtersSet: set.length,
    clear: addressOf({ ...shelf, sortBy }),
    waysOut:
      count > 0
        ? []
        : waysOut(phones, wanted).map((way) => ({
            ...way,
            wanted,
            to: addressOf({ ...wanted, [way.filter]: anything[way.filter] }),
          })),
    all: countOf(phones, shelf),
    isOutOfDate: failure !== null,
  };
}
