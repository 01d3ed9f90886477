import type { SnapshotFrom } from 'xstate';
import { statusOf } from '../shared/failure.ts';
import { latestDateOf } from './customise-plan.rules.ts';
import type { customisePlanMachine } from './customise-plan.machine.ts';
import type { CustomisePlanContext } from './customise-plan.types.ts';

export type CustomisePlanModel = Pick<
  CustomisePlanContext,
  'lengths' | 'choice' | 'errors' | 'ticket' | 'isDateFree' | 'isSwitchable' | 'switchingFrom' | 'isBooked'
> & {
  /** The gateway's own words for a choice that it refused; '' where there are none for the customer. */
  refusal: string;
  earliestDate: string | null;
  latestDate: string | null;
  monthlyPriceInPence: number;
  meshMonthlyPriceInPence: number;
  isLoading: boolean;
  isSaving: boolean;
  isKeeping: boolean;
};

export function selectCustomisePlan(snapshot: SnapshotFrom<typeof customisePlanMachine>): CustomisePlanModel {
  const { plan, lengths, choice, errors, ticket, isDateFree, isSwitchable, switchingFrom, isBooked } = snapshot.context;
  const { meshMonthlyPriceInPence, failure } = snapshot.context;
  const product = lengths.find(({ productId }) => productId === choice.productId);
  return {
    lengths,
    choice,
    errors,
    ticket,
    isDateFree,
    isSwitchable,
    switchingFrom,
    isBooked,
    refusal: failure && statusOf(failure) === 400 ? failure.message : '',
    earliestDate: plan.earliestActivationDate ?? null,
    latestDate: latestDateOf(plan.earliestActivationDate),
    monthlyPriceInPence: (product?.priceInPence ?? 0) + (choice.meshWifi ? meshMonthlyPriceInPence : 0),
    meshMonthlyPriceInPence,
    isLoading: snapshot.matches('loadingOptions'),
    isSaving: snapshot.matches('keepingForLater') || snapshot.matches('savingJourney'),
    isKeeping: snapshot.matches('keepingCustomisation'),
  };
}
