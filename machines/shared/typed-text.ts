/** Characters of a name, and of one part of an address, as the contract has it. */
export const textMaxLength = 100;

/** The contract's patterns `PersonName` and `AddressText`. */
export const namePattern = /^(?!.*\.\p{L}\p{M}*\p{L})[\u200D\u200C\p{L}\p{M}\p{Zs}'’.-]*$/u;
export const addressPattern = /^(?!.*\.\p{L}\p{M}*\p{L})[\u200D\u200C\p{L}\p{M}\p{N}\p{Zs}'’.,/&()#-]*$/u;

/** In characters as people count them, which is how the gateway counts. */
export const isLongerThan = (text: string, max: number): boolean => Array.from(text).length > max;

export type NameRefusal = 'firstNameMissing' | 'lastNameMissing' | 'nameWrong' | 'textTooLong';

/** Why the name of a person is refused; null where it is not. `missing` is null for one that may be left out. */
function nameError(typed: string, missing: NameRefusal | null): NameRefusal | null {
  const name = typed.trim();
  if (name === '') return missing;
  if (isLongerThan(name, textMaxLength)) return 'textTooLong';
  return namePattern.test(name) ? null : 'nameWrong';
}

/** Why a first and a last name are refused; empty where they are not. */
export function nameErrors(
  typed: { firstName: string; lastName: string },
  isLastNameNeeded = true,
): { firstName?: NameRefusal; lastName?: NameRefusal } {
  const firstName = nameError(typed.firstName, 'firstNameMissing');
  const lastName = nameError(typed.lastName, isLastNameNeeded ? 'lastNameMissing' : null);
  return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}
