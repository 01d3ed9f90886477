import { expect, test } from 'vitest';
import { bareNumber, isVoucherNumber, leftToday, mostOf } from './airtime.rules.ts';

const now = new Date('2026-07-01T12:00:00Z');
const paid = (amountInPence: number, at: string) => ({ amountInPence, paidAt: new Date(at), isUnderWay: false });

test('the last digit of a voucher checks the others, so that most typing mistakes are found at once (PH-12)', () => {
  expect(isVoucherNumber('9826000000001001')).toBe(true);
  expect(isVoucherNumber('9826000000001002')).toBe(false);
  expect(isVoucherNumber('9826000000010001')).toBe(false);
  expect(isVoucherNumber('982600000000100')).toBe(false);
});

test('spaces and hyphens help the eye, and are not counted', () => {
  expect(bareNumber(' 9826-0000 0000-1001 ')).toBe('9826000000001001');
});

test('a day begins at midnight in the UK, in summer an hour before that of Greenwich (PH-12)', () => {
  expect(leftToday([paid(5_000, '2026-06-30T23:00:00Z')], now)).toBe(15_000);
  expect(leftToday([paid(5_000, '2026-06-30T22:59:59Z')], now)).toBe(20_000);
});

test('what is under way counts, and what was given up does not', () => {
  const begun = { amountInPence: 10_000, paidAt: null };
  expect(leftToday([{ ...begun, isUnderWay: true }], now)).toBe(10_000);
  expect(leftToday([{ ...begun, isUnderWay: false }], now)).toBe(20_000);
});

test('of what is left of a day whole pounds can be paid, at most £100 at once', () => {
  expect([20_000, 10_000, 4_050, 0].map(mostOf)).toEqual([10_000, 10_000, 4_000, 0]);
});
