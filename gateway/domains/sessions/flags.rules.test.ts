import { expect, test } from 'vitest';
import { evaluateFlags, readFlags } from './flags.rules.ts';

test('all seven flags of the specification have a value (SC-10)', () => {
  expect([...readFlags('').keys()]).toEqual([
    'customise-plan',
    'contracts-ui',
    'contract-new-tab',
    'book-install-v2',
    'commercial-launch',
    'about-you-redirect',
    'address-lookup-spike',
  ]);
});

test('the setting overrides and adds', () => {
  const flags = readFlags('customise-plan=B, own-flag=TRUE');
  expect(flags.get('customise-plan')).toBe('B');
  expect(flags.get('own-flag')).toBe('TRUE');
});

test('a part of the setting that is no pair is refused in words', () => {
  expect(() => readFlags('customise-plan')).toThrow('must be written name=value');
});

test.each([
  ['A', 'string'],
  ['true', 'boolean'],
  ['12', 'integer'],
  ['1.5', 'double'],
  ['{"a":1}', 'object'],
])('the value %s is to be read as %s (SC-12)', (value, type) => {
  expect(evaluateFlags(new Map([['f', value]]), ['f'])).toEqual([{ name: 'f', variantInfo: { type, value } }]);
});

test('a flag that does not exist is left out', () => {
  expect(evaluateFlags(readFlags(''), ['no-such-flag'])).toEqual([]);
});
