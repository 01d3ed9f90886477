import { assign, setup } from 'xstate';
import { codeOf, type Failed, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import { isOnOffer, standingOf, undoUntilOf } from './change-plan.rules.ts';
import type {
  AcceptChangeInput,
  ChangeNews,
  ChangePlanContext,
  ChangePlanEvent,
  ChangePlanInput,
  ChangePlanView,
  Changing,
  PlanChangeChoice,
  PlanChangeOffer,
  PlanChanges,
} from './change-plan.types.ts';

/** The plan that was chosen can't be had, or the plan can't be changed any more: how it stands now says which. */
const gone: ReadonlySet<string> = new Set(['plan-change.unavailable', 'plan-change.blocked']);

type Found = { found: Changing };

/** Types, stubs and named steps of changing a plan. */
export const changePlanSetup = setup({
  types: {
    context: {} as ChangePlanContext,
    input: {} as ChangePlanInput,
    events: {} as ChangePlanEvent,
    meta: {} as JourneyMeta<ChangePlanView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadChanges: supplied<Changing, ChangePlanInput>('loadChanges'),
    offerChange: supplied<PlanChangeOffer, { planId: string } & PlanChangeChoice>('offerChange'),
    acceptChange: supplied<PlanChanges, AcceptChangeInput>('acceptChange'),
    undoChange: supplied<PlanChanges, { planId: string }>('undoChange'),
  },
  guards: {
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isAsked: (_, { found }: Found) => standingOf(found) === 'asked',
    isNotLive: (_, { found }: Found) => standingOf(found) === 'notLive',
    isEnding: (_, { found }: Found) => standingOf(found) === 'ending',
    isEnded: (_, { found }: Found) => standingOf(found) === 'ended',
    isSwitching: (_, { found }: Found) => standingOf(found) === 'switching',
    isNotChangeable: (_, { found }: Found) => standingOf(found) === 'notChangeable',
    isOnOffer: ({ context }, params: { productId: string }) => isOnOffer(context, params.productId),
    canChoose: ({ context: { changing } }) => changing !== null && standingOf(changing) === 'open',
    isOffered: ({ context: { changing, offer } }) =>
      offer !== null && changing !== null && standingOf(changing) === 'open',
    arePapersAccepted: (_, params: { papersAccepted: boolean }) => params.papersAccepted,
    canUndo: ({ context }) => undoUntilOf(context) !== null,
    isGone: (_, { failure }: Failed) => gone.has(codeOf(failure)),
    isUnchanged: (_, { failure }: Failed) => codeOf(failure) === 'plan-change.unchanged',
    isOutdated: (_, { failure }: Failed) => codeOf(failure) === 'plan-change.outdated',
    isAskedElsewhere: (_, { failure }: Failed) => codeOf(failure) === 'plan-change.asked',
    isTooLate: (_, { failure }: Failed) => codeOf(failure) === 'plan-change.too-late',
  },
  actions: {
    storeChanging: assign({ changing: (_, { found }: Found) => found }),
    storeChanges: assign({
      changing: ({ context: { changing } }, params: { changes: PlanChanges }) =>
        changing && { ...changing, changes: params.changes },
      errors: {},
      news: null,
    }),
    // What was read has other kit.
    storeKit: assign({
      meshWifi: (_, params: { meshWifi: boolean }) => params.meshWifi,
      productId: null,
      offer: null,
      news: null,
    }),
    // What was read is of another plan.
    storeProduct: assign({
      productId: (_, params: { productId: string }) => params.productId,
      offer: null,
      news: null,
    }),
    // Its day and the last day of the contract are those of its documents, whatever was read before.
    storeOffer: assign({
      offer: (_, params: { offer: PlanChangeOffer }) => params.offer,
      changing: ({ context: { changing } }, { offer: { from, minimumTermEnd } }: { offer: PlanChangeOffer }) =>
        changing && { ...changing, changes: { ...changing.changes, from, minimumTermEnd } },
      errors: {},
    }),
    forgetOffer: assign({ productId: null, offer: null, errors: {} }),
    refusePapers: assign({ errors: { papersAccepted: 'notAccepted' } }),
    forgetErrors: assign({ errors: {}, news: null }),
    tell: assign({ news: (_, params: { news: ChangeNews }) => params.news }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

/** The pages of a plan's change; the plan's id stands in their addresses. */
export const choosing = `${paths.plans}/:planId/change`;
export const confirming = `${choosing}/confirm`;

export const foundIn = ({ event }: { event: { output: Changing } }): Found => ({ found: event.output });

export const store = { type: 'storeChanging', params: foundIn } as const;

export const storeAnswer = {
  type: 'storeChanges',
  params: ({ event }: { event: { output: PlanChanges } }) => ({ changes: event.output }),
} as const;

/** What is told of a call after which the plan is read anew. */
export const readAnew = (news: ChangeNews) => ({ type: 'tell', params: { news } }) as const;
