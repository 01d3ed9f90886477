import { expect, test } from 'vitest';
import { customerErrors, customerToAsk, standingWords, stepErrors, stepToTake } from './switch-away.ts';

test('a provider asks by name and home; the account number goes with them where there is one', () => {
  expect(Object.keys(customerErrors({ lastName: ' ', line: '', account: 'LK-1' }))).toEqual([
    'lastName',
    'line',
    'postcode',
  ]);
  const typed = { lastName: ' Finch ', line: '1 Ready Made Mews', postcode: 'LK9 2NN', account: ' ' };
  expect(customerErrors(typed)).toEqual({});
  const asked = { lastName: 'Finch', address: { lines: ['1 Ready Made Mews'], postcode: 'LK9 2NN' } };
  expect(customerToAsk(typed)).toEqual(asked);
  expect(customerToAsk({ ...typed, account: 'LK-7Q4M2X9' })).toEqual({ ...asked, account: 'LK-7Q4M2X9' });
});

test('a step has a date only where one is typed', () => {
  expect(stepErrors({ step: 'jump' })).toEqual({ step: 'Choose a step' });
  expect(stepErrors({ step: 'cancel' })).toEqual({});
  expect(stepToTake({ step: 'order', date: '' })).toEqual({ step: 'order' });
  expect(stepToTake({ step: 'trigger', date: '2026-12-14' })).toEqual({ step: 'trigger', date: '2026-12-14' });
});

test.each([
  [{ state: 'matched', reference: 'r-1' }, 'The member was found. Reference r-1.'],
  [{ state: 'refused', faultCode: '1108' }, 'The member was not found. The last step was refused with 1108.'],
  [{ state: 'asked', isAwaited: true }, 'Asked. The answer is on its way.'],
  [{ state: 'sleeping' }, 'sleeping.'],
])('how a switch stands is told in words: %o', (at, words) => {
  expect(standingWords({ id: '1', reference: null, faultCode: null, isAwaited: false, ...at })).toBe(words);
});
