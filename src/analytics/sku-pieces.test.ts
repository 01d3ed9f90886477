import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { skuPieces } from './sku-pieces.ts';

/** Also letters that take six or nine characters once they are encoded. */
const sku = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_éß€/+-]{0,10}$/);

test('skus that fit into 100 characters are one piece, parted by commas (SC-17)', () => {
  expect(skuPieces(['BB-150', 'BB-500'])).toEqual({ skus_1: 'BB-150,BB-500' });
});

test('without a sku there is no piece (SC-17)', () => {
  expect(skuPieces([])).toEqual({});
});

test('a comma counts three, as it is encoded: 99 characters with one comma are two pieces (SC-17)', () => {
  const [half, fitting] = ['a'.repeat(49), 'b'.repeat(48)];
  expect(skuPieces([half, fitting])).toEqual({ skus_1: `${half},${fitting}` });
  expect(skuPieces([half, `${fitting}bb`])).toEqual({ skus_1: half, skus_2: `${fitting}bb` });
});

test('characters are counted as they are encoded: twelve euro signs are 108 (SC-17)', () => {
  expect(() => skuPieces([`x${'€'.repeat(12)}`])).toThrow(/^Validation error:/);
  expect(Object.keys(skuPieces([`x${'€'.repeat(11)}`, 'y']))).toEqual(['skus_1', 'skus_2']);
});

test('a sku of 100 characters is a piece; one of 101 is refused, never cut (SC-17, SC-16)', () => {
  expect(skuPieces(['a'.repeat(100)])).toEqual({ skus_1: 'a'.repeat(100) });
  expect(() => skuPieces(['a'.repeat(101)])).toThrow(/^Validation error:/);
});

test('whatever the skus: all are there, whole and in order, in as few pieces as that allows (SC-17)', () => {
  fc.assert(
    fc.property(fc.array(sku, { maxLength: 60 }), (skus) => {
      const pieces = skuPieces(skus);
      const values = Object.values(pieces);
      expect(Object.keys(pieces)).toEqual(values.map((_, index) => `skus_${index + 1}`));
      expect(values.flatMap((piece) => piece.split(','))).toEqual(skus);
      for (const [index, piece] of values.entries()) {
        expect(encodeURIComponent(piece).length).toBeLessThanOrEqual(100);
        const first = values[index + 1]?.split(',')[0];
        if (first !== undefined) expect(encodeURIComponent(`${piece},${first}`).length).toBeGreaterThan(100);
      }
    }),
  );
});
