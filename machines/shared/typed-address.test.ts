import { describe, expect, it } from 'vitest';
import { sentPostcode, typedAddressErrors } from './typed-address.ts';

const postcodeError = (postcode: string) => typedAddressErrors({ postcode, streetNumber: '7' }, true).postcode;

const numberError = (streetNumber: string, isNeeded: boolean) =>
  typedAddressErrors({ postcode: 'LK1 1AA', streetNumber }, isNeeded).streetNumber;

describe('a typed postcode (AD-11)', () => {
  it.each([
    'LK1 1AA',
    'lk11aa',
    ' lk1-1aa ',
    '(LK1 1AA)',
    'GIR 0AA',
    'N1P 1AA',
    'LKI 1AA',
    'LK1 IAA',
    'LKl lAA',
    'LK1O 2AB',
  ])('"%s" is one', (typed) => expect(postcodeError(typed)).toBeUndefined());

  it.each(['LK1', 'QV1 1AA', 'LK1 1CA', 'LKS 1AA', 'LK1 1A1', 'hello'])('"%s" is none', (typed) =>
    expect(postcodeError(typed)).toBe('postcodeWrong'),
  );

  it('is needed', () => expect(postcodeError(' ')).toBe('postcodeMissing'));
});

describe('a postcode that is sent (AD-02)', () => {
  it.each([
    [' lk1-1aa ', 'lk1 1aa'],
    ['(LKl.lAA)', 'LKl lAA'],
    ['LK1O 2AB', 'LK1O 2AB'],
  ])('"%s" goes as "%s"', (typed, sent) => expect(sentPostcode(typed)).toBe(sent));
});

describe('a typed house number or name (AD-02)', () => {
  it('may be left out only where it is not needed', () => {
    expect(numberError(' ', true)).toBe('streetNumberMissing');
    expect(numberError(' ', false)).toBeUndefined();
  });

  it('has letters, numbers and the signs of an address, 100 at most', () => {
    expect(numberError('Flat 3, Tern House', false)).toBeUndefined();
    expect(numberError('<7>', false)).toBe('streetNumberWrong');
    expect(numberError(` ${'7'.repeat(100)} `, false)).toBeUndefined();
    expect(numberError('7'.repeat(101), false)).toBe('textTooLong');
  });
});

describe('a typed address', () => {
  it('is refused part by part, and not at all where nothing is wrong (AD-02, AD-11)', () => {
    expect(typedAddressErrors({ postcode: 'LK1 1AA', streetNumber: '7' }, true)).toEqual({});
    expect(typedAddressErrors({ postcode: 'LK1', streetNumber: '' }, true)).toEqual({
      postcode: 'postcodeWrong',
      streetNumber: 'streetNumberMissing',
    });
  });
});
