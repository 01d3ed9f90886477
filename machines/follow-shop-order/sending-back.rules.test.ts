import { describe, expect, test } from 'vitest';
import type { ShopOrder, TypedReturn } from './follow-shop-order.types.ts';
import {
  early,
  later,
  offering,
  onlyFaulty,
  returnable,
  returning,
  second,
  wanted,
  wantedFaulty,
  warranty,
  withCode,
  withoutCode,
} from './returns.cases.ts';
import {
  beginReturnInput,
  isCodeAwaited,
  isStillReturnable,
  newsOfReturn,
  returnErrors,
  reviewOf,
} from './sending-back.rules.ts';
import { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { createActor } from 'xstate';
import { delivered, shopOrderId } from './shop-orders.cases.ts';

const errorsOf = (order: ShopOrder, more: Partial<TypedReturn> = {}) =>
  returnErrors(order, { ...wantedFaulty, ...more });

describe('what can’t be sent back as it was chosen says why (PH-08)', () => {
  test.each<[string, ShopOrder, Partial<TypedReturn>, object]>([
    ['all is there', returnable, {}, {}],
    ['no phone', returnable, { pieceIds: [] }, { pieceIds: 'phoneMissing' }],
    ['a phone of another order', returnable, { pieceIds: ['other'] }, { pieceIds: 'phoneMissing' }],
    ['no reason', returnable, { reason: '' }, { reason: 'reasonMissing' }],
    ['a reason that is over', onlyFaulty, { reason: 'CHANGE_OF_MIND' }, { reason: 'reasonNotForAll' }],
    ['a reason that one of two has', offering([early], []), {}, { reason: 'reasonNotForAll' }],
    ['money for one, another phone for the other', offering([second], [warranty]), {}, { pieceIds: 'notTogether' }],
    ['two grounds with one outcome', offering([later], [warranty]), {}, {}],
    ['faulty, and not a word on it', returnable, { description: '  ' }, { description: 'descriptionMissing' }],
    ['500 characters, as people count them', returnable, { description: '🙂'.repeat(500) }, {}],
    ['one more', returnable, { description: '🙂'.repeat(501) }, { description: 'descriptionTooLong' }],
    ['a change of mind needs no words', returnable, { reason: 'CHANGE_OF_MIND', description: '' }, {}],
  ])('%s', (_, order, typed, errors) => {
    expect(errorsOf(order, typed)).toEqual(errors);
  });
});

describe('what is read before it is asked for', () => {
  test('has the sum of all that goes back, and the last day of what ends first', () => {
    expect(reviewOf({ order: returnable, wanted: wantedFaulty })).toMatchObject({
      option: early,
      description: 'The screens stay black',
    });
    expect(reviewOf({ order: offering([warranty], [later]), wanted: wantedFaulty })?.option).toEqual(later);
  });

  test('is nothing before anything is chosen, and nothing that is not possible', () => {
    expect(reviewOf({ order: returnable, wanted: null })).toBeNull();
    expect(reviewOf({ order: onlyFaulty, wanted })).toBeNull();
  });

  test('is what is sent, without words that nobody wrote', () => {
    const context = createActor(followShopOrderMachine, { input: { shopOrderId } }).getSnapshot().context;
    expect(beginReturnInput({ ...context, order: returnable, wanted })).toEqual({
      shopOrderId,
      pieceIds: wanted.pieceIds,
      reason: 'CHANGE_OF_MIND',
    });
    expect(beginReturnInput({ ...context, order: returnable, wanted: wantedFaulty })).toMatchObject({
      pieceIds: expect.arrayContaining([...wantedFaulty.pieceIds]),
      description: 'The screens stay black',
    });
  });
});

test('what is refused for one reason is chosen again, as long as there is another', () => {
  expect(isStillReturnable(onlyFaulty, wanted)).toBe(true);
  expect(isStillReturnable(withCode, wanted)).toBe(false);
  expect(isStillReturnable(delivered, null)).toBe(false);
});

test('who reads over midnight is told where something else comes of it than they read (PH-08)', () => {
  const context = { order: returnable, wanted: { ...wantedFaulty, pieceIds: wanted.pieceIds } };
  const asked = { reason: 'FAULTY', ground: 'FAULTY_EARLY' } as const;
  expect(newsOfReturn(context, returning(asked))).toBe('returnAsked');
  expect(newsOfReturn(context, returning({ ...asked, ground: 'FAULTY_LATER', outcome: 'REPLACEMENT' }))).toBe(
    'returnIsOther',
  );
});

test('a code is awaited of a return that was asked for, until the courier has given it', () => {
  expect([withoutCode, withCode, returnable, null].map(isCodeAwaited)).toEqual([true, false, false, false]);
  expect(isCodeAwaited(returning({ state: 'WITHDRAWN', returnCode: null }))).toBe(false);
});
