import { assign, setup } from 'xstate';
import { type Failed, failsTo } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { isStep, noHours } from './estimate-data.rules.ts';
import type { EstimateDataContext, EstimateDataEvent, EstimateDataView, SimPlan, Use } from './estimate-data.types.ts';

type Changed = { use: Use; hours: number };

/** Types, stubs and named steps of estimating how much data is needed. */
const estimateDataSetup = setup({
  types: {
    context: {} as EstimateDataContext,
    events: {} as EstimateDataEvent,
    meta: {} as JourneyMeta<EstimateDataView>,
    tags: {} as JourneyTag,
  },
  actors: {
    /** Asks once the page is there: one that the build draws asks nobody. */
    loadPlans: supplied<SimPlan[], void>('loadPlans'),
  },
  guards: {
    isStep: (_, { hours }: Changed) => isStep(hours),
  },
  actions: {
    storeHours: assign(({ context }, { use, hours }: Changed) => ({ hours: { ...context.hours, [use]: hours } })),
    clearHours: assign({ hours: noHours }),
    storePlans: assign((_, { plans }: { plans: SimPlan[] }) => ({ plans })),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

const changed = ({ event: { use, hours } }: { event: Changed }) => ({ use, hours });

/** The errand: learn how much data is needed, by what a week is like, and which SIM plan has enough. Every change is answered at once, by the page itself. */
export const estimateDataMachine = estimateDataSetup.createMachine({
  id: 'estimateData',
  context: { hours: noHours, plans: null, failure: null },
  initial: 'estimatingData',
  states: {
    estimatingData: {
      description: 'Say what a week is like, and read how much data that is and which plan has enough.',
      meta: { view: 'EstimatingData', rows: ['MK-04'] },
      on: {
        'hours.changed': {
          guard: { type: 'isStep', params: changed },
          actions: { type: 'storeHours', params: changed },
        },
        'hours.cleared': { actions: 'clearHours' },
      },
      initial: 'loadingPlans',
      states: {
        loadingPlans: {
          description: 'We fetch the plans of today; hours can be chosen already.',
          meta: { rows: ['MK-04'] },
          invoke: {
            id: 'loadPlans',
            src: 'loadPlans',
            onDone: {
              target: 'recommending',
              actions: { type: 'storePlans', params: ({ event }) => ({ plans: event.output }) },
            },
            onError: failsTo('plansNotLoaded'),
          },
        },
        recommending: { description: 'The smallest plan with enough data is named.', meta: { rows: ['MK-04'] } },
        plansNotLoaded: {
          description: 'The plans did not come: the estimate stays, and they can be asked for again.',
          tags: ['failed'],
          meta: { rows: ['ER-04'] },
          on: { 'retry.requested': { target: 'loadingPlans', actions: 'clearFailure' } },
        },
      },
    },
  },
});
