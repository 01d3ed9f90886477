import { expect, test } from 'vitest';
import { pictureName } from './take-pictures.ts';

test('a picture is called as its states are', () =>
  expect(pictureName(['dashboard.page.pageShown', 'dashboard.orders.noOrders'])).toBe(
    'dashboard.page.pageShown+dashboard.orders.noOrders',
  ));

test('of states whose names are too long for a file it has a short one, and another for other states', () => {
  const many = (last: string) => pictureName([...Array.from({ length: 30 }, (_, nth) => `machine.region${nth}`), last]);
  expect(many('one').length).toBeLessThan(230);
  expect(many('one')).not.toBe(many('other'));
});
