import type { Condition, Grade, SortBy } from '../../../machines/browse-phones/browse-phones.types.ts';
import { deliveryWords, gigabytes, gradeNames, gradeWords } from '../../ui/format/phone.ts';
import { price } from '../../ui/format/price.ts';

const conditions: Record<Condition, string> = { new: 'New', refurbished: 'Refurbished' };

const grades: Record<Grade, string> = gradeNames;

const sorts: Record<SortBy, string> = {
  featured: 'Featured',
  'price-low': 'Price, lowest first',
  'price-high': 'Price, highest first',
  newest: 'Newest',
};

const upTo = (pounds: number): string => `Up to ${price(pounds * 100)}`;

/** Every word of the range. */
export const browsePhonesCopy = {
  ShowingPhones: {
    '/mobile-phones': {
      title: 'Mobile phones',
      heading: 'Mobile phones',
      intro:
        'New and refurbished, unlocked, and delivered free. Pick a SIM plan separately, so neither ties you to the other.',
    },
    '/mobile-phones/refurbished': {
      title: 'Refurbished phones',
      heading: 'Refurbished phones',
      intro: 'Tested at seventy points, graded honestly, with a warranty of 12 months and delivered free.',
    },
    filters: 'Filters',
    filtersSet: (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`),
    sort: 'Sort by',
    brands: 'Brand',
    condition: 'Condition',
    grade: 'Grade',
    storage: 'Storage',
    maxPrice: 'Price',
    availability: 'Availability',
    all: 'All',
    anyPrice: 'Any price',
    inStockOnly: 'In stock only',
    list: 'Phones',
    clear: 'Clear filters',
    phones: (count: number): string => (count === 1 ? '1 phone' : `${count} phones`),
    from: 'From',
    was: (pence: number): string => `was ${price(pence)}`,
    both: 'New and refurbished',
    outOfStock: 'Out of stock',
    inStock: (days: number): string => `In stock, ${deliveryWords(days)}`,
    outOfDate: 'We couldn’t check prices and stock of now.',
    retry: 'Try again',
    none: 'No phone fits',
    noneBody: 'Nothing we sell fits all of this. Leave one thing out:',
    noneAtAll: 'Nothing we sell fits all of this.',
    wayOut: {
      brands: 'Any brand',
      condition: 'New and refurbished',
      grade: 'Any grade',
      storage: 'Any storage',
      maxPrice: 'Any price',
      outOfStockHidden: 'Also out of stock',
    },
    conditions,
    grades,
    sorts,
    upTo,
    gigabytes,
    storages: (least: number, most: number): string =>
      least === most ? gigabytes(least) : `${gigabytes(least)} to ${gigabytes(most)}`,
    gradesHeading: 'What the grades mean',
    gradeWords: [
      [gradeNames.LN, gradeWords.LN],
      [gradeNames.A, gradeWords.A],
      [gradeNames.E, gradeWords.E],
      [gradeNames.G, gradeWords.G],
    ],
    testsHeading: 'What is tested',
    tests: [
      'Seventy points, from the microphone to the fingerprint reader.',
      'The battery holds at least 80% of what it held when new, or gets replaced.',
      'All data is wiped, and the phone is checked against the register of stolen ones.',
      'The warranty lasts 12 months, on top of your legal rights.',
    ],
  },
} as const;
