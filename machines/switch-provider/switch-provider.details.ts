import type { SwitchDetails, SwitchStatus } from './switch-provider.types.ts';

type DetailsErrors = Partial<Record<keyof SwitchDetails, string>>;

const maxLastNameLength = 100;
const maxAccountNumberLength = 64;

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
  if (lastName === '') errors.lastName = 'Last name is required';
  else if (lastName.length > maxLastNameLength)
    errors.lastName = `Enter a last name of at most ${maxLastNameLength} characters`;
  if (needsAccountNumber && accountNumber === '')
    errors.accountNumber = 'Enter your account number; your provider needs it to tell you apart';
  else if (accountNumber.length > maxAccountNumberLength)
    errors.accountNumber = `Enter an account number of at most ${maxAccountNumberLength} characters`;
  return errors;
}
