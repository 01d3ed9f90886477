import { assign, not, and, setup, stateIn } from 'xstate';
import { codeOf, type Failed, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { isMeantFor } from '../shared/meant-for.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import {
  canBoost,
  canPause,
  changeOf,
  hasPause,
  isPausePossible,
  newsOfEnd,
  pauseErrors,
} from './manage-plan.rules.ts';
import type {
  Boosts,
  BoostNews,
  EndPauseInput,
  ManagePlanContext,
  ManagePlanEvent,
  ManagePlanInput,
  ManagePlanView,
  OfPlan,
  PauseMade,
  PauseNews,
  Pauses,
  PlanPauseInput,
  ThisPlan,
  TypedPause,
} from './manage-plan.types.ts';

/** Types, stubs and named steps of a plan's page; the chart is in manage-plan.machine.ts. */
export const managePlanSetup = setup({
  types: {
    context: {} as ManagePlanContext,
    input: {} as ManagePlanInput,
    events: {} as ManagePlanEvent,
    meta: {} as JourneyMeta<ManagePlanView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadPlan: supplied<ThisPlan, OfPlan>('loadPlan'),
    loadBoosts: supplied<Boosts, OfPlan>('loadBoosts'),
    lookForNews: supplied<Boosts, OfPlan>('lookForNews'),
    startBoost: supplied<Boosts, OfPlan>('startBoost'),
    loadPauses: supplied<Pauses, OfPlan>('loadPauses'),
    planPause: supplied<PauseMade, PlanPauseInput>('planPause'),
    endPause: supplied<PauseMade, EndPauseInput>('endPause'),
  },
  delays: { newsDue },
  guards: {
    isPageKnown: and([
      not(stateIn({ plan: 'loadingPlan' })),
      not(stateIn({ boost: 'loadingBoosts' })),
      not(stateIn({ pause: 'loadingPauses' })),
    ]),
    isMeant: (_, { asked, card }: { asked: string | undefined; card: string }) => isMeantFor(asked, card),
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    canBoost: ({ context }) => canBoost(context.boosts),
    isBoosted: ({ context }) => (context.boosts?.boost ?? null) !== null,
    isBoostBlocked: (_, { failure }: Failed) => codeOf(failure) === 'boost.blocked',
    canPause: ({ context }) => canPause(context.pauses),
    isPauseBlocked: (_, params: { pauses: Pauses }) => !canPause(params.pauses),
    hasPause: ({ context }) => hasPause(context.pauses),
    isPausePossible: ({ context }, params: TypedPause) => isPausePossible(context.pauses, params),
    isStillPossible: ({ context }, params: { pauses: Pauses }) => isPausePossible(params.pauses, context.typed),
    isAgreed: (_, params: { isAgreed: boolean }) => params.isAgreed,
    isPauseChanged: (_, { failure }: Failed) => changeOf(failure) !== null,
    isPauseRefused: (_, { failure }: Failed) => codeOf(failure) === 'pause.blocked',
  },
  actions: {
    storePlan: assign({ found: (_, params: { found: ThisPlan }) => params.found }),
    storeBoosts: assign({ boosts: (_, params: { boosts: Boosts }) => params.boosts }),
    tellBoost: assign({ boostNews: (_, params: { news: BoostNews }) => params.news }),
    forgetBoostNews: assign({ boostNews: null }),
    forgetOldBoostNews: assign({
      boostNews: ({ context: { boosts, boostNews } }) => (boosts?.boost ? boostNews : null),
    }),
    storePauses: assign({ pauses: (_, params: { pauses: Pauses }) => params.pauses }),
    storeMade: assign((_, { made }: { made: PauseMade }) => ({ ...made, typed: null, errors: {}, changed: null })),
    storeTyped: assign({ typed: (_, { from, days }: TypedPause) => ({ from, days }), errors: {}, changed: null }),
    refuseTyped: assign({
      typed: (_, { from, days }: TypedPause) => ({ from, days }),
      errors: ({ context: { pauses } }, params: TypedPause) => pauseErrors(pauses, params),
      changed: null,
    }),
    refuseWhatChanged: assign({ errors: ({ context }) => pauseErrors(context.pauses, context.typed) }),
    refuseAgreement: assign({ errors: { agreed: 'agreementMissing' } }),
    noteChange: assign({ changed: (_, { failure }: Failed) => changeOf(failure), errors: {} }),
    giveUpPause: assign({ typed: null, errors: {}, changed: null }),
    tellPause: assign({ pauseNews: (_, params: { news: PauseNews }) => params.news }),
    tellEnd: assign({ pauseNews: ({ context }) => newsOfEnd(context.pauses) }),
    forgetPauseNews: assign({ pauseNews: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
  },
});
