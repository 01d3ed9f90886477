import { describe, expect, test } from 'vitest';
import { dueNotice, noticesOf } from './notices.rules.ts';

const yearlyFrom = (from: string) => noticesOf({ from, isRolling: true }, 5).map(({ date }) => date);

describe('the best prices are told on each anniversary (C1)', () => {
  test('of a 28 February on that day, in leap years too', () => {
    expect(yearlyFrom('2027-02-28')).toEqual(['2028-02-28', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-28']);
  });

  test('of a 29 February on the 28th where there is no 29th, as its bills are', () => {
    expect(yearlyFrom('2028-02-29')).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28']);
  });
});

test('a plan that rolls is told nothing before its first anniversary, and then its prices alone', () => {
  const rolling = { from: '2027-02-28', isRolling: true };
  expect(dueNotice(rolling, '2027-02-28')).toBeUndefined();
  expect(dueNotice(rolling, '2028-02-27')).toBeUndefined();
  expect(dueNotice(rolling, '2028-02-28')).toEqual({
    kind: 'BEST_TARIFF',
    about: '2028-02-28',
    date: '2028-02-28',
  });
  expect(dueNotice(rolling, '2029-02-27')?.about).toBe('2028-02-28');
});

test('a minimum term is told of 30 days before its end, until that has come', () => {
  const counted = { from: '2028-02-29', isRolling: false };
  expect(dueNotice(counted, '2028-01-29')).toBeUndefined();
  expect(dueNotice(counted, '2028-01-30')).toMatchObject({ kind: 'END_OF_CONTRACT', about: '2028-02-29' });
  expect(dueNotice(counted, '2028-03-01')).toBeUndefined();
  expect(dueNotice(counted, '2029-02-28')).toMatchObject({ kind: 'BEST_TARIFF', about: '2029-02-28' });
});
