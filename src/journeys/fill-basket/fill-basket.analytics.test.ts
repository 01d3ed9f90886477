import { expect, test } from 'vitest';
import { basketOf, both, empty, galaxy, pixel } from '../../../machines/fill-basket/fill-basket.cases.ts';
import { fillBasketMachine } from '../../../machines/fill-basket/fill-basket.machine.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { fillBasketAnalytics } from './fill-basket.analytics.ts';

const subject = { machine: fillBasketMachine, journey: fillBasketAnalytics, input: undefined };

test('the basket is told as it comes up, and again once a phone is taken out of it (PH-05)', () => {
  const { id: basket_id } = both;
  expect(
    toldOf(
      subject,
      answered('loadBasket', both),
      { type: 'phone.takenOut', sku: galaxy.sku },
      answered('changeBasket', basketOf(pixel)),
    ),
  ).toEqual([
    {
      name: 'basket_shown',
      data: {
        basket_id,
        currency: 'GBP',
        item_count: 2,
        total_in_pence: galaxy.priceInPence + pixel.priceInPence,
        skus: [galaxy.sku, pixel.sku],
        can_check_out: true,
      },
    },
    { name: 'phone_taken_out', data: { basket_id, sku: galaxy.sku } },
    {
      name: 'basket_shown',
      data: {
        basket_id,
        currency: 'GBP',
        item_count: 1,
        total_in_pence: pixel.priceInPence,
        skus: [pixel.sku],
        can_check_out: true,
      },
    },
  ]);
});

test('an empty basket is not told', () => {
  expect(toldOf(subject, answered('loadBasket', empty))).toEqual([]);
});
