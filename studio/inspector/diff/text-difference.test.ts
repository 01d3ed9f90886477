import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { textDifference, type TextPart } from './text-difference.ts';

const marked = (parts: readonly TextPart[]) => parts.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('');
const told = (before: string, after: string) => {
  const parts = textDifference(before, after);
  return [marked(parts.before), marked(parts.after)];
};

it.each([
  ['Pay now', 'Pay later', 'Pay [now]', 'Pay [later]'],
  ['Pay', 'Pay', 'Pay', 'Pay'],
  ['Pay', 'Pay now', 'Pay', 'Pay[ now]'],
  ['By card only', 'Only by card', '[By ]card[ only]', '[Only by ]card'],
])('a product owner sees which words of “%s” and “%s” differ', (before, after, was, is) => {
  const strip = (text: string) =>
    text.replaceAll(/\s+/g, ' ').replaceAll(' ]', ']').replaceAll('[ ', '[').replaceAll(' ', '');
  expect(told(before, after).map(strip)).toEqual([was, is].map(strip));
});

it('a text that is too long to compare is another text', () => {
  const long = 'word '.repeat(600);
  expect(textDifference(long, `${long}more`).before).toEqual([{ text: long, isOwn: true }]);
});

it('no word is lost or moved, whatever the texts are', () => {
  const text = array(constantFrom('a', 'b', 'c', ' ', '\n', 'Pay.'), { maxLength: 30 }).map((all) => all.join(''));
  assert(
    property(text, text, (before, after) => {
      const parts = textDifference(before, after);
      expect(parts.before.map((part) => part.text).join('')).toBe(before);
      expect(parts.after.map((part) => part.text).join('')).toBe(after);
      const shared = (side: readonly TextPart[]) =>
        side
          .filter(({ isOwn }) => !isOwn)
          .map((part) => part.text)
          .join(' ')
          .split(/\s+/)
          .filter(Boolean);
      expect(shared(parts.before)).toEqual(shared(parts.after));
    }),
  );
});
