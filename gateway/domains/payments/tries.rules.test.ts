import { describe, expect, test } from 'vitest';
import { mayTryFrom, tooManyPayments, type Try } from './tries.rules.ts';

const now = new Date('2026-11-23T21:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const begun = (hours: number, refusals = 0, state: Try['state'] = 'EXPIRED'): Try => ({
  createdAt: hoursAgo(hours),
  refusals,
  state,
  resultCode: refusals > 0 ? 'Refused' : null,
});
const times = (count: number, one: Try): Try[] => Array.from({ length: count }, () => one);

describe('how often a member may try cards (PH-10)', () => {
  test('whose bank is out of order has tried no other card', () => {
    const broken = { ...begun(1, 3, 'REFUSED'), resultCode: 'Error' };
    expect(mayTryFrom(times(6, broken), now)).toBeUndefined();
  });

  test('who has tried nothing may pay', () => {
    expect(mayTryFrom([], now)).toBeUndefined();
  });

  test('19 payments in a day leave one, and the 20th is the last until the first of them is a day old', () => {
    const all = [...times(18, begun(2)), begun(20)];
    expect(mayTryFrom(all, now)).toBeUndefined();
    expect(mayTryFrom([...all, begun(1)], now)).toEqual(hoursAgo(20 - 24));
  });

  test('a payment that was begun a day ago counts no more', () => {
    expect(mayTryFrom([...times(19, begun(2)), begun(24)], now)).toBeUndefined();
  });

  test('nine refusals are the end, until the first of them is a day old', () => {
    expect(mayTryFrom([begun(1, 2, 'OPEN'), begun(3, 3), begun(5, 3)], now)).toBeUndefined();
    expect(mayTryFrom([begun(1, 3, 'REFUSED'), begun(3, 3), begun(5, 3)], now)).toEqual(hoursAgo(5 - 24));
  });

  test('of more than nine, it is the newest nine that count', () => {
    const all = [begun(8, 3), begun(7, 3), begun(6, 3), begun(2, 3)];
    expect(mayTryFrom(all, now)).toEqual(hoursAgo(7 - 24));
  });

  test('a payment that was blocked counts, also where its bank called it stopped', () => {
    expect(mayTryFrom(times(8, begun(1, 0, 'BLOCKED')), now)).toBeUndefined();
    expect(mayTryFrom(times(9, begun(1, 0, 'BLOCKED')), now)).toEqual(hoursAgo(1 - 24));
  });
});

test.each([
  ['2026-11-23T22:30:00Z', 'today after 10:30pm.', '5400'],
  ['2026-11-24T08:05:00Z', 'on Tuesday 24 November 2026 after 8:05am.', '39900'],
])('the refusal says when to try again: %s', (from, when, seconds) => {
  const refusal = tooManyPayments(new Date(from), now);
  expect(refusal).toMatchObject({ status: 429, code: 'payment.too-many', headers: { 'Retry-After': seconds } });
  expect(refusal.message).toContain(`you can try again ${when}`);
});
