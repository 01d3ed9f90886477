import { expect, test } from 'vitest';
import { visa } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import {
  byItself,
  capped,
  caps,
  chooses,
  goodNumber,
  input,
  redeemed,
  some,
  types,
} from '../../../machines/top-up/top-up.cases.ts';
import { topUpMachine } from '../../../machines/top-up/top-up.machine.ts';
import type { Known } from '../../../machines/top-up/top-up.types.ts';
import type { Happening } from '../../../studio/machine-tests/describe-steps.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { topUpAnalytics } from './top-up.analytics.ts';

const told = (known: Known, ...happenings: Happening[]) =>
  toldOf({ machine: topUpMachine, journey: topUpAnalytics, input }, answered('loadCredit', known), ...happenings);

test('a voucher is told with what it was worth, and not with its number (SC-15)', () => {
  const events = told(some, types(goodNumber), answered('redeemVoucher', redeemed));
  expect(events).toEqual([{ name: 'voucher_redeemed', data: { amount_in_pence: 1_000 } }]);
});

test('topping up by itself is told as it is turned on and off, without the card (SC-15)', () => {
  expect(told(some, chooses(visa.id), answered('turnOn', byItself.credit))).toEqual([
    { name: 'automatic_top_up_on', data: {} },
  ]);
  expect(told(byItself, { type: 'turningOff.requested' }, answered('turnOff', some.credit))).toEqual([
    { name: 'automatic_top_up_off', data: {} },
  ]);
});

test.each([
  [caps('other', '25'), 'amount'],
  [caps('nothing'), 'nothing'],
  [caps('none'), 'none'],
] as const)('a cap abroad is told by its kind: %o (SC-15)', (event, cap) => {
  expect(told(some, event, answered('saveCap', capped))).toEqual([{ name: 'cap_abroad_chosen', data: { cap } }]);
});

test('nothing is told of what was typed wrong, or only read', () => {
  expect(told(some, types('9826'), caps('other', '0'))).toEqual([]);
});
