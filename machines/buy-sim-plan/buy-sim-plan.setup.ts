import { assign, setup } from 'xstate';
import { codeOf, type Failed, failureOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { hasSimPlan } from '../shared/own-sim-plan.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import {
  canBuy,
  cancellingOf,
  canRepeat,
  choiceAfter,
  choiceErrors,
  choiceOf,
  choiceThatFits,
  isBought,
  nothingChosen,
  planChosen,
  planOf,
  refusalOf,
  repeatOf,
  wantedOf,
} from './buy-sim-plan.rules.ts';
import type {
  BuyNews,
  BuySimPlanContext,
  BuySimPlanEvent,
  BuySimPlanInput,
  BuySimPlanView,
  Cancelling,
  Known,
  MySimPlan,
  RepeatingWanted,
  SimPlanPurchase,
  SimPlanWanted,
  TypedChoice,
  TypedRepeat,
} from './buy-sim-plan.types.ts';

type OfMember = Pick<BuySimPlanInput, 'memberId'>;
type Begun = { paymentSessionId: string };
type OfPlan = { planId: string };

const isChoosable = ({ known, choice }: BuySimPlanContext): boolean =>
  known !== null && canBuy(known.mine) && planChosen({ known, choice }) !== null;

/** Types, stubs and named steps of buying a SIM plan. */
export const buySimPlanSetup = setup({
  types: {
    context: {} as BuySimPlanContext,
    input: {} as BuySimPlanInput,
    events: {} as BuySimPlanEvent,
    meta: {} as JourneyMeta<BuySimPlanView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadPlan: supplied<Known, OfMember>('loadPlan'),
    /** From credit it is bought then; by card it is noted, and paid afterwards. */
    buyPlan: supplied<SimPlanPurchase, SimPlanWanted>('buyPlan'),
    /** `keepsCard`: the card that pays is charged each time afterwards. */
    beginPayment: supplied<Begun, { purchaseId: string; keepsCard: boolean }>('beginPayment'),
    /** Goes to the page of payment. */
    leadOn: supplied<void, { path: string }>('leadOn'),
    saveRepeating: supplied<MySimPlan, RepeatingWanted>('saveRepeating'),
    stopRepeating: supplied<MySimPlan, OfMember>('stopRepeating'),
    takeBack: supplied<MySimPlan, { purchaseId: string }>('takeBack'),
    cancelPlan: supplied<MySimPlan, Cancelling>('cancelPlan'),
    /** Of what goes on by itself: what is left of the plan, say. */
    lookForNews: supplied<MySimPlan, OfMember>('lookForNews'),
  },
  delays: { newsDue },
  guards: {
    isBought: ({ context: { known, purchaseId } }) => isBought(known, purchaseId),
    /** All of it has been said, and can be bought as it was said. */
    isSaid: ({ context }) => isChoosable(context) && wantedOf(context) !== null,
    isChoosable: ({ context }) => isChoosable(context),
    canBeBought: ({ context: { known } }, { planId }: OfPlan) =>
      known !== null && canBuy(known.mine) && planOf(known, planId) !== null,
    isComplete: ({ context }, typed: TypedChoice) => Object.keys(choiceErrors(context, typed)).length === 0,
    isToBePaid: (_, { state }: SimPlanPurchase) => state === 'UNPAID',
    canRepeat: ({ context: { known } }) => known !== null && canRepeat(known.mine),
    canBeRepeated: ({ context: { known } }, typed: TypedRepeat) => 'repeating' in repeatOf(known, typed),
    isRepeated: ({ context: { known } }) => (known?.mine.repeat ?? null) !== null,
    isWaiting: ({ context: { known } }) => (known?.mine.waiting ?? null) !== null,
    isCancellable: ({ context: { known } }) => cancellingOf(known) !== null,
    /** What is left of a plan, when one begins, what a bank answers. */
    mayChange: ({ context: { known } }) => known !== null && hasSimPlan(known.mine),
    /** How it stands has to be read before anything else is tried. */
    isRefused: (_, { failure }: Failed) => refusalOf(failure) !== null,
    isPaid: (_, { failure }: Failed) => codeOf(failure) === 'payment.nothing-due',
    isTooOften: (_, { failure }: Failed) => codeOf(failure) === 'payment.too-many',
  },
  actions: {
    storeKnown: assign(({ context: { choice } }, known: Known) => ({ known, choice: choiceThatFits(known, choice) })),
    storeMine: assign(({ context: { known } }, { mine }: { mine: MySimPlan }) => ({
      known: known && { ...known, mine },
    })),
    /** A link names a plan: it is the one that is looked at, whatever was chosen before. */
    storeNamed: assign(({ context: { choice } }, { planId }: { planId: string | null }) => ({
      choice: planId === null || planId === choice.planId ? choice : { ...nothingChosen, planId },
    })),
    storePlan: assign(({ context: { known, choice } }, { planId }: OfPlan) => {
      const chosen = choice.planId === planId ? choice : { ...nothingChosen, planId };
      return { choice: known ? choiceThatFits(known, chosen) : chosen };
    }),
    storeChoice: assign(({ context }, typed: TypedChoice) => ({ choice: choiceOf(context, typed) })),
    refuseChoice: assign(({ context }, typed: TypedChoice) => ({ errors: choiceErrors(context, typed), news: null })),
    storePurchase: assign(({ context: { choice } }, { purchaseId, state }: SimPlanPurchase) => ({
      purchaseId,
      choice: state === 'UNPAID' ? choice : nothingChosen,
    })),
    forgetPurchase: assign({ choice: nothingChosen, purchaseId: null, paymentSessionId: null }),
    forgetChoice: assign({ choice: nothingChosen }),
    storeSession: assign((_, { paymentSessionId }: Begun) => ({ paymentSessionId })),
    storeRepeating: assign(({ context: { known } }, typed: TypedRepeat) => {
      const said = repeatOf(known, typed);
      return { repeating: 'repeating' in said ? said.repeating : null };
    }),
    refuseRepeating: assign(({ context: { known } }, typed: TypedRepeat) => {
      const said = repeatOf(known, typed);
      return { errors: 'errors' in said ? said.errors : {}, news: null };
    }),
    noteRefusal: assign(({ context: { choice } }, { failure }: Failed) => {
      const news = refusalOf(failure);
      return { news, choice: news === null ? choice : choiceAfter(news, choice) };
    }),
    forgetNews: assign({ errors: {}, news: null }),
    tell: assign((_, { news }: { news: BuyNews }) => ({ news })),
    storeFailure: assign((_, { failure }: Failed) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
});

export const tells = (news: BuyNews) => ({ type: 'tell', params: { news } }) as const;

/** What the gateway refuses because it stands otherwise than the page says is read again, and its reason told there. */
export const outdated = {
  guard: { type: 'isRefused', params: failureOf },
  target: '#buySimPlan.loadingPlan',
  actions: { type: 'noteRefusal', params: failureOf },
} as const;

/** Back to the plans. */
export const toPlans = { target: 'showingPlan', actions: 'forgetNews' } as const;

/** The page is opened or come back to. */
export const opened = {
  'page.opened': {
    target: '#buySimPlan.loadingPlan',
    actions: ['forgetNews', { type: 'storeNamed', params: ({ event }: { event: { planId: string | null } }) => event }],
  },
} as const;
