import { isLongerThan, nameErrors } from '../shared/typed-text.ts';
import type { BookInstallContext, BookInstallRefusal, EngineerDetails } from './book-install.types.ts';

/** Characters of a note for the engineer (specification, point 5). */
export const maxNoteLength = 250;

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

/** Details given before; in a journey resumed, the notes that the gateway kept. */
export function detailsOf({
  contact,
  notes,
  installation,
}: Pick<BookInstallContext, 'contact' | 'notes' | 'installation'>): EngineerDetails {
  const kept = installation?.inhomeAppointment?.notes ?? installation?.preworkAppointment?.notes;
  return {
    ...contact,
    healthAndSafety: notes?.healthAndSafety ?? kept?.healthAndSafety ?? '',
    engineerInstructions: notes?.engineerInstructions ?? kept?.engineerInstructions ?? '',
  };
}

/** Whether what is typed says the same as what is known. */
export function areSameDetails(known: EngineerDetails, typed: EngineerDetails): boolean {
  const [before, now] = [trimDetails(known), trimDetails(typed)];
  return Object.entries(before).every(([field, value]) => now[field as keyof EngineerDetails] === value);
}

/** Why the engineer-notes form is refused (BK-24, BK-26, RS-03), by field; empty when it can be sent. */
export function detailsErrors(typed: EngineerDetails): Partial<Record<keyof EngineerDetails, BookInstallRefusal>> {
  const { phone, healthAndSafety, engineerInstructions, ...name } = trimDetails(typed);
  const errors: ReturnType<typeof detailsErrors> = nameErrors(name);
  if (phone === '') errors.phone = 'phoneMissing';
  else if (!isUkPhone(phone)) errors.phone = 'phoneWrong';
  if (isLongerThan(healthAndSafety, maxNoteLength)) errors.healthAndSafety = 'noteTooLong';
  if (isLongerThan(engineerInstructions, maxNoteLength)) errors.engineerInstructions = 'noteTooLong';
  return errors;
}
