import { expect, test } from 'vitest';
import { ofOne, sends } from '../../../machines/follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import {
  expected,
  kept,
  replaced,
  returnable,
  wanted,
  withCode,
} from '../../../machines/follow-shop-order/returns.cases.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { followShopOrderAnalytics } from './follow-shop-order.analytics.ts';

const subject = { machine: followShopOrderMachine, journey: followShopOrderAnalytics, input: ofOne };

const asks = (answer: object) =>
  toldOf(
    subject,
    answered('loadOrder', returnable),
    { type: 'return.requested' },
    sends(wanted),
    { type: 'return.confirmed' },
    answered('beginReturn', answer),
  );

test('a return is told once it is asked for, without a word of what is wrong (PH-08)', () => {
  const order_id = ofOne.shopOrderId;
  const skus = ['google-pixel-10-128-black-new'];
  expect(asks(withCode)).toEqual([
    {
      name: 'return_asked',
      data: { order_id, reason: 'change_of_mind', outcome: 'refund', item_count: 1, skus },
    },
  ]);
  expect(asks(replaced({ state: 'EXPECTED' }))).toEqual([
    { name: 'return_asked', data: { order_id, reason: 'faulty', outcome: 'replacement', item_count: 1, skus } },
  ]);
});

test('what is kept after all is told', () => {
  const told = toldOf(
    subject,
    answered('loadOrder', withCode),
    { type: 'withdrawal.requested', returnId: expected.id },
    { type: 'withdrawal.confirmed' },
    answered('withdrawReturn', kept),
  );
  expect(told).toEqual([{ name: 'return_withdrawn', data: { order_id: ofOne.shopOrderId } }]);
});
