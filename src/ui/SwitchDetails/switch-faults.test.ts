import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { repairs } from '../../../machines/switch-provider/switch-provider.repairs.ts';
import { faultInWords } from './switch-faults.copy.ts';

const provider = 'Riverbourne Broadband';

test.each(Object.keys(repairs))('%s says what happened, without its number (SW-07, SW-09)', (code) => {
  const words = faultInWords(code, provider);
  expect(words).toMatch(/^[A-Z].+\.$/);
  expect(words).not.toMatch(/\d{4}/);
  expect(words).not.toBe(faultInWords('', provider));
});

test.each([
  ['1107', 'Riverbourne Broadband has no customer at that address.'],
  ['1108', 'Riverbourne Broadband has a customer at your address, but under another last name.'],
  ['', 'Riverbourne Broadband gave an answer that we don’t recognise.'],
])('%s in words (SW-07)', (code, words) => {
  expect(faultInWords(code, provider)).toBe(words);
});

test('whatever code comes, the customer has words (SW-09)', () => {
  assert(
    property(oneof(string(), constantFrom('constructor', 'toString', '__proto__', '1503', '11')), (code) => {
      expect(faultInWords(code, provider)).toMatch(/\.$/);
    }),
  );
});
