import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { unanswered } from '../../studio/model/explore.ts';
import { askedIn } from '../../src/app/asked-in.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { all, ofNow, range, refurbished } from './browse-phones.cases.ts';
import { browsePhonesMachine } from './browse-phones.machine.ts';
import { countOf, isSet, anything, filterNames } from './browse-phones.rules.ts';
import { selectBrowsePhones } from './browse-phones.selectors.ts';
import type { BrowsePhonesInput, Wanted } from './browse-phones.types.ts';
import { addressOf, grades, sorts, wantedAt } from './wanted-phones.rules.ts';

/** What the page shows at an address, after what has happened. */
function at(search: string, input: BrowsePhonesInput = all, ...events: object[]) {
  const actor = createActor(unanswered(browsePhonesMachine), { input }).start();
  actor.send({ type: 'address.read', asked: askedIn(search) });
  for (const event of events) actor.send(event as never);
  return selectBrowsePhones(actor.getSnapshot() as SnapshotFrom<typeof browsePhonesMachine>);
}

const shown = (search: string, input?: BrowsePhonesInput) =>
  at(search, input)
    .cards.filter(({ isShown }) => isShown)
    .map(({ name }) => name);

test.each([
  ['', ['iPhone 17', 'Galaxy S25', 'iPhone 13', 'Pixel 9']],
  ['?brands=apple', ['iPhone 17', 'iPhone 13']],
  ['?brands=apple,google', ['iPhone 17', 'iPhone 13', 'Pixel 9']],
  ['?condition=new', ['iPhone 17', 'Galaxy S25', 'Pixel 9']],
  ['?grade=G', ['Galaxy S25', 'iPhone 13']],
  ['?storage=256', ['iPhone 17', 'Galaxy S25']],
  ['?maxPrice=300', ['iPhone 13']],
  ['?outOfStockHidden=true', ['iPhone 17', 'Galaxy S25', 'iPhone 13']],
  // All of it has to be true of one offer: its large one is dearer, and out of stock.
  ['?storage=256&outOfStockHidden=true', ['iPhone 17']],
  ['?brands=samsung&storage=256&maxPrice=700', []],
  ['?sortBy=price-low', ['iPhone 13', 'Galaxy S25', 'Pixel 9', 'iPhone 17']],
  ['?sortBy=price-high', ['iPhone 17', 'Pixel 9', 'Galaxy S25', 'iPhone 13']],
  ['?sortBy=newest', ['iPhone 17', 'Galaxy S25', 'Pixel 9', 'iPhone 13']],
])('%s shows these phones, in this order (PH-01, PH-02, PH-03)', (search, names) => {
  expect(shown(search)).toEqual(names);
  expect(at(search).count).toBe(names.length);
});

test('the page of refurbished phones shows those alone', () => {
  expect(shown('', refurbished)).toEqual(['Galaxy S25', 'iPhone 13']);
  expect(at('', refurbished)).toMatchObject({ all: 2, filtersSet: 0, clear: '/mobile-phones/refurbished' });
  // The others are not in it at all.
  expect(at('', refurbished).cards).toHaveLength(2);
});

test('a card speaks for what fits: the cheapest that can be had, and from what to what storage goes', () => {
  const card = (search: string, name: string) => at(search).cards.find((each) => each.name === name);
  expect(card('', 'Galaxy S25')).toMatchObject({
    isFrom: true,
    priceInPence: 449_00,
    condition: 'both',
    leastStorage: 128,
    mostStorage: 256,
    deliveryInWorkingDays: 2,
  });
  expect(card('?condition=new', 'Galaxy S25')).toMatchObject({
    priceInPence: 729_00,
    fullPriceInPence: 799_00,
    condition: 'new',
    inStock: true,
    deliveryInWorkingDays: 1,
  });
  // The cheaper one is out of stock.
  expect(card('', 'iPhone 13')).toMatchObject({ priceInPence: 279_00, isFrom: false, condition: 'refurbished' });
  expect(card('', 'Pixel 9')).toMatchObject({ inStock: false, priceInPence: 549_00, brandId: 'google' });
});

test('beside each choice stands how many phones fit with it, all else as it is (PH-01)', () => {
  const { brands, condition, storage, outOfStockHidden, maxPrice, grade } = at('?brands=apple&maxPrice=300').filters();
  expect(brands.map(({ name, count }) => [name, count])).toEqual([
    ['Apple', 1],
    ['Samsung', 0],
    ['Google', 0],
  ]);
  expect(condition.map(({ value, count }) => [value, count])).toEqual([
    [null, 1],
    ['new', 0],
    ['refurbished', 1],
  ]);
  expect(storage.map(({ value, count }) => [value, count])).toEqual([
    [128, 1],
    [256, 0],
    [512, 0],
  ]);
  expect(maxPrice.map(({ value, count }) => [value, count])).toEqual([
    [null, 2],
    [150, 0],
    [300, 1],
    [500, 1],
    [800, 2],
    [1200, 2],
  ]);
  expect(grade.map(({ value, count }) => [value, count])).toEqual([
    [null, 1],
    ['LN', 0],
    ['A', 1],
    ['E', 0],
    ['G', 1],
  ]);
  expect(outOfStockHidden).toMatchObject({ count: 1 });
});

test('each count is what its choice leads to, where one of a kind can be chosen', () => {
  for (const search of ['', '?brands=apple', '?grade=G&maxPrice=500', '?condition=new&outOfStockHidden=true']) {
    const { condition, grade, maxPrice } = at(search).filters();
    for (const { to, count } of [...condition, ...grade, ...maxPrice]) {
      const { pathname, search: then } = new URL(to, 'https://example.com');
      const wanted = wantedAt(pathname as BrowsePhonesInput['path'], askedIn(then), range);
      expect(countOf(range, wanted), to).toBe(count);
    }
  }
});

test('a choice is a link to the range with it, or without it where it is chosen', () => {
  const filters = at('?brands=apple&storage=128&sortBy=newest').filters();
  expect(filters.brands.map(({ to }) => to)).toEqual([
    '/mobile-phones?storage=128&sortBy=newest',
    '/mobile-phones?brands=apple,samsung&storage=128&sortBy=newest',
    '/mobile-phones?brands=apple,google&storage=128&sortBy=newest',
  ]);
  expect(filters.condition[2]?.to).toBe('/mobile-phones/refurbished?brands=apple&storage=128&sortBy=newest');
  expect(filters.storage[0]?.to).toBe('/mobile-phones?brands=apple&sortBy=newest');
  expect(filters.outOfStockHidden.to).toBe(
    '/mobile-phones?brands=apple&storage=128&outOfStockHidden=true&sortBy=newest',
  );
  expect(filters.sortBy[0]?.to).toBe('/mobile-phones?brands=apple&storage=128');
});

test('a grade is one of refurbished phones: new ones and a grade take each other’s place (PH-03)', () => {
  expect(at('?grade=A').filters().condition[1]?.to).toBe('/mobile-phones?condition=new');
  expect(at('?condition=new').filters().grade[1]?.to).toBe('/mobile-phones?grade=LN');
  expect(at('', refurbished).filters().condition[1]?.to).toBe('/mobile-phones?condition=new');
  expect(at('?grade=A', refurbished).filters().condition[0]?.to).toBe('/mobile-phones?grade=A');
});

test('a price of one’s own stands among the others', () => {
  expect(
    at('?maxPrice=450')
      .filters()
      .maxPrice.map(({ value }) => value),
  ).toEqual([null, 150, 300, 450, 500, 800, 1200]);
});

test('where no phone fits, the page says what to leave out and how many there are then, the most first (PH-01)', () => {
  const { count, waysOut, clear, all: everything } = at('?brands=samsung&storage=256&maxPrice=700');
  expect(count).toBe(0);
  expect(waysOut.map(({ filter, count, to }) => ({ filter, count, to }))).toEqual([
    { filter: 'storage', count: 1, to: '/mobile-phones?brands=samsung&maxPrice=700' },
    { filter: 'maxPrice', count: 1, to: '/mobile-phones?brands=samsung&storage=256' },
  ]);
  expect([clear, everything]).toEqual(['/mobile-phones', 4]);
  expect(at('?brands=apple').waysOut).toEqual([]);
});

test('where one filter less does not help, all can be cleared, and the order stays', () => {
  const { waysOut, clear } = at('?brands=google&grade=LN&maxPrice=300&sortBy=newest');
  expect(waysOut).toEqual([]);
  expect(clear).toBe('/mobile-phones?sortBy=newest');
});

test('the filters that are set are counted; the page of refurbished phones is none', () => {
  expect(at('?brands=apple,google&storage=128&sortBy=newest').filtersSet).toBe(2);
  expect(at('?condition=refurbished').filtersSet).toBe(1);
  expect(at('?grade=A', refurbished).filtersSet).toBe(1);
  for (const name of filterNames) expect(isSet(anything, name), name).toBe(false);
});

test('prices and stock of now take the place of those of the build, at the same filters', () => {
  const { cards, isOutOfDate } = at('?brands=apple', all, answered('loadPhones', ofNow));
  expect(cards.filter(({ isShown }) => isShown)).toMatchObject([
    { name: 'iPhone 17', priceInPence: 749_00, fullPriceInPence: 799_00 },
    { name: 'iPhone 13', inStock: false },
  ]);
  expect(isOutOfDate).toBe(false);
});

test('where they do not come, the phones stay and the page says so (ER-04)', () => {
  expect(at('', all, failed('loadPhones', offline))).toMatchObject({ count: 4, isOutOfDate: true });
});

const anyWish = fc.record({
  brands: fc.uniqueArray(fc.constantFrom('apple', 'google', 'samsung')),
  condition: fc.constantFrom(null, 'new' as const, 'refurbished' as const),
  grade: fc.constantFrom(null, ...grades),
  storage: fc.uniqueArray(fc.constantFrom(128, 256, 512)),
  maxPrice: fc.constantFrom(null, 250, 300, 500, 800),
  outOfStockHidden: fc.boolean(),
  sortBy: fc.constantFrom(...sorts),
});
const urlOf = (wanted: Wanted) => new URL(addressOf(wanted), 'https://example.com');
const inputAt = (path: string) => (path === refurbished.path ? refurbished : all);

test('whatever else is looked for, the number beside a choice is that of the phones that it leads to (PH-01)', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const { pathname, search } = urlOf(wish);
      const input = inputAt(pathname);
      const { brands, condition, grade, maxPrice, storage } = at(search, input).filters();
      const wanted = wantedAt(input.path, askedIn(search), range);
      // Of brands and storages several can be chosen: beside each stands how many it has alone.
      const several = [
        ...brands.map(({ value, count }) => ({ count, to: addressOf({ ...wanted, brands: [value] }) })),
        ...storage.map(({ value, count }) => ({ count, to: addressOf({ ...wanted, storage: [value] }) })),
      ];
      for (const { count, to } of [...condition, ...grade, ...maxPrice, ...several]) {
        const led = new URL(to, 'https://example.com');
        expect(at(led.search, inputAt(led.pathname)).count, to).toBe(count);
      }
    }),
  );
});

test('whatever was looked for before, the cards are those of whoever looks for it first', () => {
  const address = anyWish.map(urlOf);
  fc.assert(
    fc.property(fc.array(address, { minLength: 2, maxLength: 6 }), (addresses) => {
      for (const { pathname, search } of addresses) {
        const input = inputAt(pathname);
        // Phones that nobody has seen yet have no cards.
        const unseen = { ...input, phones: structuredClone(range) };
        expect(at(search, input).cards).toEqual(at(search, unseen).cards);
      }
    }),
  );
});

test('a filter of brands and another order make no other cards of what stays, so that nothing of it is drawn again', () => {
  const before = at('').cards;
  for (const search of ['?brands=apple', '?sortBy=price-low', '?brands=apple&sortBy=newest']) {
    const stays = at(search).cards.filter(({ isShown }) => isShown);
    for (const card of stays) expect(before.includes(card), `${search}: ${card.name}`).toBe(true);
  }
});
