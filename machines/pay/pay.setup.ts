import { assign, setup } from 'xstate';
import { codeOf, type Failed, type Failure, isMissing, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import { isMade, isSlow, lookMs, maxQuickLooks, quickLookMs, standingOf, type Standing } from './pay.rules.ts';
import type {
  CardAnswer,
  PayContext,
  PayEvent,
  PayInput,
  PaymentSession,
  PaymentWanted,
  PayView,
  Pressed,
  Redirect,
} from './pay.types.ts';

/** The provider's page in the frame says nothing. */
const noFrame: Failure = { kind: 'NetworkError', message: '' };

/** What the gateway finds of an order of phones before it is paid, and the basket can mend. */
const outdated: ReadonlySet<string> = new Set([
  'product.out-of-stock',
  'price.changed',
  'basket.changed',
  'delivery.day-gone',
]);

/** What stands against a top-up today; the gateway's words say what helps. */
const notNow: ReadonlySet<string> = new Set(['top-up.daily-limit', 'airtime.debt']);

/** How the payment stands as the customer presses. */
const pressedIn = ({ session }: Pick<PayContext, 'session'>): Pressed => ({
  attemptsLeft: session?.attemptsLeft ?? 0,
  paymentResultCode: session?.paymentResultCode ?? null,
});

type Read = { session: PaymentSession };

export type Look = {
  paymentSessionId: string;
  /** By which the provider is asked, where its page has given it. */
  sessionResult: string | null;
  /** Nobody waits for it: it is looked once somebody is at the page. */
  isUnasked: boolean;
};

/** Types, stubs and named steps of a payment; the chart is in pay.machine.ts. */
export const paySetup = setup({
  types: {
    context: {} as PayContext,
    input: {} as PayInput,
    events: {} as PayEvent,
    meta: {} as JourneyMeta<PayView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadPayment: supplied<PaymentSession, { paymentSessionId: string }>('loadPayment'),
    /** Hands on what the bank or the wallet gave along with the way back; the app has it. */
    goOnAfterRedirect: supplied<PaymentSession, { paymentSessionId: string }>('goOnAfterRedirect'),
    /** Hands on what the provider's page gave. */
    askForResult: supplied<PaymentSession, { paymentSessionId: string; sessionResult: string }>('askForResult'),
    lookAtPayment: supplied<PaymentSession, Look>('lookAtPayment'),
    /** Ends when the page is there again, as Back may bring it back as it was left. */
    leaveForRedirect: supplied<void, { url: string }>('leaveForRedirect'),
    beginPayment: supplied<{ paymentSessionId: string }, PaymentWanted>('beginPayment'),
    /** Goes to a page in place of this one. */
    leadOn: supplied<void, { path: string }>('leadOn'),
  },
  delays: {
    newsDue,
    wordDue: quickLookMs,
    lookDue: ({ context }) => lookMs(context),
    resultDue: ({ context }) => lookMs(context),
    /** The card fields take a second or two; without them nobody can pay. */
    frameDue: 15_000,
  },
  guards: {
    isBackFromRedirect: ({ context }) => context.isBackFromRedirect,
    stands: ({ context }, { session, as }: Read & { as: Standing }) => standingOf(context, session) === as,
    hasNoProvider: ({ context }, { session }: Read) =>
      context.providerPages === null && standingOf(context, session) === 'open',
    mayBeFraud: ({ context }, { session }: Read) => session.state === 'REFUSED' && !isSlow(context),
    isSlow: ({ context }) => isSlow(context),
    isOpen: ({ context }) => context.session?.state === 'OPEN',
    isMade: ({ context }) => isMade(context.answer),
    isCompleted: (_, { status }: { status: string }) => isMade({ resultCode: status }),
    isHosted: (_, { session }: Read) => session.hostedPage !== null,
    hasHostedPage: ({ context }) => (context.session?.hostedPage ?? null) !== null,
    isToWallet: (_, { to }: Redirect) => to === 'wallet',
    isAwaited: ({ context }) => context.pressed !== null && !isSlow(context),
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    /** What the bank or the wallet gave along is none of this payment's. */
    isNotTheirs: (_, { failure }: Failed) => isMissing(failure) || codeOf(failure) === 'payment.details-wrong',
    isNothingDue: (_, { failure }: Failed) => isMissing(failure) || codeOf(failure) === 'payment.nothing-due',
    isOutdated: (_, { failure }: Failed) => outdated.has(codeOf(failure)),
    isTooOften: (_, { failure }: Failed) => statusOf(failure) === 429 || notNow.has(codeOf(failure)),
  },
  actions: {
    storeSession: assign((_, { session }: Read) => ({ session })),
    notePress: assign({ pressed: ({ context }) => pressedIn(context), answer: null, looks: 0 }),
    storeAnswer: assign((_, { resultCode, sessionResult }: CardAnswer) => ({
      answer: { resultCode, sessionResult },
      looks: 0,
    })),
    /** The provider's page says that it is paid, and has nothing more to ask by: a payment that was made before a reload. */
    noteCompleted: assign(({ context }, { status }: { status: string }) => ({
      pressed: pressedIn(context),
      answer: { resultCode: status, sessionResult: '' },
      looks: 0,
    })),
    forgetPress: assign({ pressed: null, answer: null, looks: 0 }),
    // More are as many.
    countLook: assign({ looks: ({ context }) => Math.min(context.looks + 1, maxQuickLooks) }),
    storeRedirect: assign((_, { url }: Redirect) => ({ redirectUrl: url })),
    storeNext: assign((_, { paymentSessionId }: { paymentSessionId: string }) => ({ nextSessionId: paymentSessionId })),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    noteNoFrame: assign({ failure: noFrame }),
    clearFailure: assign({ failure: null }),
  },
});

export const readIn = ({ event }: { event: { output: PaymentSession } }): Read => ({ session: event.output });

export const store = { type: 'storeSession', params: readIn } as const;

/** Whether a payment that was just read stands so. */
export const stands = (as: Standing) =>
  ({
    type: 'stands',
    params: ({ event }: { event: { output: PaymentSession } }) => ({ session: event.output, as }),
  }) as const;
