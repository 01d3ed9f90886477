/** Characters of a name, and of one part of an address, as the contract has it. */
export const textMaxLength = 100;

/** The contract's patterns (`PersonName`, `AddressText`) and their words. */
export const namePattern = /^(?!.*\.\p{L}\p{M}*\p{L})[\u200D\u200C\p{L}\p{M}\p{Zs}'’.-]*$/u;
export const nameMessage = 'Use only letters, spaces, hyphens and apostrophes, and a space after a full stop';
export const addressPattern = /^(?!.*\.\p{L}\p{M}*\p{L})[\u200D\u200C\p{L}\p{M}\p{N}\p{Zs}'’.,/&()#-]*$/u;
export const addressMessage = 'Use only letters, numbers, spaces and , . / & ( ) # ’ -, and a space after a full stop';

/** In characters as people count them, which is how the gateway counts. */
export const isLongerThan = (text: string, max: number): boolean => Array.from(text).length > max;

/** What is wrong with the name of a person; null when nothing is. */
export function nameError(typed: string, required: string): string | null {
  const name = typed.trim();
  if (name === '') return required;
  if (isLongerThan(name, textMaxLength)) return `Max ${textMaxLength} characters`;
  return namePattern.test(name) ? null : nameMessage;
}

/** What is wrong with a first and a last name; a last name that may be left out has '' for its words. */
export function nameErrors(
  typed: { firstName: string; lastName: string },
  lastNameRequired = 'Last name is required',
): { firstName?: string; lastName?: string } {
  const firstName = nameError(typed.firstName, 'First name is required');
  const lastName = nameError(typed.lastName, lastNameRequired);
  return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}
