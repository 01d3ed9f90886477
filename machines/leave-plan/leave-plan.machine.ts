import { assign, setup } from 'xstate';
import { codeOf, type Failed, failsTo, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { cancelInput, chosenDay, dayErrors, isOnOffer, standingOf } from './leave-plan.rules.ts';
import type {
  CancelPlanInput,
  LeaveNews,
  LeavePlanContext,
  LeavePlanEvent,
  LeavePlanInput,
  LeavePlanView,
  Leaving,
  PlanCancellation,
} from './leave-plan.types.ts';

/** Asked for in another tab, ended, or not live any more: how it stands now says which. */
const outdated: ReadonlySet<string> = new Set(['plan.already-leaving', 'plan.not-live']);

/** Types, stubs and named steps of leaving. */
const leavePlanSetup = setup({
  types: {
    context: {} as LeavePlanContext,
    input: {} as LeavePlanInput,
    events: {} as LeavePlanEvent,
    meta: {} as JourneyMeta<LeavePlanView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadLeaving: supplied<Leaving, LeavePlanInput>('loadLeaving'),
    cancelPlan: supplied<PlanCancellation, CancelPlanInput>('cancelPlan'),
    keepPlan: supplied<PlanCancellation, { planId: string }>('keepPlan'),
  },
  guards: {
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isAsked: (_, { found }: { found: Leaving }) => standingOf(found) === 'asked',
    isNotLive: (_, { found }: { found: Leaving }) => standingOf(found) === 'notLive',
    isEnded: (_, { found }: { found: Leaving }) => standingOf(found) === 'ended',
    /** The day that was chosen before can still be had. */
    isStillOnOffer: ({ context: { lastDay } }, { found }: { found: Leaving }) =>
      chosenDay({ leaving: found, lastDay }) !== null,
    isOnOffer: ({ context }, params: { lastDay: string }) => isOnOffer(context, params.lastDay),
    areCostsAccepted: (_, params: { costsAccepted: boolean }) => params.costsAccepted,
    canStay: ({ context }) => (context.leaving?.cancellation.asked?.takeBackUntil ?? null) !== null,
    areCostsOthers: (_, { failure }: Failed) => codeOf(failure) === 'cancellation.changed',
    isOutdated: (_, { failure }: Failed) => outdated.has(codeOf(failure)),
    isTooLate: (_, { failure }: Failed) => codeOf(failure) === 'cancellation.too-late',
  },
  actions: {
    storeLeaving: assign({ leaving: (_, params: { found: Leaving }) => params.found }),
    storeCancellation: assign({
      leaving: ({ context: { leaving } }, params: { cancellation: PlanCancellation }) =>
        leaving && { ...leaving, cancellation: params.cancellation },
      errors: {},
      news: null,
    }),
    storeDay: assign({ lastDay: (_, params: { lastDay: string }) => params.lastDay, errors: {}, news: null }),
    refuseDay: assign({ errors: ({ context }, params: { lastDay: string }) => dayErrors(context, params.lastDay) }),
    refuseCosts: assign({ errors: { costsAccepted: 'notAccepted' } }),
    forgetErrors: assign({ errors: {}, news: null }),
    tell: assign({ news: (_, params: { news: LeaveNews }) => params.news }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

const foundIn = ({ event }: { event: { output: Leaving } }) => ({ found: event.output });

const store = { type: 'storeLeaving', params: foundIn } as const;

const storeAnswer = {
  type: 'storeCancellation',
  params: ({ event }: { event: { output: PlanCancellation } }) => ({ cancellation: event.output }),
} as const;

/**
 * The errand: leave a plan, or take that back. What it costs is read before anything is asked (DB-06). Which plan it is stands
 * in the address and comes in as input, so no state has an address of its own: a reload reads how it stands.
 */
export const leavePlanMachine = leavePlanSetup.createMachine({
  id: 'leavePlan',
  context: ({ input: { memberId, planId } }) => ({
    memberId,
    planId,
    leaving: null,
    lastDay: null,
    errors: {},
    news: null,
    failure: null,
  }),
  initial: 'loadingLeaving',
  states: {
    loadingLeaving: {
      description: 'We look up how the plan can end, and what that costs.',
      tags: ['busy'],
      meta: { view: 'LoadingLeaving', rows: ['DB-06'] },
      invoke: {
        id: 'loadLeaving',
        src: 'loadLeaving',
        input: ({ context: { memberId, planId } }) => ({ memberId, planId }),
        onDone: [
          { guard: { type: 'isAsked', params: foundIn }, target: 'showingLeaving', actions: store },
          { guard: { type: 'isNotLive', params: foundIn }, target: 'notLiveYet', actions: store },
          { guard: { type: 'isEnded', params: foundIn }, target: 'planEnded', actions: store },
          { guard: { type: 'isStillOnOffer', params: foundIn }, target: 'confirmingLeaving', actions: store },
          { target: 'choosingLastDay', actions: store },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'planMissing' },
          failsTo('leavingNotLoaded'),
        ],
      },
    },
    planMissing: {
      description: 'The member has no plan at this address.',
      meta: { view: 'PlanMissing', rows: ['ER-04'] },
    },
    leavingNotLoaded: {
      description: 'What leaving costs could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'LeavingNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingLeaving', actions: 'clearFailure' } },
    },
    notLiveYet: {
      description: 'The plan is not live yet: its order can be cancelled instead.',
      meta: { view: 'NotLiveYet', rows: ['DB-06'] },
    },
    planEnded: {
      description: 'The plan has ended already.',
      meta: { view: 'PlanEnded', rows: ['DB-06'] },
    },
    choosingLastDay: {
      description: 'Read what leaving means and costs, and choose the last day.',
      meta: { view: 'ChoosingLastDay', rows: ['DB-06'] },
      on: {
        'lastDay.submitted': [
          {
            guard: { type: 'isOnOffer', params: ({ event }) => event },
            target: 'confirmingLeaving',
            actions: { type: 'storeDay', params: ({ event }) => event },
          },
          { actions: { type: 'refuseDay', params: ({ event }) => event } },
        ],
      },
    },
    confirmingLeaving: {
      description: 'Read the final bill and what comes back, and leave.',
      meta: { view: 'ConfirmingLeaving', rows: ['DB-06'] },
      on: {
        'leaving.submitted': [
          {
            guard: { type: 'areCostsAccepted', params: ({ event }) => event },
            target: 'cancellingPlan',
            actions: 'forgetErrors',
          },
          { actions: 'refuseCosts' },
        ],
        'otherDay.requested': { target: 'choosingLastDay', actions: 'forgetErrors' },
      },
    },
    cancellingPlan: {
      description: 'We note the last day.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingLeaving', rows: ['DB-06'] },
      invoke: {
        id: 'cancelPlan',
        src: 'cancelPlan',
        input: ({ context }) => cancelInput(context),
        onDone: { target: 'showingLeaving', actions: storeAnswer },
        onError: [
          {
            guard: { type: 'areCostsOthers', params: failureOf },
            target: 'loadingLeaving',
            actions: { type: 'tell', params: { news: 'costsChanged' } },
          },
          {
            guard: { type: 'isOutdated', params: failureOf },
            target: 'loadingLeaving',
            actions: { type: 'tell', params: { news: 'askedElsewhere' } },
          },
          failsTo('leavingNotSent'),
        ],
      },
    },
    leavingNotSent: {
      description: 'The last day could not be noted; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'LeavingNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'cancellingPlan', 'costs.requested': 'confirmingLeaving' },
    },
    showingLeaving: {
      description: 'The plan ends on the day that was chosen: what is to be paid, returned and sent back.',
      meta: { view: 'ShowingLeaving', rows: ['DB-06'] },
      initial: 'readingLeaving',
      states: {
        readingLeaving: {
          description: 'Read how the plan ends, or keep it.',
          on: { 'staying.requested': { guard: 'canStay', target: 'confirmingStaying', actions: 'forgetErrors' } },
        },
        confirmingStaying: {
          description: 'Confirm that the plan goes on.',
          meta: { view: 'ConfirmingStaying', modal: true, rows: ['DB-06'] },
          on: { 'staying.confirmed': 'keepingPlan', 'staying.declined': 'readingLeaving' },
        },
        keepingPlan: {
          description: 'We take the end of the plan back.',
          tags: ['busy', 'committing'],
          meta: { view: 'ConfirmingStaying', modal: true, rows: ['DB-06'] },
          invoke: {
            id: 'keepPlan',
            src: 'keepPlan',
            input: ({ context: { planId } }) => ({ planId }),
            onDone: { target: '#leavePlan.planKept', actions: storeAnswer },
            onError: [
              {
                guard: { type: 'isTooLate', params: failureOf },
                target: '#leavePlan.loadingLeaving',
                actions: { type: 'tell', params: { news: 'stayingTooLate' } },
              },
              failsTo('#leavePlan.stayingNotSent'),
            ],
          },
        },
      },
    },
    stayingNotSent: {
      description: 'The end of the plan could not be taken back; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'StayingNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingLeaving.keepingPlan', 'costs.requested': 'showingLeaving' },
    },
    planKept: {
      description: 'The plan goes on as before.',
      meta: { view: 'PlanKept', rows: ['DB-06'] },
    },
  },
});
