import { describe, expect, it } from 'vitest';
import { assertFits, HOLD_MS, holdPrice, priceNow } from './baskets.rules.ts';

const noon = new Date('2026-11-23T12:00:00Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const held = holdPrice(50_000, noon);

describe('the price of what is in a basket (PH-05)', () => {
  it('rises for nobody within half an hour, and falls at once', () => {
    expect(priceNow(held, 60_000, after(HOLD_MS - 1))).toBe(held);
    expect(priceNow(held, 40_000, after(1))).toEqual({ ...held, priceInPence: 40_000 });
  });

  it('is the shop’s after it, says what it was, and is held anew', () => {
    expect(priceNow(held, 60_000, after(HOLD_MS))).toEqual({
      priceInPence: 60_000,
      earlierPriceInPence: 50_000,
      heldUntil: after(2 * HOLD_MS),
    });
  });

  it('says nothing where it is the same', () => {
    expect(priceNow(held, 50_000, after(HOLD_MS))).toEqual({ ...held, heldUntil: after(2 * HOLD_MS) });
  });
});

describe('what fits into a basket (PH-05)', () => {
  it.each([
    [
      { wanted: 4, present: 0 },
      { others: 0, pieces: 4 },
    ],
    [
      { wanted: 1, present: 0 },
      { others: 3, pieces: 1 },
    ],
    // What is there can stay and go, whatever has become of the stock and of the other things.
    [
      { wanted: 2, present: 2 },
      { others: 4, pieces: 0 },
    ],
    [
      { wanted: 1, present: 3 },
      { others: 4, pieces: 0 },
    ],
    [
      { wanted: 0, present: 0 },
      { others: 4, pieces: 0 },
    ],
  ])('%j beside %j does', (change, beside) => {
    expect(() => assertFits(change, beside)).not.toThrow();
  });

  it.each([
    [
      { wanted: 1, present: 0 },
      { others: 4, pieces: 9 },
      'basket.full',
      'A basket holds up to 4 phones. Take one out to make room.',
    ],
    [
      { wanted: 3, present: 2 },
      { others: 2, pieces: 9 },
      'basket.full',
      'A basket holds up to 4 phones. Take one out to make room.',
    ],
    [
      { wanted: 1, present: 0 },
      { others: 0, pieces: 0 },
      'product.out-of-stock',
      'This one has sold out. Another colour or condition may be there.',
    ],
    [{ wanted: 2, present: 1 }, { others: 0, pieces: 1 }, 'product.out-of-stock', 'Only one of it is left.'],
    [{ wanted: 4, present: 0 }, { others: 4, pieces: 3 }, 'product.out-of-stock', 'Only 3 of it are left.'],
  ])('%j beside %j does not: %s', (change, beside, code, message) => {
    expect(() => assertFits(change, beside)).toThrow(expect.objectContaining({ status: 409, code, message }));
  });
});
