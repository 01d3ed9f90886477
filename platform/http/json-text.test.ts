import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonText } from './json-text.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('any JSON of ordinary size is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      expect(readJsonText(text)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

test('any other text is malformed, and never a failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const read = readJsonText(`{${text}`);
      expect('value' in read || read.fault === 'Malformed JSON').toBe(true);
    }),
  );
});

test('32 levels are read, and one more is refused', () => {
  expect(readJsonText(nested(32))).toHaveProperty('value');
  expect(readJsonText(nested(33))).toEqual({ fault: 'Nested too deeply' });
});

test('a hundred thousand levels are refused without a stack for them', () => {
  expect(readJsonText(nested(100_000))).toEqual({ fault: 'Nested too deeply' });
  expect(readJsonText('{"a":'.repeat(100_000))).toEqual({ fault: 'Nested too deeply' });
});

test('too many values are refused, also as keys that come twice', () => {
  expect(readJsonText(`[${'1,'.repeat(3_000)}1]`)).toHaveProperty('value');
  expect(readJsonText(`[${'1,'.repeat(5_000)}1]`)).toEqual({ fault: 'Too many values' });
  expect(readJsonText(`{${'"a":1,'.repeat(5_000)}"a":1}`)).toEqual({ fault: 'Too many values' });
});

test('brackets, commas and colons within a text count for nothing, escaped quotes included', () => {
  const text = JSON.stringify({ notes: `\\"${'[{:,'.repeat(10_000)}` });
  expect(readJsonText(text)).toEqual({ value: JSON.parse(text) as unknown });
});
