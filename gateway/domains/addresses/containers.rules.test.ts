import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, withCount } from './containers.rules.ts';

test('a list that is short enough is shown as it is', () => {
  expect(runsOf(5, 5)).toBeUndefined();
});

test('fourteen homes become three parts of five, which are then short enough', () => {
  expect(runsOf(14, 5)).toEqual([
    { from: 0, to: 5 },
    { from: 5, to: 9 },
    { from: 9, to: 14 },
  ]);
});

test('every entry is in exactly one part, with at most the limit a step and no more steps than needed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 2, max: 12 }), (length, limit) => {
      const depths: number[] = [];
      const open = (from: number, to: number, depth: number): void => {
        const runs = runsOf(to - from, limit);
        if (!runs) {
          for (let at = from; at < to; at++) depths[at] = depth;
          return;
        }
        expect(runs.length).toBeLessThanOrEqual(limit);
        expect(runs[0]?.from).toBe(0);
        expect(runs.at(-1)?.to).toBe(to - from);
        for (const [at, run] of runs.entries()) {
          expect(run.from).toBe(runs[at - 1]?.to ?? 0);
          open(from + run.from, from + run.to, depth + 1);
        }
      };
      open(0, length, 1);
      expect(depths.filter((depth) => depth > 0)).toHaveLength(length);
      expect(Math.max(...depths)).toBe(Math.max(1, Math.ceil(Math.log(length) / Math.log(limit) - 1e-9)));
    }),
    { numRuns: 200, seed: 20261121 },
  );
});

test('one address is not "Addresses"', () => {
  expect(withCount('Saltmarsh Row, Larkhaven', 14)).toBe('Saltmarsh Row, Larkhaven - 14 Addresses');
  expect(withCount('', 1)).toBe('1 Address');
});
