import { expect, test } from 'vitest';
import { answered } from '../../../machines/shared/model-case.ts';
import { atAddress, filled, galaxy, mintAsked } from '../../../machines/view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { viewPhoneAnalytics } from './view-phone.analytics.ts';

const subject = { machine: viewPhoneMachine, journey: viewPhoneAnalytics, input: atAddress };

test('a phone is told as it is chosen, with its price and whether it is there (PH-04)', () => {
  const data = { price_in_pence: 73_000, full_price_in_pence: 73_000, in_stock: true, discounted: false };
  expect(
    toldOf(subject, { type: 'address.read', asked: atAddress.asked }, { type: 'address.read', asked: mintAsked }),
  ).toEqual([
    { name: 'phone_viewed', data: { sku: 'samsung-galaxy-s25-128-navy-new', ...data } },
    { name: 'phone_viewed', data: { sku: 'samsung-galaxy-s25-128-mint-new', ...data } },
  ]);
});

test('one that is put into the basket is told with the basket (PH-06)', () => {
  const told = toldOf(
    subject,
    { type: 'address.read', asked: mintAsked },
    answered('refreshPhone', galaxy),
    { type: 'phone.wanted' },
    answered('addPhone', filled),
  );
  expect(told.at(-1)).toEqual({
    name: 'phone_added',
    data: {
      basket_id: filled.id,
      currency: 'GBP',
      item_count: 1,
      total_in_pence: 73_000,
      skus: ['samsung-galaxy-s25-128-mint-new'],
      sku: 'samsung-galaxy-s25-128-mint-new',
    },
  });
});
