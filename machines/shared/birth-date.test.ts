import { describe, expect, it, test } from 'vitest';
import { birthDateErrors, birthDateOf, type TypedBirthDate } from './birth-date.ts';

const today = '2026-11-21';

const typed = (birthDay: string, birthMonth: string, birthYear: string): TypedBirthDate => ({
  birthDay,
  birthMonth,
  birthYear,
});

describe('a date of birth that is typed part by part (AU-10, PH-04)', () => {
  it.each([
    [typed('23', '4', '1990')],
    [typed(' 3 ', '04', '1990 ')],
    [typed('29', '2', '1996')],
    [typed('1', '1', '1900')],
    // 18 today.
    [typed('21', '11', '2008')],
  ])('is taken as %j', (date) => expect(birthDateErrors(date, today)).toEqual({}));

  it.each([
    ['nothing at all', typed(' ', '', ''), { birthDay: 'birthDateMissing' }],
    ['no day', typed('', '4', '1990'), { birthDay: 'birthDayMissing' }],
    ['no month', typed('23', '', ''), { birthMonth: 'birthMonthMissing' }],
    ['no year', typed('23', '4', ''), { birthYear: 'birthYearMissing' }],
    ['a day 0', typed('0', '4', '1990'), { birthDay: 'birthDayWrong' }],
    ['a day 32', typed('32', '4', '1990'), { birthDay: 'birthDayWrong' }],
    ['a day with a sign', typed('-3', '4', '1990'), { birthDay: 'birthDayWrong' }],
    ['a month 13', typed('23', '13', '1990'), { birthMonth: 'birthMonthWrong' }],
    ['a month in letters', typed('23', 'April', '1990'), { birthMonth: 'birthMonthWrong' }],
    ['a year of two digits', typed('23', '4', '90'), { birthYear: 'birthYearWrong' }],
    ['a year of five digits', typed('23', '4', '19900'), { birthYear: 'birthYearWrong' }],
    ['31 February', typed('31', '2', '1990'), { birthDay: 'birthDateImpossible' }],
    ['29 February of a year without one', typed('29', '2', '1990'), { birthDay: 'birthDateImpossible' }],
    ['today', typed('21', '11', '2026'), { birthYear: 'birthDateAhead' }],
    ['next year', typed('1', '1', '2027'), { birthYear: 'birthDateAhead' }],
    ['before anybody alive', typed('31', '12', '1899'), { birthYear: 'birthDateTooEarly' }],
    ['18 tomorrow', typed('22', '11', '2008'), { birthYear: 'tooYoung' }],
  ])('is refused with %s at the part to mend', (_, date, errors) => {
    expect(birthDateErrors(date, today)).toEqual(errors);
  });
});

test('the gateway gets a date of birth as a day of the calendar', () => {
  expect(birthDateOf(typed(' 3', '4 ', '1990'))).toBe('1990-04-03');
  expect(birthDateOf(typed('27', '11', '1985'))).toBe('1985-11-27');
});
