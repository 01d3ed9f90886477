import type { SwitchDetails, SwitchProviderRefusal, SwitchStatus } from './switch-provider.types.ts';

type DetailsErrors = Partial<Record<keyof SwitchDetails, SwitchProviderRefusal>>;

export const lastNameMaxLength = 100;
export const accountNumberMaxLength = 64;

export const trimmed = ({ lastName, accountNumber }: SwitchDetails): SwitchDetails => ({
  lastName: lastName.trim(),
  accountNumber: accountNumber.trim(),
});

/** Spaces, hyphens and case are how people copy a number from a bill; they tell no two accounts apart. */
const bare = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase();

/** The same person at the same account as in the request that this is the result of. */
export function isSameRequest(status: SwitchStatus, details: SwitchDetails): boolean {
  return (
    status.lastName.trim().toLowerCase() === details.lastName.trim().toLowerCase() &&
    bare(status.losingProviderAccountNumber ?? '') === bare(details.accountNumber)
  );
}

/** Why details cannot be sent, by field; empty when they can. */
export function detailsErrors(given: SwitchDetails, needsAccountNumber: boolean): DetailsErrors {
  const { lastName, accountNumber } = trimmed(given);
  const errors: DetailsErrors = {};
  if (lastName === '') errors.lastName = 'lastNameMissing';
  else if (lastName.length > lastNameMaxLength) errors.lastName = 'lastNameTooLong';
  if (needsAccountNumber && accountNumber === '') errors.accountNumber = 'accountNumberMissing';
  else if (accountNumber.length > accountNumberMaxLength) errors.accountNumber = 'accountNumberTooLong';
  return errors;
}
