import { repairOf, type Repair, type RepairGroup } from './repairs.rules.ts';
import type {
  LandlineChoice,
  SwitchDetails,
  Switching,
  SwitchProviderRefusal,
  SwitchStatus,
} from './switch-provider.types.ts';
import { standingOf } from './switch-standing.rules.ts';

/** How a match that failed can be put right; null where it has not failed. */
export const repairGroupOf = (status: SwitchStatus): RepairGroup | null =>
  standingOf(status) === 'failed' ? repairOf(status.error?.code ?? '').group : null;

/** The repair that the form is about: of a match that failed with the provider chosen now. */
export function repairDue({ provider, status }: Switching): Repair | null {
  if (!status || repairGroupOf(status) === null) return null;
  const isOfAnother = provider !== null && provider.id !== status.losingProviderId;
  return isOfAnother ? null : repairOf(status.error?.code ?? '');
}

type Services = NonNullable<SwitchStatus['services']>;

const landlineAction = (services: Services | undefined): string =>
  services?.find(({ serviceType }) => serviceType === 'NBICS')?.switchAction ?? '';

/** A landline goes with the broadband unless the offer says that it stays. */
const choiceOf = (services: Services | undefined): LandlineChoice =>
  landlineAction(services) === 'OptionToRetain' ? 'keep' : 'letGo';

/** The reference to agree to for each answer about the landline; null where there is nothing to choose. */
export function landlineReferences(status: SwitchStatus | null): Record<LandlineChoice, string> | null {
  const { reference, services, alternative } = status ?? {};
  if (reference === undefined || alternative === undefined) return null;
  return choiceOf(services) === 'keep'
    ? { keep: reference, letGo: alternative.reference }
    : { keep: alternative.reference, letGo: reference };
}

/** The result with what the customer agreed to as its main offer, as the gateway tells it from now on. */
export function agreedStatus(status: SwitchStatus, landline: LandlineChoice | null): SwitchStatus {
  const { alternative, ...agreed } = { ...status, state: 'consented' };
  const isOther = landline !== null && landline !== choiceOf(status.services);
  return alternative && isOther ? { ...agreed, ...alternative } : agreed;
}

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

/** Ms before a request that failed by a passing fault is sent again without the customer, once; the page tells how long. */
export const automaticRetryMs = 20_000;
