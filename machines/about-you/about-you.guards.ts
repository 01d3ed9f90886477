import type { AboutYouContext, FullName } from './about-you.types.ts';

/** The contract's limit for names. */
const nameMaxLength = 100;

/** Messages for the form; empty when it can be sent. */
export function nameErrors(typed: FullName): AboutYouContext['errors'] {
  const errors: AboutYouContext['errors'] = {};
  if (typed.firstName.trim() === '') errors.firstName = 'First name is required';
  if (typed.lastName.trim() === '') errors.lastName = 'Last name is required';
  for (const name of ['firstName', 'lastName'] as const)
    if (typed[name].trim().length > nameMaxLength) errors[name] = `Max ${nameMaxLength} characters`;
  return errors;
}
