import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedIn } from '../../src/app/asked-in.ts';
import { paths } from '../shared/paths.ts';
import { range } from './browse-phones.cases.ts';
import { anything } from './browse-phones.rules.ts';
import type { Wanted } from './browse-phones.types.ts';
import { addressOf, grades, sorts, wantedAt } from './wanted-phones.rules.ts';

const at = (search: string, path: Parameters<typeof wantedAt>[0] = paths.phones) =>
  wantedAt(path, askedIn(search), range);

test('nothing in the address is everything, in the shop’s order (PH-01, PH-02)', () => {
  expect(at('')).toEqual(anything);
});

test('an address says all that is looked for (PH-01, PH-02, PH-03)', () => {
  expect(
    at(
      '?brands=apple,samsung&condition=refurbished&grade=LN&storage=128,256&maxPrice=500&outOfStockHidden=true&sortBy=price-low',
    ),
  ).toEqual({
    brands: ['apple', 'samsung'],
    condition: 'refurbished',
    grade: 'LN',
    storage: [128, 256],
    maxPrice: 500,
    outOfStockHidden: true,
    sortBy: 'price-low',
  });
});

test.each([
  ['brands=apple,nokia&sortBy=newest', { brands: ['apple'], sortBy: 'newest' }],
  ['brands=nokia&grade=A', { grade: 'A' }],
  ['brands=apple&brands=samsung&brands=apple', { brands: ['apple', 'samsung'] }],
  ['condition=broken&brands=apple', { brands: ['apple'] }],
  ['grade=All&storage=128', { storage: [128] }],
  ['grade=B&storage=128,7,x', { storage: [128] }],
  ['maxPrice=-5&sortBy=price-high', { sortBy: 'price-high' }],
  ['maxPrice=cheap&sortBy=dearest&outOfStockHidden=yes&condition=new', { condition: 'new' }],
  ['maxPrice=350.50&brands=apple', { brands: ['apple'] }],
  ['utm_source=mail&brands=apple', { brands: ['apple'] }],
  ['brands=%E0%A4%A&storage=128', { storage: [128] }],
] as const)('of ?%s what is wrong is left out, and the rest counts (PH-01)', (search, counts) => {
  expect(at(`?${search}`)).toEqual({ ...anything, ...counts });
});

test('the page of refurbished phones has no others, whatever its address asks for (PH-03)', () => {
  expect(at('?condition=new', paths.refurbishedPhones).condition).toBe('refurbished');
});

test('what is looked for is the same at its address, so that reload and a link in a message keep it (PH-02)', () => {
  const wanted: fc.Arbitrary<Wanted> = fc.record({
    brands: fc
      .uniqueArray(fc.constantFrom('apple', 'google', 'samsung'))
      .map((ids) => ids.toSorted((a, b) => a.localeCompare(b))),
    condition: fc.constantFrom(null, 'new' as const, 'refurbished' as const),
    grade: fc.constantFrom(null, ...grades),
    storage: fc.uniqueArray(fc.constantFrom(128, 256, 512)).map((sizes) => sizes.toSorted((a, b) => a - b)),
    maxPrice: fc.option(fc.integer({ min: 1, max: 99_999 })),
    outOfStockHidden: fc.boolean(),
    sortBy: fc.constantFrom(...sorts),
  });
  fc.assert(
    fc.property(wanted, (each) => {
      const { pathname, search } = new URL(addressOf(each), 'https://example.com');
      expect(at(search, pathname as typeof paths.phones)).toEqual(each);
    }),
  );
});

test('the same wishes have one address', () => {
  expect(addressOf({ ...anything, brands: ['samsung', 'apple'], storage: [256, 128] })).toBe(
    '/mobile-phones?brands=apple,samsung&storage=128,256',
  );
  expect(addressOf({ ...anything, condition: 'refurbished', grade: 'A' })).toBe('/mobile-phones/refurbished?grade=A');
});
