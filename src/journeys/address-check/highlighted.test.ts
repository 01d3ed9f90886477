import { expect, test } from 'vitest';
import { highlighted } from './highlighted.ts';

const marked = (text: string, ranges?: string) =>
  highlighted(text, ranges)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['LK1 1AA', '0-3,4-7', '[LK1] [1AA]'],
  ['4 Heron Way', '2-7', '4 [Heron] Way'],
  ['LK1 1AA', '0-3,3-7', '[LK1][ 1AA]'],
  ['1 to 5', '', '1 to 5'],
  ['1 to 5', undefined, '1 to 5'],
])('"%s" with the ranges "%s" is marked as %s (AD-08)', (text, ranges, as) => expect(marked(text, ranges)).toBe(as));

test.each(['4-2', '0-99', 'first', '3-3'])('the text stays whole where the ranges are "%s"', (ranges) =>
  expect(highlighted('4 Heron Way', ranges)).toEqual([{ text: '4 Heron Way', isMatch: false }]),
);

test('no part is empty', () =>
  expect(highlighted('LK1 1AA', '0-3,4-7')).toEqual([
    { text: 'LK1', isMatch: true },
    { text: ' ', isMatch: false },
    { text: '1AA', isMatch: true },
  ]));

test('what overlaps is marked once', () => expect(marked('Heron Way', '0-5,3-9')).toBe('[Heron] Way'));
