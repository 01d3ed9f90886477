import { expect, test } from 'vitest';
import { all } from '../../../machines/browse-phones/browse-phones.cases.ts';
import { browsePhonesMachine } from '../../../machines/browse-phones/browse-phones.machine.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { browsePhonesAnalytics } from './browse-phones.analytics.ts';

const told = (asked: Record<string, string>) =>
  toldOf({ machine: browsePhonesMachine, journey: browsePhonesAnalytics, input: all }, { type: 'address.read', asked });

test('what is looked for is told by its kinds, and how many brands, never which (PH-02)', () => {
  expect(told({})).toEqual([
    {
      name: 'phones_filtered',
      data: { brands: 0, condition: 'all', grade: 'all', storages: 0, in_stock_only: false, sort_by: 'featured' },
    },
  ]);
  expect(
    told({
      brands: 'apple,samsung',
      condition: 'refurbished',
      grade: 'A',
      maxPrice: '500',
      sortBy: 'price-low',
      outOfStockHidden: 'true',
    }),
  ).toEqual([
    {
      name: 'phones_filtered',
      data: {
        brands: 2,
        condition: 'refurbished',
        grade: 'nearly_new',
        storages: 0,
        max_price_in_pounds: 500,
        in_stock_only: true,
        sort_by: 'price_low',
      },
    },
  ]);
});
