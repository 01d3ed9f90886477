import { expect, test } from 'vitest';
import { oldCard, visa } from '../choose-payment-method/choose-payment-method.cases.ts';
import { input, nearlyUsedUp, none, some } from './top-up.cases.ts';
import { amountOf, capOf, cardRefusal, voucherRefusal } from './top-up.rules.ts';

const wanted = (amount: string, other = '', known = none) => amountOf({ known }, { amount, other });

test('an amount that is offered is taken as it is (PH-12)', () => {
  expect(wanted('2000')).toEqual({ amountInPence: 2_000 });
  expect(wanted('')).toEqual({ field: 'amount', refusal: 'amountNotChosen' });
  expect(wanted('999')).toEqual({ field: 'amount', refusal: 'amountNotChosen' });
});

test.each([
  ['25', 2_500],
  ['£5', 500],
  [' 100.00 ', 10_000],
])('“%s” is typed as another amount', (typed, amountInPence) => {
  expect(wanted('other', typed)).toEqual({ amountInPence });
});

test.each(['', '4', '101', '7.50', 'ten', '-20', '1e2'])('“%s” is no whole number of pounds from 5 to 100', (typed) => {
  expect(wanted('other', typed)).toEqual({ field: 'other', refusal: 'amountNotWhole' });
});

test('what is more than the rest of the day is refused before it is sent', () => {
  expect(wanted('1000', '', nearlyUsedUp)).toEqual({ field: 'amount', refusal: 'amountOverDay' });
  expect(wanted('other', '8', nearlyUsedUp)).toEqual({ field: 'other', refusal: 'amountOverDay' });
  expect(wanted('other', '7', nearlyUsedUp)).toEqual({ amountInPence: 700 });
});

test.each([
  ['9826-0000 0000 1001', null],
  ['', 'numberMissing'],
  ['9826 0000', 'numberShort'],
  ['9826 0000 0000 1002', 'numberWrong'],
  ['abcd efgh ijkl mnop', 'numberShort'],
])('of the voucher “%s” it is said: %s', (typed, refusal) => {
  expect(voucherRefusal(typed)).toBe(refusal);
});

test('a card that is kept and has not expired can be charged by itself', () => {
  const { today } = input;
  expect([visa.id, oldCard.id, ''].map((id) => cardRefusal({ known: some, today }, id))).toEqual([
    null,
    'cardExpired',
    'cardNotChosen',
  ]);
});

test.each([
  ['none', '', { capInPence: null }],
  ['nothing', '99', { capInPence: 0 }],
  ['other', '25', { capInPence: 2_500 }],
  ['other', ' £200.00 ', { capInPence: 20_000 }],
  ['other', '0', { field: 'cap', refusal: 'capNotWhole' }],
  ['other', '201', { field: 'cap', refusal: 'capNotWhole' }],
  ['other', '12.50', { field: 'cap', refusal: 'capNotWhole' }],
  ['other', '', { field: 'cap', refusal: 'capNotWhole' }],
  ['', '25', { field: 'limit', refusal: 'capNotChosen' }],
  ['all', '25', { field: 'limit', refusal: 'capNotChosen' }],
])('who chooses “%s” with “%s” has %o abroad (MK-04)', (limit, cap, wanted) => {
  expect(capOf({ known: some }, { limit, cap })).toEqual(wanted);
});
