import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { Wire } from '../../../machines/shared/wire.ts';
import { faultInWords, faultWords } from '../../ui/SwitchDetails/switch-faults.copy.ts';

/** A code of the contract without words does not compile here. */
const told: Readonly<Record<Wire<'KnownFaultCode'>, unknown>> = faultWords;

const provider = 'Riverbourne Broadband';

test.each(Object.keys(told))('%s says what happened, without its number (SW-07, SW-09)', (code) => {
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
