import { maxCharacters, nameRefusals } from './fields.copy.ts';

/** The words at the fields for the engineer: whom to ask for, and what to know (BK-24, BK-26). */
export const engineerFieldsCopy = {
  contact: 'Who to ask for',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  phoneHint: 'A UK number that the engineer can call on the day',
  notes: 'What to know',
  healthAndSafety: 'Health and safety',
  healthAndSafetyHint: 'For example a dog, building work, or someone who is unwell',
  engineerInstructions: 'Anything else',
  engineerInstructionsHint: 'For example where to park, or which bell to ring',
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const engineerRefusals = (maxNoteLength: number) =>
  ({
    ...nameRefusals,
    phoneMissing: 'Phone number is required',
    phoneWrong: 'Enter a UK phone number, like 07700 900123',
    noteTooLong: maxCharacters(maxNoteLength),
  }) as const;
