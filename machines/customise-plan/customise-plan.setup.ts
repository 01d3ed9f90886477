import { assign, setup } from 'xstate';
import type { Customisation, Plan } from '../order-broadband/order-broadband.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { isLocalDate } from '../shared/local-date.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  CustomisePlanContext,
  CustomisePlanEvent,
  CustomisePlanInput,
  CustomisePlanOutput,
  CustomisePlanView,
  KeepCustomisationInput,
  PlanOptions,
  SavedJourneyTicket,
} from './customise-plan.types.ts';

/** Why a connection date cannot be taken, or '' (CU-03: not before `earliestActivationDate`). Local dates compare as text. */
export function connectionDateError(date: string, earliest: string | undefined): string {
  if (date === '') return 'Choose the day you want to be connected';
  if (!isLocalDate(date)) return 'Enter a real date, like 2027-01-15';
  return earliest !== undefined && date < earliest ? 'That is sooner than we can connect you. Choose a later date' : '';
}

/** Types, stubs and named steps of customising a plan; the chart is in customise-plan.machine.ts. */
export const customisePlanSetup = setup({
  types: {
    context: {} as CustomisePlanContext,
    input: {} as CustomisePlanInput,
    events: {} as CustomisePlanEvent,
    output: {} as CustomisePlanOutput,
    meta: {} as JourneyMeta<CustomisePlanView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadOptions: supplied<PlanOptions, { planId: string; speedInMbps: number; uprn: string | null }>('loadOptions'),
    keepCustomisation: supplied<Plan, KeepCustomisationInput>('keepCustomisation'),
    saveJourney: supplied<SavedJourneyTicket, { planId: string }>('saveJourney'),
  },
  guards: {
    isOffered: ({ context }, params: { productId: string }) =>
      context.lengths.some((product) => product.productId === params.productId),
    isDateFree: ({ context }) => context.isDateFree,
    isDateComplete: ({ context }) =>
      !context.isDateFree ||
      connectionDateError(context.choice.connectionDate ?? '', context.plan.earliestActivationDate) === '',
  },
  actions: {
    storeOptions: assign(({ context }, params: PlanOptions) => ({
      lengths: params.lengths,
      isDateFree: params.isDateFree,
      meshMonthlyPriceInPence: params.meshMonthlyPriceInPence,
      choice: {
        ...context.choice,
        connectionDate: params.isDateFree
          ? (context.choice.connectionDate ?? context.plan.earliestActivationDate ?? null)
          : null,
      },
      failure: null,
    })),
    choose: assign({
      choice: ({ context }, params: Partial<Customisation>) => ({ ...context.choice, ...params }),
      errors: {},
    }),
    refuseDate: assign({
      errors: ({ context }) => ({
        connectionDate: connectionDateError(context.choice.connectionDate ?? '', context.plan.earliestActivationDate),
      }),
    }),
    storePlan: assign({ plan: (_, params: { plan: Plan }) => params.plan, failure: null }),
    storeTicket: assign({ ticket: (_, params: { ticket: SavedJourneyTicket }) => params.ticket, failure: null }),
    clearTicket: assign({ ticket: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});
