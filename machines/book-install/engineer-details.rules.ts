import { isLongerThan, nameError } from '../shared/typed-text.ts';
import type { EngineerDetails } from './book-install.types.ts';

/** Characters of a note for the engineer (specification, point 5). */
const maxNoteLength = 250;

/**
 * After +44 or 0, the ranges under which people are reached: 01 (some with nine digits), 02, 03, 055, 056, and 07
 * without personal numbers (070) and pagers (076, but not the Isle of Man's 07624). The gateway asks for the same.
 */
const nationalPattern = /^(?:1\d{8,9}|[23]\d{9}|5[56]\d{8}|7(?:[1-57-9]\d{2}|624)\d{6})$/;

/**
 * Whether a text is a UK phone number by length and prefix (RS-03). Allocation is not asked: the ranges reserved for
 * drama pass. Spaces, hyphens, dots, brackets and the "(0)" after +44 are ignored.
 */
export function isUkPhone(typed: string): boolean {
  const tight = typed.replace('(0)', '').replaceAll(/[\s\-().]/g, '');
  const national = /^(?:\+44|0044|0)(\d+)$/.exec(tight)?.[1] ?? '';
  return nationalPattern.test(national);
}

export function trimDetails(typed: EngineerDetails): EngineerDetails {
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    phone: typed.phone.trim(),
    healthAndSafety: typed.healthAndSafety.trim(),
    engineerInstructions: typed.engineerInstructions.trim(),
  };
}

function phoneError(phone: string): string | null {
  if (phone === '') return 'Phone number is required';
  return isUkPhone(phone) ? null : 'Enter a UK phone number, like 07700 900123';
}

const noteError = (note: string): string | null =>
  isLongerThan(note, maxNoteLength) ? `Max ${maxNoteLength} characters` : null;

/** Messages for the engineer-notes form (BK-24, BK-26, RS-03), by field; empty when it can be sent. */
export function detailsErrors(typed: EngineerDetails): Partial<Record<keyof EngineerDetails, string>> {
  const details = trimDetails(typed);
  const errors = {
    firstName: nameError(details.firstName, 'First name is required'),
    lastName: nameError(details.lastName, 'Last name is required'),
    phone: phoneError(details.phone),
    healthAndSafety: noteError(details.healthAndSafety),
    engineerInstructions: noteError(details.engineerInstructions),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== null));
}
