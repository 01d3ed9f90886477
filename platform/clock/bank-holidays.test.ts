import { describe, expect, it } from 'vitest';
import { bankHolidays, easterSunday } from './bank-holidays.ts';

/** As published by the government for England and Wales. */
const published: Record<number, string[]> = {
  2021: ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28'],
  2025: ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26'],
  2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
  2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
  2028: ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'],
};

describe('bank holidays of England and Wales (BK-06)', () => {
  it.each(Object.entries(published))('are those that were published for %s', (year, days) => {
    expect([...bankHolidays(Number(year))].toSorted()).toEqual(days.map((day) => `${year}-${day}`));
  });

  it('keep Boxing Day on its Monday when Christmas Day is a Sunday, and move Christmas behind it', () => {
    expect([...bankHolidays(2033)]).toEqual(expect.arrayContaining(['2033-12-26', '2033-12-27']));
    expect(bankHolidays(2033).has('2033-12-25')).toBe(false);
  });

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('follow Easter, which is earliest in March and latest at the end of April: %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});
