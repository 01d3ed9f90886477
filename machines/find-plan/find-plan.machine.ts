import { assign, setup } from 'xstate';
import { type Failed, failsTo } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { supplied } from '../shared/supplied.ts';
import { begunPlans, onlyPlan, pageOf, planOnItsWay } from './find-plan.rules.ts';
import type { FindPlanContext, FindPlanEvent, FindPlanInput, FindPlanView, MemberPlan } from './find-plan.types.ts';

type Found = { plans: MemberPlan[] };

/** Types, stubs and named steps of finding a plan. */
const findPlanSetup = setup({
  types: {
    context: {} as FindPlanContext,
    input: {} as FindPlanInput,
    events: {} as FindPlanEvent,
    meta: {} as JourneyMeta<FindPlanView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadPlans: supplied<MemberPlan[], { memberId: string }>('loadPlans'),
    /** Goes to a page in place of this one, so that Back leads to where the member came from. */
    leadOn: supplied<void, { path: string }>('leadOn'),
  },
  guards: {
    isOnlyOne: (_, { plans }: Found) => onlyPlan(plans) !== null,
    areSeveral: (_, { plans }: Found) => begunPlans(plans).length > 0,
    isOnItsWay: (_, { plans }: Found) => planOnItsWay(plans) !== undefined,
  },
  actions: {
    storePlans: assign((_, { plans }: Found) => ({ plans })),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

const found = ({ event }: { event: { output: MemberPlan[] } }) => ({ plans: event.output });
const store = { type: 'storePlans', params: found } as const;

/**
 * The errand: come to the plan that a page of words means, which knows nobody's plans. A member with one plan is led on to it,
 * or to what is done about it; one with several chooses. What the page is about stands in the address and comes in as input.
 */
export const findPlanMachine = findPlanSetup.createMachine({
  id: 'findPlan',
  context: ({ input: { memberId, purpose } }) => ({ memberId, purpose, plans: [], failure: null }),
  initial: 'loadingPlans',
  states: {
    loadingPlans: {
      description: 'We look which plans the member has.',
      tags: ['busy'],
      meta: { view: 'LoadingPlans', rows: ['DB-01'] },
      invoke: {
        id: 'loadPlans',
        src: 'loadPlans',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: [
          { guard: { type: 'isOnlyOne', params: found }, target: 'leadingOn', actions: store },
          { guard: { type: 'areSeveral', params: found }, target: 'listingPlans', actions: store },
          { guard: { type: 'isOnItsWay', params: found }, target: 'planOnItsWay', actions: store },
          { target: 'noPlans', actions: store },
        ],
        onError: failsTo('plansNotLoaded'),
      },
    },
    plansNotLoaded: {
      description: 'The plans could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'PlansNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingPlans', actions: 'clearFailure' } },
    },
    leadingOn: {
      description: 'There is one plan that can be meant: its page takes the place of this one.',
      tags: ['busy'],
      meta: { view: 'LoadingPlans', rows: ['DB-01'] },
      invoke: {
        id: 'leadOn',
        src: 'leadOn',
        input: ({ context: { plans, purpose } }) => ({
          path: pageOf(needed(onlyPlan(plans), 'the only plan'), purpose),
        }),
        onDone: 'listingPlans',
        onError: 'listingPlans',
      },
    },
    listingPlans: {
      description: 'Choose the plan that is meant.',
      meta: { view: 'ListingPlans', rows: ['DB-01'] },
    },
    planOnItsWay: {
      description: 'The plan has not begun yet: read how its order stands.',
      meta: { view: 'PlanOnItsWay', rows: ['DB-01'] },
    },
    noPlans: {
      description: 'There is no plan: begin an order.',
      meta: { view: 'NoPlans', rows: ['DB-01'] },
    },
  },
});
