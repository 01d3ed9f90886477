import { describe, expect, it } from 'vitest';
import { loading } from './switch-provider.cases.ts';
import { detailsErrors, isSameRequest, trimmed } from './switch-provider.rules.ts';

const sent = { ...loading, lastName: 'Fairweather', losingProviderAccountNumber: '100 200-30a' };

describe('the details of a request (SW-03)', () => {
  it('lose the spaces around them, and no others', () => {
    expect(trimmed({ lastName: ' de Witt ', accountNumber: ' 100 200 ' })).toEqual({
      lastName: 'de Witt',
      accountNumber: '100 200',
    });
  });

  it.each([
    [{}, false, {}],
    [{ lastName: ' ' }, false, { lastName: 'lastNameMissing' }],
    [{ lastName: 'F'.repeat(100) }, false, {}],
    [{ lastName: 'F'.repeat(101) }, false, { lastName: 'lastNameTooLong' }],
    [{ accountNumber: '1'.repeat(64) }, false, {}],
    [{ accountNumber: '1'.repeat(65) }, false, { accountNumber: 'accountNumberTooLong' }],
    [{ accountNumber: '1'.repeat(65) }, true, { accountNumber: 'accountNumberTooLong' }],
    [{ accountNumber: '100' }, true, {}],
    [{ accountNumber: ' ' }, true, { accountNumber: 'accountNumberMissing' }],
  ])('with %j, where the number is needed: %s', (change, needsNumber, errors) => {
    expect(detailsErrors({ lastName: 'Fairweather', accountNumber: '', ...change }, needsNumber)).toEqual(errors);
  });
});

describe('the same request as before (SW-07)', () => {
  it.each([
    [{}, true],
    [{ lastName: ' FAIRWEATHER ' }, true],
    [{ accountNumber: '10020030A' }, true],
    [{ lastName: 'Merryweather' }, false],
    [{ accountNumber: '100 200 301' }, false],
    [{ accountNumber: '' }, false],
  ])('with %j: %s', (change, isSame) => {
    expect(isSameRequest(sent, { lastName: 'Fairweather', accountNumber: '100 200-30a', ...change })).toBe(isSame);
  });

  it('is known by the name and the number as the provider writes them, and without a number', () => {
    const written = { ...sent, lastName: ' FairWeather ', losingProviderAccountNumber: null };
    expect(isSameRequest(written, { lastName: 'fairweather', accountNumber: '' })).toBe(true);
    expect(isSameRequest(written, { lastName: 'fairweather', accountNumber: '100' })).toBe(false);
  });
});
