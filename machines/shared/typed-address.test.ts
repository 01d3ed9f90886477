import { describe, expect, it } from 'vitest';
import { postcodeError, sentPostcode, streetNumberError, typedAddressErrors } from './typed-address.ts';

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
  ])('"%s" is one', (typed) => expect(postcodeError(typed)).toBeNull());

  it.each(['LK1', 'QV1 1AA', 'LK1 1CA', 'LKS 1AA', 'LK1 1A1', 'hello'])('"%s" is none', (typed) =>
    expect(postcodeError(typed)).toBe('Enter a full UK postcode, like LK1 1AA'),
  );

  it('is needed', () => expect(postcodeError(' ')).toBe('Enter your postcode'));
});

describe('a postcode that is sent (AD-02)', () => {
  it.each([
    [' lk1-1aa ', 'lk1 1aa'],
    ['(LKl.lAA)', 'LKl lAA'],
    ['LK1O 2AB', 'LK1O 2AB'],
  ])('"%s" goes as "%s"', (typed, sent) => expect(sentPostcode(typed)).toBe(sent));
});

describe('a typed house number or name (AD-02)', () => {
  it('may be left out only where there are no words for it', () => {
    expect(streetNumberError(' ', 'Enter your house number or name')).toBe('Enter your house number or name');
    expect(streetNumberError(' ', '')).toBeNull();
  });

  it('has letters, numbers and the signs of an address, 100 at most', () => {
    expect(streetNumberError('Flat 3, Tern House', '')).toBeNull();
    expect(streetNumberError('<7>', '')).toMatch('Use only letters, numbers');
    expect(streetNumberError(` ${'7'.repeat(100)} `, '')).toBeNull();
    expect(streetNumberError('7'.repeat(101), '')).toBe('Max 100 characters');
  });
});

describe('a typed address', () => {
  it('is told what is wrong with each of its parts, and nothing where nothing is (AD-02, AD-11)', () => {
    const needed = 'Enter your house number or name';
    expect(typedAddressErrors({ postcode: 'LK1 1AA', streetNumber: '7' }, needed)).toEqual({});
    expect(typedAddressErrors({ postcode: 'LK1', streetNumber: '7' }, needed)).toEqual({
      postcode: 'Enter a full UK postcode, like LK1 1AA',
    });
    expect(typedAddressErrors({ postcode: 'LK1 1AA', streetNumber: '' }, needed)).toEqual({ streetNumber: needed });
  });
});
