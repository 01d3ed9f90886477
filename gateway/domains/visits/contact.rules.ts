import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { isUkPhone, UK_PHONE_MESSAGE } from '../members/phone.rules.ts';

type Schemas = components['schemas'];

/** Whom the engineer meets; columns of an appointment. What is undefined stays as it is. */
export interface Contact {
  contactFirstName: string;
  contactLastName: string;
  contactPhoneNumber?: string | undefined;
  alternativeContactName?: string | null | undefined;
  alternativePhoneNumber?: string | null | undefined;
}

/** The older flow has one name, the newer one two: all that follows the first word is the last name. */
export function splitName(name: string): { contactFirstName: string; contactLastName: string } {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return { contactFirstName: first, contactLastName: others.join(' ') };
}

export function joinName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

/**
 * Throws 400 `validation.failed` unless every given number is a UK number (RS-03). `numbers` by their path in the
 * body; an empty optional number counts as not given.
 */
export function assertUkPhones(numbers: Readonly<Record<string, string | undefined>>): void {
  const fields = Object.entries(numbers)
    .filter(([, typed]) => typed !== undefined && typed !== '' && !isUkPhone(typed))
    .map(([path]) => ({ path: `body.${path}`, message: UK_PHONE_MESSAGE }));
  if (fields.length > 0) throw new HttpProblem(400, 'validation.failed', { message: fields[0]?.message, fields });
}

/** The older flow's contact, checked. `at` is where it stands in the body: '' or `contactDetails.`. */
export function contactOf(given: Schemas['ContactDetails'], at: '' | 'contactDetails.'): Contact {
  assertUkPhones({
    [`${at}primaryContactMobile`]: given.primaryContactMobile,
    [`${at}alternativeContactMobile`]: given.alternativeContactMobile,
  });
  return {
    ...splitName(given.primaryContactName),
    contactPhoneNumber: given.primaryContactMobile,
    alternativeContactName: given.alternativeContactName || null,
    alternativePhoneNumber: given.alternativeContactMobile || null,
  };
}

/** The contact of a reservation, checked. A number that is left out keeps the one that is known. */
export function reservationContactOf(given: Schemas['ReservationContactDetails']): Contact {
  assertUkPhones({
    'contactDetails.primaryPhoneNumber': given.primaryPhoneNumber,
    'contactDetails.alternativePhoneNumber': given.alternativePhoneNumber,
  });
  return {
    contactFirstName: given.firstName,
    contactLastName: given.lastName,
    contactPhoneNumber: given.primaryPhoneNumber || undefined,
    alternativePhoneNumber: given.alternativePhoneNumber || undefined,
  };
}
