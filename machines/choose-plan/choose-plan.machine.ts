import { assign, setup } from 'xstate';
import { codeOf, failsTo, type Failure, failureOf } from '../shared/failure.ts';
import type { JourneyMember, JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import { householdOf } from './household.rules.ts';
import type {
  ChoosePlanContext,
  ChoosePlanEvent,
  ChoosePlanInput,
  ChoosePlanOutput,
  ChoosePlanView,
  CreatePlanInput,
  Offer,
  Plan,
} from './choose-plan.types.ts';

type Answers = { people: string; uses: readonly string[] };

/**
 * The errand: pick one of the plans on offer and have it made.
 * A visitor may look and pick; making the plan needs a member, so the pick waits while the customer logs in.
 */
export const choosePlanMachine = setup({
  types: {
    context: {} as ChoosePlanContext,
    input: {} as ChoosePlanInput,
    events: {} as ChoosePlanEvent,
    output: {} as ChoosePlanOutput,
    meta: {} as JourneyMeta<ChoosePlanView>,
    tags: {} as JourneyTag,
  },
  actors: {
    listProducts: supplied<Offer, { uprn: string | null }>('listProducts'),
    createPlan: supplied<Plan, CreatePlanInput>('createPlan'),
  },
  guards: {
    hasProducts: (_, { products }: Offer) => products.length > 0,
    isOnOffer: ({ context }, params: { productId: string }) =>
      context.products.some((product) => product.productId === params.productId),
    isHouseholdKnown: (_, { people, uses }: Answers) => householdOf(people, uses) !== null,
    isChosen: ({ context }) => context.chosen !== null,
    isMember: ({ context }) => context.member !== null,
    isHomeOrdered: (_, params: { failure: Failure }) => codeOf(params.failure) === 'order.exists',
    isPlanUnavailable: (_, params: { failure: Failure }) => codeOf(params.failure) === 'plan.unavailable',
  },
  actions: {
    storeOffer: assign((_, { products, earliestGoLiveDay }: Offer) => ({ products, earliestGoLiveDay })),
    choose: assign({
      chosen: ({ context }, params: { productId: string }) =>
        context.products.find((product) => product.productId === params.productId) ?? null,
    }),
    storePlan: assign({ plan: (_, params: { plan: Plan }) => params.plan }),
    forgetChoice: assign({ chosen: null }),
    storeMember: assign({ member: (_, params: { member: JourneyMember }) => params.member }),
    storeHousehold: assign({ household: (_, { people, uses }: Answers) => householdOf(people, uses) }),
    refuseAnswers: assign({ errors: { people: 'peopleMissing' } as const }),
    clearErrors: assign({ errors: {} }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'choosePlan',
  context: ({ input }) => ({
    ...input,
    products: [],
    earliestGoLiveDay: null,
    chosen: null,
    plan: null,
    errors: {},
    failure: null,
  }),
  meta: { path: paths.choosePlan },
  initial: 'loadingPlans',
  states: {
    loadingPlans: {
      description: 'We fetch the plans on offer at this home.',
      tags: ['busy'],
      meta: { view: 'ChoosingPlan', rows: ['PL-01'] },
      invoke: {
        id: 'listProducts',
        src: 'listProducts',
        input: ({ context }) => ({ uprn: context.uprn }),
        onDone: [
          {
            guard: { type: 'hasProducts', params: ({ event }) => event.output },
            target: 'choosingPlan',
            actions: { type: 'storeOffer', params: ({ event }) => event.output },
          },
          { target: 'plansMissing' },
        ],
        onError: failsTo('plansNotLoaded'),
      },
    },
    choosingPlan: {
      description: 'The plans on offer at this home, and the one that is enough.',
      meta: { view: 'ChoosingPlan', rows: ['PL-03', 'PL-05'] },
      // Back, and Forward again: what was picked before is still what the customer logs in for.
      on: { 'logIn.resumed': { guard: 'isChosen', target: 'decidingMember' } },
      initial: 'comparingPlans',
      states: {
        comparingPlans: {
          description: 'Compare the plans and select one.',
          meta: { rows: ['PL-03', 'PL-05'] },
          on: {
            'plan.selected': {
              guard: { type: 'isOnOffer', params: ({ event }) => event },
              target: '#choosePlan.decidingMember',
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'suggestion.requested': 'describingHousehold',
          },
        },
        describingHousehold: {
          description: 'Say how many live there and what they do; we name the smallest plan that is enough.',
          meta: { view: 'DescribingHousehold', modal: true, rows: ['PL-03'] },
          exit: 'clearErrors',
          on: {
            'household.submitted': [
              {
                guard: { type: 'isHouseholdKnown', params: ({ event }) => event },
                target: 'comparingPlans',
                actions: { type: 'storeHousehold', params: ({ event }) => event },
              },
              { actions: 'refuseAnswers' },
            ],
            'question.closed': 'comparingPlans',
          },
        },
      },
    },
    plansMissing: {
      description: 'No plan can be given at this home now.',
      meta: { view: 'PlansMissing', rows: ['PL-04'] },
    },
    plansNotLoaded: {
      description: 'The plans could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'PlansNotLoaded', rows: ['PL-01', 'ER-04'] },
      on: { 'retry.requested': { target: 'loadingPlans', actions: 'clearFailure' } },
    },
    decidingMember: {
      description: 'A plan is made for a member; a visitor becomes one, or logs in, first.',
      always: [{ guard: 'isMember', target: 'creatingPlan' }, { target: 'awaitingLogIn' }],
    },
    awaitingLogIn: {
      description: 'The customer creates their account, or logs in; the plan picked is kept.',
      tags: ['busy'],
      meta: { view: 'ChoosingPlan', detour: 'register', rows: ['AU-07', 'AU-09'] },
      on: {
        'member.loggedIn': {
          target: 'creatingPlan',
          actions: { type: 'storeMember', params: ({ event }) => event },
        },
        'logIn.abandoned': 'choosingPlan',
      },
    },
    creatingPlan: {
      description: 'We make the plan that was picked.',
      tags: ['busy', 'committing'],
      meta: { view: 'ChoosingPlan', rows: ['PL-06'] },
      invoke: {
        id: 'createPlan',
        src: 'createPlan',
        input: ({ context }) => ({
          productId: needed(context.chosen, 'a plan').productId,
          nccTransactionId: context.transactionId,
        }),
        onDone: {
          target: 'planCreated',
          actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isPlanUnavailable', params: failureOf },
            target: 'plansMissing',
          },
          {
            guard: { type: 'isHomeOrdered', params: failureOf },
            target: 'homeOrdered',
          },
          failsTo('planNotCreated'),
        ],
      },
    },
    planNotCreated: {
      description: 'The plan could not be made; try again or pick another.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PlanNotCreated', rows: ['PL-06', 'ER-04'] },
      on: {
        'retry.requested': { target: 'decidingMember', actions: 'clearFailure' },
        'plans.requested': { target: 'choosingPlan', actions: ['clearFailure', 'forgetChoice'] },
      },
    },
    homeOrdered: {
      description: 'The member has an order for this home already; a second one would be a mistake.',
      meta: { view: 'HomeOrdered', rows: ['PL-06'] },
    },
    planCreated: { description: 'The plan is made and the customer goes on.', type: 'final' },
  },
  // Final only after both were stored.
  output: ({ context }) => ({ product: context.chosen, plan: context.plan }) as ChoosePlanOutput,
});
