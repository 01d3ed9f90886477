import { isEmail } from '../shared/email.ts';
import { isAged, isLocalDate } from '../shared/local-date.ts';
import { passwordError } from '../shared/password.ts';
import { nameErrors } from '../shared/typed-text.ts';
import type { RegisterRefusal, Registration } from './register.types.ts';

/** Contracts are for people of 18 or over (specification, point 1). */
const adultYears = 18;

/** Why the registration form is refused, by field; empty when it can be sent. `today` is a local date. */
export function registrationErrors(
  form: Registration,
  today: string,
): Partial<Record<keyof Registration, RegisterRefusal>> {
  const errors: ReturnType<typeof registrationErrors> = nameErrors(form);
  if (!isEmail(form.email.trim())) errors.email = 'emailWrong';
  if (!isLocalDate(form.birthDate)) errors.birthDate = 'birthDateMissing';
  else if (!isAged(form.birthDate, adultYears, today)) errors.birthDate = 'tooYoung';
  const password = passwordError(form.password);
  if (password !== null) errors.password = password;
  return errors;
}
