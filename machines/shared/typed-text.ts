/** Characters of a name, and of one part of an address, as the contract has it. */
export const textMaxLength = 100;

/** The contract's patterns `PersonName` and `AddressText`. */
export const namePattern = /^(?!.*\.\p{L}\p{M}*\p{L})[\u200D\u200C\p{L}\p{M}\p{Zs}'’.-]*$/u;
export const addressPattern = /^(?!.*\.\p{L}\p{M}*\p{L})[\u200D\u200C\p{L}\p{M}\p{N}\p{Zs}'’.,/&()#-]*$/u;

/** In characters as people count them, which is how the gateway counts. */
export const isLongerThan = (text: string, max: number): boolean => Array.from(text).length > max;

type NameField = 'firstName' | 'lastName';

export type NameRefusal = `${NameField}${'Missing' | 'Wrong' | 'TooLong'}`;

/** Why one of the names of a person is refused; null where it is not. */
function nameError(field: NameField, typed: string, isNeeded = true): NameRefusal | null {
  const name = typed.trim();
  if (name === '') return isNeeded ? `${field}Missing` : null;
  if (isLongerThan(name, textMaxLength)) return `${field}TooLong`;
  return namePattern.test(name) ? null : `${field}Wrong`;
}

/** Why a first and a last name are refused; empty where they are not. */
export function nameErrors(
  typed: { firstName: string; lastName: string },
  isLastNameNeeded = true,
): { firstName?: NameRefusal; lastName?: NameRefusal } {
  const firstName = nameError('firstName', typed.firstName);
  const lastName = nameError('lastName', typed.lastName, isLastNameNeeded);
  return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}
