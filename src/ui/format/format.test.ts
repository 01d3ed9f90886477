import { describe, expect, test } from 'vitest';
import { dayAndMonth, dayInUk, datePieces, longDate, monthAndYear, secondOfDay, shortDate, timeOfDay } from './date.ts';
import { nameWithKit } from './plan-name.ts';
import { planPrice, price, priceAMonth, priceOnce } from './price.ts';
import { speed } from './speed.ts';

describe('money and speed', () => {
  test.each([
    [2500, '£25'],
    [2550, '£25.50'],
    [5, '£0.05'],
    [0, '£0'],
    [123_456, '£1,234.56'],
    [123_456_700, '£1,234,567'],
    [-2550, '-£25.50'],
  ])('%i pence reads %s (FM-01)', (pence, text) => {
    expect(price(pence)).toBe(text);
  });

  test('a price says how often it is paid', () => {
    expect([priceAMonth(2550), priceOnce(3000)]).toEqual(['£25.50 a month', '£30 once']);
    expect([true, false].map((meshWifi) => planPrice({ monthlyPriceInPence: 2900, meshWifi }))).toEqual([
      '£29 a month with mesh Wi-Fi',
      '£29 a month',
    ]);
  });

  test.each([
    [150, '150 Mbps'],
    [999, '999 Mbps'],
    [1000, '1 Gbps'],
    [2500, '2.5 Gbps'],
  ])('%i reads %s (FM-02)', (mbps, text) => {
    expect(speed(mbps)).toBe(text);
  });
});

test('a plan is named with its kit, and without it where it has had it (CU-02)', () => {
  const [displayName, withMesh] = ['500 Mbps', { displayName: '500 Mbps', meshWifi: true }];
  expect(nameWithKit(withMesh, true)).toBe('500 Mbps with mesh Wi-Fi');
  expect([false, true].map((had) => nameWithKit({ displayName, meshWifi: false }, had))).toEqual([
    '500 Mbps',
    '500 Mbps without mesh Wi-Fi',
  ]);
});

describe('dates', () => {
  test('a date has a two-digit year, and the full one on request (FM-03)', () => {
    expect(shortDate('2026-01-05')).toBe('Mon, 05/01/26');
    expect(shortDate('2026-01-05', { fullYear: true })).toBe('Mon, 05/01/2026');
  });

  test('a date in words', () => {
    expect(longDate('2026-01-05')).toBe('Monday 5 January 2026');
    expect(monthAndYear('2026-09-30')).toBe('September 2026');
    expect(monthAndYear('2026-09')).toBe('September 2026');
    expect(dayAndMonth('2026-09-30')).toBe('30 Sep');
    expect(datePieces('2026-09-30')).toEqual({ weekday: 'Wed', day: '30', month: 'Sep' });
  });

  test.each(['2026-03-29', '2026-10-25', '2026-12-31'])('%s stays the same day wherever the customer is', (date) => {
    expect(shortDate(date, { fullYear: true })).toContain(date.split('-').toReversed().join('/'));
  });

  test('an instant is shown on its day in the UK, in summer too', () => {
    expect(longDate('2026-06-30T23:30:00Z')).toBe('Wednesday 1 July 2026');
    expect(longDate('2026-12-31T23:30:00Z')).toBe('Thursday 31 December 2026');
  });

  test('a moment is told by the clock of the UK', () => {
    expect(timeOfDay('2026-06-30T23:30:05Z')).toBe('12:30am');
    expect(secondOfDay('2026-01-05T14:05:09Z')).toBe('14:05:09');
    expect(dayInUk(new Date('2026-06-30T23:30:05Z'))).toBe('2026-07-01');
  });

  test.each([
    ['2026-01-05T00:00:00Z', '12am'],
    ['2026-01-05T08:05:00Z', '8:05am'],
    ['2026-01-05T12:00:59Z', '12pm'],
    ['2026-07-05T16:00:00Z', '5pm'],
    ['2026-01-05T23:59:00Z', '11:59pm'],
  ])('%s has the shape of a slot: %s', (moment, words) => {
    expect(timeOfDay(moment)).toBe(words);
  });

  test.each(['', '2026-02-30', 'next week', '2026-13-01', '٢٠٢٦-١٢-٠١'])(
    '"%s" is said to be none, and breaks no page (HT-07)',
    (input) => {
      expect(shortDate(input)).toBe('Invalid date input');
      expect(longDate(input)).toBe('Invalid date input');
      expect(monthAndYear(input)).toBe('Invalid date input');
      expect(dayAndMonth(input)).toBe('Invalid date input');
      expect(timeOfDay(input)).toBe('Invalid date input');
      expect(secondOfDay(input)).toBe('Invalid date input');
      expect(datePieces(input)).toEqual({ weekday: '', day: '', month: '' });
    },
  );
});
