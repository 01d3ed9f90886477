import { isAged, isLocalDate, type LocalDate } from './local-date.ts';

/** A date of birth as it is typed, part by part. */
export type TypedBirthDate = { birthDay: string; birthMonth: string; birthYear: string };

/** Why a date of birth is refused; the words are in `src/ui/form/birth-date.copy.ts`. */
export type BirthDateRefusal =
  | 'birthDateMissing'
  | 'birthDayMissing'
  | 'birthMonthMissing'
  | 'birthYearMissing'
  | 'birthDayWrong'
  | 'birthMonthWrong'
  | 'birthYearWrong'
  | 'birthDateImpossible'
  | 'birthDateAhead'
  | 'birthDateTooEarly'
  | 'tooYoung';

export type BirthDateErrors = Partial<Record<keyof TypedBirthDate, BirthDateRefusal>>;

/** Contracts and credit are for people of 18 or over (specification, point 1). */
const adultYears = 18;

/** Nobody alive was born before. */
const earliestBirth = '1900-01-01';

const isNumberUpTo = (text: string, max: number): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= max;

const trimmed = ({ birthDay, birthMonth, birthYear }: TypedBirthDate): TypedBirthDate => ({
  birthDay: birthDay.trim(),
  birthMonth: birthMonth.trim(),
  birthYear: birthYear.trim(),
});

/** What is typed as a local date, `YYYY-MM-DD`; no date where `birthDateErrors` refuses it. */
export function birthDateOf(typed: TypedBirthDate): LocalDate {
  const { birthDay, birthMonth, birthYear } = trimmed(typed);
  return `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`;
}

function missingPart({ birthDay, birthMonth, birthYear }: TypedBirthDate): BirthDateErrors {
  if (birthDay === '' && birthMonth === '' && birthYear === '') return { birthDay: 'birthDateMissing' };
  if (birthDay === '') return { birthDay: 'birthDayMissing' };
  if (birthMonth === '') return { birthMonth: 'birthMonthMissing' };
  return birthYear === '' ? { birthYear: 'birthYearMissing' } : {};
}

function wrongPart({ birthDay, birthMonth, birthYear }: TypedBirthDate): BirthDateErrors {
  if (!isNumberUpTo(birthDay, 31)) return { birthDay: 'birthDayWrong' };
  if (!isNumberUpTo(birthMonth, 12)) return { birthMonth: 'birthMonthWrong' };
  return /^\d{4}$/.test(birthYear) ? {} : { birthYear: 'birthYearWrong' };
}

/** Of a date whose parts are each possible: a day that its month has not, or a year in which nobody who can join was born. */
function wrongDate(date: LocalDate, today: LocalDate): BirthDateErrors {
  if (!isLocalDate(date)) return { birthDay: 'birthDateImpossible' };
  if (date >= today) return { birthYear: 'birthDateAhead' };
  if (date < earliestBirth) return { birthYear: 'birthDateTooEarly' };
  return isAged(date, adultYears, today) ? {} : { birthYear: 'tooYoung' };
}

/** Why a date of birth is refused, at the part to mend first; empty where it is not. `today` is a UK local date. */
export function birthDateErrors(typed: TypedBirthDate, today: LocalDate): BirthDateErrors {
  const parts = trimmed(typed);
  for (const errors of [missingPart(parts), wrongPart(parts)]) if (Object.keys(errors).length > 0) return errors;
  return wrongDate(birthDateOf(parts), today);
}
