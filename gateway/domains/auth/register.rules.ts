import { differenceInYears } from 'date-fns';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { FieldProblem } from '../../../platform/http/problem.ts';
import { nameProblems } from '../members/members.rules.ts';
import { isUkPhone, normaliseUkPhone, UK_PHONE_MESSAGE } from '../members/phone.rules.ts';

export type Registration = components['schemas']['RegisterRequest'];

/** Nobody older has a telephone: a typing error. */
const EARLIEST_BIRTH = '1900-01-01';

const ADULT_YEARS = 18;

/** Whoever is born on 29 February comes of age on 1 March where there is no such day. */
function isAdult(birthDate: string, today: string): boolean {
  return differenceInYears(today, birthDate) >= ADULT_YEARS;
}

/** What the contract's schema cannot say. `today` is the UK date; all dates are `YYYY-MM-DD`. */
export function registrationProblems(given: Registration, today: string): FieldProblem[] {
  const problems = nameProblems(given);
  if (given.phone !== undefined && !isUkPhone(given.phone))
    problems.push({ path: 'body.phone', message: UK_PHONE_MESSAGE });
  if (given.birthDate < EARLIEST_BIRTH || given.birthDate >= today)
    problems.push({ path: 'body.birthDate', message: 'Check your date of birth' });
  // Credit is for those of 18 or over (specification, point 1).
  else if (!isAdult(given.birthDate, today))
    problems.push({ path: 'body.birthDate', message: 'You have to be 18 or over to join' });
  return problems;
}

/** A mobile number is the member's msisdn; any other is kept as the alternative one. */
export function phonesOf(typed: string | undefined): { msisdn?: string; alternativePhoneNumber?: string } {
  const phone = typed === undefined ? undefined : normaliseUkPhone(typed);
  if (phone === undefined) return {};
  return phone.startsWith('07') ? { msisdn: phone } : { alternativePhoneNumber: phone };
}
