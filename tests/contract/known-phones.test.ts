import { expect, test } from 'vitest';
import * as apple from '../../gateway/domains/phones/range/apple.ts';
import * as others from '../../gateway/domains/phones/range/other-brands.ts';
import type { Brand } from '../../gateway/domains/phones/range/phone-model.ts';
import * as samsung from '../../gateway/domains/phones/range/samsung.ts';
import { knownPhones, phonesFor } from '../../src/journeys/onboard-sim/known-phones.ts';

const range = [apple, samsung, others].flatMap((module) => Object.values(module).flat() as Brand[]);

test('every phone of our shop is known, with what the shop says of its eSIM (PH-12)', () => {
  const sold = range.flatMap(({ name: brand, models }) =>
    models.map(({ name, sim }) => ({ brand, name, hasESim: sim !== 'SIM only' })),
  );
  expect(sold.length).toBeGreaterThan(30);
  expect(knownPhones).toEqual(expect.arrayContaining(sold));
});

test.each([
  ['iphone 15', ['Apple iPhone 15', 'Apple iPhone 15 Plus', 'Apple iPhone 15 Pro', 'Apple iPhone 15 Pro Max']],
  ['S25 ultra', ['Samsung Galaxy S25 Ultra']],
  ['fairphone 5', ['Fairphone 5']],
  ['  PIXEL-9A ', ['Google Pixel 9a']],
  ['banana', []],
  ['  ', []],
])('who types “%s” finds %j', (typed, names) => {
  expect(phonesFor(typed).map(({ fullName }) => fullName)).toEqual(names);
});

test('no more are shown than fit on a phone', () => {
  expect(phonesFor('i')).toHaveLength(8);
});

test('no phone stands twice', () => {
  expect(new Set(knownPhones.map(({ brand, name }) => `${brand} ${name}`)).size).toBe(knownPhones.length);
});
