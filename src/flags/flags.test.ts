import { describe, expect, it } from 'vitest';
import { isOn, typedValue } from './flag-value.ts';
import { flagNames, isFlagOn, orderFlags } from './flags.ts';

const feature = (name: string, value: unknown) => ({ name, variantInfo: { type: 'string', value } });

describe('a flag', () => {
  it.each(['A', 'a', 'TRUE', 'true', 'True', true])('is on for %o (SC-11)', (value) => {
    expect(isOn(value)).toBe(true);
  });

  it.each(['B', '', ' A', 'yes', 1, 0, null, undefined, {}, ['A'], false])('is off for %o (SC-11)', (value) => {
    expect(isOn(value)).toBe(false);
  });

  it.each([
    ['object', '{"speed":150}', { speed: 150 }],
    ['object', 'no json', undefined],
    ['object', '17', undefined],
    ['boolean', 'TRUE', true],
    ['boolean', 'false', false],
    ['boolean', true, true],
    ['double', '1.5', 1.5],
    ['double', '', undefined],
    ['double', 'much', undefined],
    ['integer', '12', 12],
    ['integer', 12, 12],
    ['integer', '1.5', undefined],
    ['string', 'B', 'B'],
  ])('of type %s with %o is read as %o (SC-12)', (type, value, expected) => {
    expect(typedValue({ type, value })).toEqual(expected);
  });
});

describe('the flags of the order', () => {
  it('are on where nobody has said anything', () => {
    const allOn = { customisePlan: true, bookInstallV2: true, contractsUi: true, contractNewTab: true };
    expect(orderFlags([])).toEqual(allOn);
  });

  it('follow the session service, before the configuration, before what is built in', () => {
    expect(isFlagOn('customise-plan', [feature('customise-plan', 'A')], { 'customise-plan': 'B' })).toBe(true);
    expect(isFlagOn('customise-plan', [feature('customise-plan', 'B')], { 'customise-plan': true })).toBe(false);
    expect(isFlagOn('customise-plan', [], { 'customise-plan': 'B' })).toBe(false);
    expect(orderFlags([feature('book-install-v2', 'B')], { 'contracts-ui': false })).toEqual({
      customisePlan: true,
      bookInstallV2: false,
      contractsUi: false,
      contractNewTab: true,
    });
  });

  it('are asked for with all seven names (SC-10)', () => {
    expect(flagNames).toEqual([
      'customise-plan',
      'contracts-ui',
      'contract-new-tab',
      'book-install-v2',
      'commercial-launch',
      'about-you-redirect',
      'address-lookup-spike',
    ]);
  });
});
