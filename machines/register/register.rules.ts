import { birthDateErrors } from '../shared/birth-date.ts';
import { isEmail } from '../shared/email.ts';
import { passwordError } from '../shared/password.ts';
import { nameErrors } from '../shared/typed-text.ts';
import type { RegisterRefusal, Registration } from './register.types.ts';

/** Why the registration form is refused, by field; empty when it can be sent. `today` is a local date. */
export function registrationErrors(
  form: Registration,
  today: string,
): Partial<Record<keyof Registration, RegisterRefusal>> {
  const errors: ReturnType<typeof registrationErrors> = nameErrors(form);
  if (!isEmail(form.email.trim())) errors.email = 'emailWrong';
  Object.assign(errors, birthDateErrors(form, today));
  const password = passwordError(form.password);
  if (password !== null) errors.password = password;
  return errors;
}
