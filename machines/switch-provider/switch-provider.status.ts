import { repairOf, type Repair, type RepairGroup } from './switch-provider.repairs.ts';
import type { LandlineChoice, Switching, SwitchStatus } from './switch-provider.types.ts';
import { standingOf } from './switch-standing.ts';

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
