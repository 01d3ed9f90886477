import { assign, setup } from 'xstate';
import { codeOf, type Failed, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { chosenDay, dayErrors, isOnOffer, standingOf } from './leave-plan.rules.ts';
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

/** A plan nobody can see: no such, somebody else's, or an address with something else in it. */
const missing: ReadonlySet<number> = new Set([400, 404]);

/** Asked for in another tab, ended, or not live any more: how it stands now says which. */
const outdated: ReadonlySet<string> = new Set(['plan.already-leaving', 'plan.not-live']);

/** Types, stubs and named steps of leaving; the chart is in leave-plan.machine.ts. */
export const leavePlanSetup = setup({
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
    isMissing: (_, { failure }: Failed) => missing.has(statusOf(failure)),
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
