import { assign, setup } from 'xstate';
import type { Plan } from '../order-broadband/order-broadband.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { supplied } from '../shared/supplied.ts';
import { connectionDateError, productOfLength, refusedDateWords } from './customise-plan.rules.ts';
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
    isDateOnOffer: ({ context }, params: { connectionDate: string }) =>
      context.isDateFree && connectionDateError(params.connectionDate, context.plan.earliestActivationDate) === null,
    isDateComplete: ({ context }) => !context.isDateFree || context.choice.connectionDate !== null,
    isDateRefused: (_, params: { failure: Failure }) => refusedDateWords(params.failure) !== '',
  },
  actions: {
    storeOptions: assign(({ context }, params: PlanOptions) => {
      const earliest = context.plan.earliestActivationDate;
      const wished = params.isDateFree ? (context.choice.connectionDate ?? earliest ?? '') : null;
      // A day that was chosen some time ago may have gone by.
      const reason = wished === null ? null : connectionDateError(wished, earliest);
      return {
        ...params,
        choice: {
          ...context.choice,
          productId: productOfLength(params.lengths, context.months)?.productId ?? context.choice.productId,
          connectionDate: reason === null ? wished : null,
        },
        errors: reason === null || wished === '' ? {} : { connectionDate: reason },
      };
    }),
    chooseLength: assign({
      choice: ({ context }, { productId }: { productId: string }) => ({ ...context.choice, productId }),
      months: ({ context }, { productId }: { productId: string }) =>
        context.lengths.find((product) => product.productId === productId)?.contractDurationInMonths ?? context.months,
    }),
    chooseMesh: assign({
      choice: ({ context }, { meshWifi }: { meshWifi: boolean }) => ({ ...context.choice, meshWifi }),
    }),
    chooseDate: assign(({ context }, params: { connectionDate: string }) => ({
      choice: { ...context.choice, connectionDate: params.connectionDate },
      errors: {},
    })),
    // What is no day that we can connect the home on is nobody's choice: it is refused, and never kept.
    refuseDate: assign(({ context }, params: { connectionDate: string }) => ({
      choice: { ...context.choice, connectionDate: null },
      errors: {
        connectionDate: needed(
          connectionDateError(params.connectionDate, context.plan.earliestActivationDate),
          'a fault in the date',
        ),
      },
    })),
    // Always a new object, so that the form says it again.
    refuseMissingDate: assign({
      errors: ({ context }) => ({ connectionDate: context.errors.connectionDate ?? 'dateMissing' }),
    }),
    storeDateRefusal: assign(({ context }, params: { failure: Failure }) => ({
      choice: { ...context.choice, connectionDate: null },
      errors: { connectionDate: refusedDateWords(params.failure) },
    })),
    storePlan: assign({ plan: (_, params: { plan: Plan }) => params.plan }),
    storeTicket: assign({ ticket: (_, params: { ticket: SavedJourneyTicket }) => params.ticket }),
    clearTicket: assign({ ticket: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});
