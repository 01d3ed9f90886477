import { assign, setup } from 'xstate';
import { type Failed, failureOf } from '../shared/failure.ts';
import {
  type Address,
  addressSearchActors,
  addressSearchChanges as search,
  addressSearchGuards,
  type Suggestion,
} from '../shared/finding-address.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import * as rules from './check-out.rules.ts';
import type {
  Checkout,
  CheckOutContext,
  CheckOutEvent,
  CheckOutInput,
  CheckOutView,
  Contact,
  CreditApplicant,
  OrderCredit,
  ShopOrderWanted,
  Signature,
  SimType,
  Step,
  TypedApplicant,
  UnderAgreement,
} from './check-out.types.ts';
import * as credit from './credit.rules.ts';
import { areWaysAsked, areWaysSaved, waysTyped } from './ways.rules.ts';

type Asked = { orderId: string };
type Chosen = { suggestion: Suggestion };

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

/** Types, stubs and named steps of the check-out; the chart is in check-out.machine.ts. */
export const checkOutSetup = setup({
  types: {
    context: {} as CheckOutContext,
    input: {} as CheckOutInput,
    events: {} as CheckOutEvent,
    meta: {} as JourneyMeta<CheckOutView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadCheckout: supplied<Checkout, Record<string, never>>('loadCheckout'),
    ...addressSearchActors,
    loadCredit: supplied<OrderCredit, Asked>('loadCredit'),
    lookForNews: supplied<OrderCredit, Asked>('lookForNews'),
    applyForCredit: supplied<OrderCredit, Asked & { applicant: CreditApplicant }>('applyForCredit'),
    signAgreement: supplied<OrderCredit, Asked & UnderAgreement & { name: string }>('signAgreement'),
    saveOrder: supplied<{ orderId: string }, ShopOrderWanted>('saveOrder'),
    beginPayment: supplied<{ paymentSessionId: string }, Asked>('beginPayment'),
    /** Leads to the page on which it is paid. */
    leadOn: supplied<void, { paymentSessionId: string }>('leadOn'),
  },
  delays: { newsDue },
  guards: {
    isBeingPaid: ({ context: { checkout } }) => checkout?.isBeingPaid === true,
    isNothingThere: ({ context: { checkout } }) => checkout?.pieces.length === 0,
    isUnsettled: ({ context: { checkout } }) => checkout?.canCheckOut !== true,
    isNext: ({ context }, { step }: { step: Step }) => rules.nextStep(context) === step,
    canAsk: ({ context }, { step }: { step: Step }) => rules.canAsk(context, step),
    canReview: ({ context }) => rules.canBeBought(context) && rules.nextStep(context) === null,
    isContact: (_, contact: Contact) => isEmpty(rules.contactErrors(contact)),
    isAddress: (_, address: Address) => isEmpty(rules.addressErrors(address)),
    isAnyAddressKnown: ({ context: { address, checkout } }) => address !== null || (checkout?.address ?? null) !== null,
    ...addressSearchGuards,
    isDay: ({ context }, { day }: { day: string }) => isEmpty(rules.dayErrors(context, day)),
    areSims: ({ context }, { sims }: { sims: readonly string[] }) => isEmpty(rules.simErrors(context, sims)),
    areWays: ({ context }, { ways }: { ways: readonly string[] }) => isEmpty(rules.wayErrors(context, ways)),
    canAskWays: ({ context }) => rules.canAsk(context, 'ways') && areWaysAsked(context.checkout),
    isCreditSaved: ({ context }) => rules.nextStep(context) === 'credit' && areWaysSaved(context),
    canAskCredit: ({ context }) => rules.canAsk(context, 'credit') && areWaysAsked(context.checkout),
    isCreditKnown: ({ context }) => context.credit !== null,
    isCreditUnknown: ({ context }) => context.credit === null,
    isAllSigned: ({ context }) => context.credit?.canPay === true,
    isToApply: ({ context }) => context.credit?.canApply === true,
    isNothingToApplyFor: ({ context }) => context.credit?.canApply !== true,
    isDeclined: ({ context }) => credit.isDeclined(context.credit),
    areAllDeclined: ({ context }) => credit.areAllDeclined(context.credit),
    isAwaited: ({ context }) => credit.isReferred(context.credit),
    isStillAwaited: (_, params: { credit: OrderCredit }) => credit.isReferred(params.credit),
    isAccepted: ({ context }) => credit.isAccepted(context.credit),
    isNothingOpen: ({ context }) => credit.isNothingOpen(context.credit),
    isApplicant: ({ context }, typed: TypedApplicant) => isEmpty(credit.applicantErrors(typed, context)),
    isApplicantRefused: (_, { failure }: Failed) => !isEmpty(credit.applicantRefusals(failure)),
    isAskedTooOften: (_, { failure }: Failed) => credit.isAskedTooOften(failure),
    isCreditOtherwise: (_, { failure }: Failed) => credit.standsOtherwise(failure),
    isSignature: (_, signature: Signature) => isEmpty(credit.signatureErrors(signature)),
    isChanged: (_, { failure }: Failed) => rules.changeOf(failure) !== null,
    isPaymentUnderWay: (_, { failure }: Failed) => rules.isBeingPaid(failure),
    isDayGone: (_, { failure }: Failed) => rules.isDayGone(failure),
  },
  actions: {
    storeCheckout: assign(({ context }, { checkout }: { checkout: Checkout }) => rules.afterReading(context, checkout)),
    storeContact: assign((_, contact: Contact) => ({ contact: rules.trimContact(contact), errors: {} })),
    refuseContact: assign({ errors: (_, contact: Contact) => rules.contactErrors(contact) }),
    storeAddress: assign((_, address: Address) => ({
      address: rules.trimAddress(address),
      foundAddress: null,
      errors: {},
    })),
    refuseAddress: assign({ errors: (_, address: Address) => rules.addressErrors(address) }),
    storeText: assign((_, typed: { text: string }) => search.storeText(typed)),
    refuseText: assign((_, typed: { text: string }) => search.refuseText(typed)),
    storeSuggestions: assign((_, found: { suggestions: readonly Suggestion[] }) => search.storeSuggestions(found)),
    openContainer: assign(({ context }, chosen: Chosen) => search.openContainer(context, chosen)),
    closeContainer: assign(({ context }) => search.closeContainer(context)),
    storeChosen: assign((_, chosen: Chosen) => search.storeChosen(chosen)),
    storeFound: assign(({ context }, found: { address: Address }) => search.storeFound(context, found)),
    forgetSearch: assign(search.forgetSearch),
    storeDay: assign((_, { day }: { day: string }) => ({ day, isDayGone: false, errors: {} })),
    refuseDay: assign({ errors: ({ context }, { day }: { day: string }) => rules.dayErrors(context, day) }),
    // The guard has looked whether each is one that its phone takes.
    storeSims: assign((_, { sims }: { sims: readonly string[] }) => ({ sims: sims as SimType[], errors: {} })),
    refuseSims: assign({
      errors: ({ context }, { sims }: { sims: readonly string[] }) => rules.simErrors(context, sims),
    }),
    storeWays: assign(({ context }, { ways }: { ways: readonly string[] }) => ({
      // The guard has looked whether each is a way to pay for its phone.
      ways: context.checkout && waysTyped(context.checkout, ways).map((typed) => typed?.way ?? null),
      credit: null,
      applicant: null,
      errors: {},
    })),
    refuseWays: assign({
      errors: ({ context }, { ways }: { ways: readonly string[] }) => rules.wayErrors(context, ways),
    }),
    forgetWays: assign({ ways: null, credit: null }),
    payAllAtOnce: assign({ ways: ({ context: { ways } }) => ways && ways.map(() => null), credit: null }),
    storeCredit: assign((_, { credit }: { credit: OrderCredit }) => ({ credit, orderId: credit.shopOrderId })),
    storeApplicant: assign((_, { type: _type, ...applicant }: TypedApplicant & { type: string }) => ({
      applicant,
      errors: {},
    })),
    refuseApplicant: assign({
      errors: ({ context }, typed: TypedApplicant) => credit.applicantErrors(typed, context),
    }),
    takeRefusals: assign({ errors: (_, { failure }: Failed) => credit.applicantRefusals(failure) }),
    forgetApplicant: assign({ applicant: null, errors: {} }),
    storeSignature: assign((_, { name }: Signature) => ({ signedAs: name.trim(), errors: {} })),
    refuseSignature: assign({ errors: (_, signature: Signature) => credit.signatureErrors(signature) }),
    forgetSignature: assign({ signedAs: '', isSignatureGone: false }),
    loseSignature: assign({ credit: null, isSignatureGone: true }),
    storeOrder: assign((_, { orderId }: { orderId: string }) => ({ orderId })),
    storeSession: assign((_, { paymentSessionId }: { paymentSessionId: string }) => ({ paymentSessionId })),
    storeChange: assign({ change: (_, { failure }: Failed) => rules.changeOf(failure) }),
    forgetChange: assign({ change: null }),
    notePayment: assign({ checkout: ({ context: { checkout } }) => checkout && { ...checkout, isBeingPaid: true } }),
    loseDay: assign({ day: null, isDayGone: true }),
    clearErrors: assign({ errors: {} }),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

export const byEvent = <Event>({ event }: { event: Event }): Event => event;

export const storeCheckout = {
  type: 'storeCheckout',
  params: ({ event }: { event: { output: Checkout } }) => ({ checkout: event.output }),
} as const;

/** What the gateway refuses because basket, day or payment stand otherwise by now. */
export const standsOtherwise = [
  {
    guard: { type: 'isChanged', params: failureOf },
    target: '#checkOut.orderChanged',
    actions: { type: 'storeChange', params: failureOf },
  },
  { guard: { type: 'isPaymentUnderWay', params: failureOf }, target: '#checkOut.beingPaid', actions: 'notePayment' },
  { guard: { type: 'isDayGone', params: failureOf }, target: '#checkOut.refreshingDays', actions: 'loseDay' },
] as const;
