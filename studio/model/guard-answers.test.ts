import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { guardedIn, noesIn } from './guard-answers.ts';

const never = () => false;

/** A shop with two counters: one sells, the other takes back; the door is between all of it and the street. */
const shop = createMachine({
  id: 'shop',
  type: 'parallel',
  on: { knocked: { guard: never, actions: () => undefined } },
  states: {
    sale: {
      initial: 'open',
      states: {
        open: {
          on: { asked: [{ guard: never, target: 'sold' }, { guard: never, target: 'refused' }, { target: 'waiting' }] },
        },
        waiting: { always: { guard: never, target: 'sold' } },
        sold: {},
        refused: {},
      },
    },
    returns: {
      initial: 'quiet',
      states: { quiet: { on: { asked: { guard: never, target: 'busy' } } }, busy: {} },
    },
  },
});

const noesOf = noesIn(shop);
const sold = 'shop.sale.open · asked[0] → shop.sale.sold';
const refused = 'shop.sale.open · asked[1] → shop.sale.refused';
const waits = 'shop.sale.open · asked[2] → shop.sale.waiting';
const atOnce = 'shop.sale.waiting · always → shop.sale.sold';
const returned = 'shop.returns.quiet · asked → shop.returns.busy';
const knocked = 'shop · knocked → (stays)';
const begun = ['shop', 'shop.sale', 'shop.sale.open', 'shop.returns', 'shop.returns.quiet'];

describe('a condition', () => {
  it('has said no where a later way of the same event was taken, and none that was never asked', () => {
    const after = begun.map((id) => (id === 'shop.sale.open' ? 'shop.sale.refused' : id));
    const noes = noesOf({ before: begun, event: 'asked', taken: [refused, returned], after });
    expect([...noes]).toEqual([sold]);
  });

  it('has said no where its event came and nothing was taken', () => {
    expect([...noesOf({ before: begun, event: 'knocked', taken: [], after: begun })]).toEqual([knocked]);
  });

  it('of a region has said no where only another region took the event', () => {
    const noes = noesOf({ before: begun, event: 'asked', taken: [waits], after: null });
    expect(noes).toEqual(new Set([sold, refused, returned]));
  });

  it('of what happens at once has said no where the machine rests', () => {
    const after = begun.map((id) => (id === 'shop.sale.open' ? 'shop.sale.waiting' : id));
    expect(noesOf({ before: null, event: 'xstate.init', taken: [], after })).toEqual(new Set([atOnce]));
  });

  it('has said nothing where its event did not come, or its state was not there', () => {
    expect(noesOf({ before: begun, event: 'sneezed', taken: [], after: begun })).toEqual(new Set());
    expect(noesOf({ before: null, event: 'knocked', taken: [], after: null })).toEqual(new Set());
  });
});

it('everybody who looks for conditions finds all of a machine, and no way that has none', () => {
  expect(new Set(guardedIn(shop))).toEqual(new Set([sold, refused, atOnce, returned, knocked]));
});
