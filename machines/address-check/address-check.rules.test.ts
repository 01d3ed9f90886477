import { describe, expect, it } from 'vitest';
import { home } from './address-check.cases.ts';
import {
  addressErrors,
  givenErrors,
  isContainer,
  isSavedCode,
  onlyPremise,
  queryOf,
  searchErrors,
} from './address-check.rules.ts';

const missing = 'textMissing';

describe('a text to search for (AD-07)', () => {
  it.each([
    ['', missing],
    ['  LK  ', missing],
    ['LK1', undefined],
    ['L'.repeat(100), undefined],
    [` ${'L'.repeat(100)} `, undefined],
    ['L'.repeat(101), 'textTooLong'],
  ])('"%s" is told: %s', (text, words) => {
    expect(searchErrors(text)).toEqual(words === undefined ? {} : { text: words });
  });
});

describe('what somebody comes with for a postcode (AD-07)', () => {
  it.each([
    ['lk11aa', undefined],
    ['LK9', 'postcodeWrong'],
    ['12 Saltmarsh Row', 'postcodeWrong'],
    ['  ', missing],
    ['L'.repeat(100), 'postcodeWrong'],
    ['L'.repeat(101), 'textTooLong'],
  ])('"%s" is told: %s', (typed, words) => {
    expect(givenErrors(typed)).toEqual(words === undefined ? {} : { text: words });
  });
});

describe('a typed address (AD-02)', () => {
  it('needs a postcode and a house number or name', () => {
    expect(addressErrors({ postcode: '', streetNumber: ' ' })).toEqual({
      postcode: 'postcodeMissing',
      streetNumber: 'streetNumberMissing',
    });
    expect(addressErrors({ postcode: 'LK1 1AA', streetNumber: 'Tern House' })).toEqual({});
    expect(addressErrors({ postcode: 'LKI 1AA', streetNumber: '4' })).toEqual({});
  });
});

describe('a suggestion (AD-08)', () => {
  it.each(['Container', 'Postcode', 'Locality', 'BuildingName', 'BuildingNumber', 'Street'] as const)(
    'of the type %s holds homes',
    (type) => expect(isContainer({ id: 'S1', type, text: 'LK1', description: '' })).toBe(true),
  );

  it('of the type Address is one home', () => {
    expect(isContainer({ id: 'S1', type: 'Address', text: '12 Saltmarsh Row', description: '' })).toBe(false);
  });
});

describe('the code of a journey saved earlier (CU-04)', () => {
  it.each(['K7M2QX9P', ' k7m2qx9p '])('"%s" is one', (typed) => expect(isSavedCode(typed)).toBe(true));

  it.each(['K7M2QX9', 'K7M2QX9PP', 'K7M2QX9O', 'K7M2QX91', ''])('"%s" is none', (typed) =>
    expect(isSavedCode(typed)).toBe(false),
  );
});

describe('what one home is asked for by (AD-13)', () => {
  const { streetNumber: _, ...numberless } = { ...home, postcode: 'LK2 2AB', uprn: '100000000007' };

  it('is its name and its number, with its UPRN', () => {
    expect(queryOf({ ...numberless, propertyName: 'Flat 3, Tern House', streetNumber: '14' })).toEqual({
      postcode: 'LK2 2AB',
      streetNumber: 'Flat 3, Tern House, 14',
      uprn: '100000000007',
    });
  });

  it('is one of the two where it has no other', () => {
    expect(queryOf({ ...numberless, streetNumber: '14' }).streetNumber).toBe('14');
    expect(queryOf({ ...numberless, propertyName: 'Curlew Cottage' }).streetNumber).toBe('Curlew Cottage');
  });

  it('is its street where it has neither, and no UPRN where it has none (AD-10)', () => {
    expect(queryOf({ ...numberless, uprn: null })).toEqual({ postcode: 'LK2 2AB', streetNumber: 'Saltmarsh Row' });
  });
});

describe('the home that an answer names', () => {
  const other = { ...home, premiseId: 'P2' };

  it('is the only one; where there are several, the customer says which (AD-12, AD-13)', () => {
    expect(onlyPremise({ status: '', premises: [home], transactionId: '' })).toEqual(home);
    expect(onlyPremise({ status: '', premises: [home, other], transactionId: '' })).toBeNull();
    expect(onlyPremise({ status: '', premises: [], transactionId: '' })).toBeNull();
  });
});
