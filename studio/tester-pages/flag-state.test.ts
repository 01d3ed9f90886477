import { describe, expect, it } from 'vitest';
import { flagState, valueMistake } from './flag-state.ts';

const feature = (value: unknown, type = 'string') => ({ name: 'customise-plan', variantInfo: { type, value } });

describe('where a flag’s value comes from (SC-10)', () => {
  it.each([
    ['the tester', [feature('A')], [feature('B')], { 'customise-plan': true }, 'override', false],
    ['the session service', [feature('B')], [], { 'customise-plan': true }, 'service', false],
    ['the configuration', [], [], { 'customise-plan': 'B' }, 'configuration', false],
    ['the program', [], [], {}, 'built-in', true],
  ] as const)('%s', (_, given, overrides, defaults, source, isOn) => {
    expect(flagState('customise-plan', given, overrides, defaults)).toMatchObject({ source, isOn });
  });
});

describe('a typed value (SC-12)', () => {
  it.each([
    ['string', 'B'],
    ['boolean', 'TRUE'],
    ['integer', '12'],
    ['double', '-1.5'],
    ['object', '{"speed": 150}'],
  ] as const)('of type %s may be %s', (type, text) => expect(valueMistake(type, text)).toBeNull());

  it.each([
    ['string', ' ', 'Write a text'],
    ['string', 'x'.repeat(201), 'Write a text'],
    ['boolean', 'yes', 'Write true or false'],
    ['integer', '1.5', 'Write a whole number'],
    ['double', 'much', 'Write a number'],
    ['object', '[1]', 'Write a JSON object'],
    ['object', '{speed}', 'Write a JSON object'],
  ] as const)('of type %s cannot be %s', (type, text, words) => expect(valueMistake(type, text)).toContain(words));
});
