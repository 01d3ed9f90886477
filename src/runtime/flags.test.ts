import { describe, expect, it } from 'vitest';
import { isOn } from './flag-value.ts';
import { flagNames, isFlagOn, orderFlags, overridden } from './flags.ts';
import { typedValue } from './typed-value.ts';

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
  const unsaid = {
    customisePlan: true,
    bookInstallV2: true,
    contractsUi: true,
    contractNewTab: true,
    commercialLaunch: true,
    addressLookupSpike: false,
  };

  it('are what is built in where nobody has said anything', () => expect(orderFlags([])).toEqual(unsaid));

  it('follow the session service, before the configuration, before what is built in', () => {
    expect(isFlagOn('customise-plan', [feature('customise-plan', 'A')], { 'customise-plan': 'B' })).toBe(true);
    expect(isFlagOn('customise-plan', [feature('customise-plan', 'B')], { 'customise-plan': true })).toBe(false);
    expect(isFlagOn('customise-plan', [], { 'customise-plan': 'B' })).toBe(false);
    expect(orderFlags([feature('book-install-v2', 'B')], { 'contracts-ui': false })).toEqual({
      ...unsaid,
      bookInstallV2: false,
      contractsUi: false,
    });
  });

  it('may be set by a tester in place of what was given', () => {
    const given = [feature('customise-plan', 'A'), feature('contracts-ui', 'A')];
    expect(overridden(given, [feature('customise-plan', 'B')])).toEqual([
      feature('contracts-ui', 'A'),
      feature('customise-plan', 'B'),
    ]);
    expect(overridden(given, [])).toEqual(given);
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
