import { differenceInYears } from 'date-fns';
import { isEmail } from '../shared/email.ts';
import { isLocalDate } from '../shared/local-date.ts';
import { nameErrors } from '../shared/typed-text.ts';
import type { RegisterContext, Registration } from './register.types.ts';

/** The gateway's minimum; longer beats more kinds of signs. */
export const passwordMinLength = 12;

const adultYears = 18;

/** Contracts are for people of 18 or over (specification, point 1). `today` is a local date. */
function isAdult(birthDate: string, today: string): boolean {
  return differenceInYears(today, birthDate) >= adultYears;
}

/** Messages for the registration form; empty when it can be sent. */
export function registrationErrors(form: Registration, today: string): RegisterContext['errors'] {
  const errors: RegisterContext['errors'] = nameErrors(form);
  if (!isEmail(form.email.trim())) errors.email = 'Enter an email address in the right format, like name@example.com';
  if (!isLocalDate(form.birthDate)) errors.birthDate = 'Enter your date of birth';
  else if (!isAdult(form.birthDate, today)) errors.birthDate = 'You have to be 18 or over to join';
  if (form.password.length < passwordMinLength)
    errors.password = `Use a password of at least ${passwordMinLength} characters`;
  return errors;
}
