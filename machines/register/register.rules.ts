import { differenceInYears } from 'date-fns';
import { isEmail } from '../shared/email.ts';
import { isLocalDate } from '../shared/local-date.ts';
import { passwordError } from '../shared/password.ts';
import { nameErrors } from '../shared/typed-text.ts';
import type { RegisterContext, Registration } from './register.types.ts';

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
  const password = passwordError(form.password);
  if (password !== null) errors.password = password;
  return errors;
}
