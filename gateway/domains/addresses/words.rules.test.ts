import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../platform/postal/words.ts';
import { distance, slipKeys, slipsAllowed, slipsBetween } from './words.rules.ts';

test('words lose case, accents and apostrophes', () => {
  expect(wordsOf("  St Oswyn's ROW, Brontë-Close 12A ")).toEqual(['st', 'oswyns', 'row', 'bronte', 'close', '12a']);
});

describe('slips of the pen', () => {
  test.each([
    ['saltmrash', 'saltmarsh', 1],
    ['tren', 'tern', 1],
    ['gul', 'gull', 1],
    ['larkhvane', 'larkhaven', 2],
    ['same', 'same', 0],
    ['', 'word', 4],
  ])('%s is %s with %i', (typed, word, slips) => expect(slipsBetween(typed, word)).toBe(slips));

  test('a word and what stands for it are the same, its beginning comes next, then slips', () => {
    expect(distance('rd', 'road')).toBe(0);
    expect(distance('salt', 'saltmarsh')).toBe(1);
    expect(distance('saltmrash', 'saltmarsh')).toBe(2);
    expect(distance('heron', 'tern')).toBeUndefined();
  });

  const letters = fc.string({ unit: fc.constantFrom(...'abcdelmnorst'.split('')), minLength: 3, maxLength: 14 });

  test('every word within the allowed slips shares a key with what was typed, so the index finds it', () => {
    fc.assert(
      fc.property(
        letters,
        fc.array(
          fc.tuple(fc.nat(13), fc.constantFrom('drop', 'add', 'change', 'swap'), fc.constantFrom(...'abcst'.split(''))),
          { maxLength: 2 },
        ),
        (word, slips) => {
          const typed = slips.reduce((text, [at, kind, letter]) => slipped(text, at % text.length, kind, letter), word);
          fc.pre(typed.length >= 3 && slipsBetween(typed, word) <= Math.min(slipsAllowed(typed), slipsAllowed(word)));
          const keys = new Set(slipKeys(typed));
          expect(slipKeys(word).some((key) => keys.has(key))).toBe(true);
        },
      ),
      { numRuns: 2_000, seed: 20261121 },
    );
  });
});

function slipped(text: string, at: number, kind: string, letter: string): string {
  const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
  if (kind === 'drop') return before + after;
  if (kind === 'add') return before + letter + here + after;
  if (kind === 'change') return before + letter + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}
