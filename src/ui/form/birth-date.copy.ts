/** The words of a date of birth that is typed part by part. */
export const birthDateCopy = {
  legend: 'Date of birth',
  hint: 'For example, 27 3 1990',
  birthDay: 'Day',
  birthMonth: 'Month',
  birthYear: 'Year',
} as const;

/** What is said at the part to mend, by the machine's reason; for whom it is too early depends on what they wanted. */
export const birthDateRefusals = {
  birthDateMissing: 'Enter your date of birth',
  birthDayMissing: 'Enter the day of your date of birth',
  birthMonthMissing: 'Enter the month of your date of birth',
  birthYearMissing: 'Enter the year of your date of birth',
  birthDayWrong: 'Enter the day as a number from 1 to 31',
  birthMonthWrong: 'Enter the month as a number from 1 to 12',
  birthYearWrong: 'Enter all four digits of the year, like 1990',
  birthDateImpossible: 'There’s no such day in that month. Check the day, the month and the year',
  birthDateAhead: 'Your date of birth has to be in the past. Check the year',
  birthDateTooEarly: 'Enter a year from 1900 on',
} as const;
