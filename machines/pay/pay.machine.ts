import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { wantedAgain } from './back-of.rules.ts';
import { isSlow, payPath } from './pay.rules.ts';
import { paySetup, readIn, stands, store } from './pay.setup.ts';
import { readyToLeave } from './ready-to-leave.states.ts';
import { decided, ended, lookInput, takingCard } from './taking-card.states.ts';

/** A payment that can be made leads to its card fields, or to the way to the provider's own page. */
const fields = [
  { guard: { type: 'hasNoProvider', params: readIn }, target: '#pay.paymentsAway', actions: store },
  {
    guard: { type: 'isHosted', params: readIn },
    target: '#pay.readyToLeave',
    actions: [store, { type: 'forgetPress' }],
  },
  { target: '#pay.takingCard', actions: [store, { type: 'forgetPress' }] },
] as const;

const opened = [...decided, ...fields] as const;

/** Of who comes back nobody knows how often they were refused before: until the webhook is there, any end by refusals may be one for fraud. */
const mayBeFraud = {
  guard: { type: 'mayBeFraud', params: readIn },
  target: '#pay.goingOnAfterRedirect.awaitingReason',
  actions: [store, { type: 'countLook' }],
} as const;

const beginAnew = { 'payment.requested': 'beginningPayment' } as const;

/**
 * The errand: pay for something, or have a card kept (PH-08 to PH-11). Whoever needs money has the gateway begin a session, and leads to its
 * page; what is paid for decides words and where it leads afterwards (back-of.rules.ts), and nothing else. Which session it is stands in the address and comes
 * in as input, so no state has an address of its own: a reload reads how it stands. What is shown follows what the gateway knows, which follows
 * the provider's webhook; what the provider's page says only has us ask.
 */
export const payMachine = paySetup.createMachine({
  id: 'pay',
  context: ({ input }) => ({
    ...input,
    session: null,
    pressed: null,
    answer: null,
    looks: 0,
    redirectUrl: null,
    nextSessionId: null,
    failure: null,
  }),
  initial: 'openingPage',
  states: {
    openingPage: {
      description: 'The address says whether the customer comes back from their bank, or from the wallet.',
      always: [{ guard: 'isBackFromRedirect', target: 'goingOnAfterRedirect' }, { target: 'loadingPayment' }],
    },
    loadingPayment: {
      description: 'We look how the payment stands.',
      tags: ['busy'],
      meta: { view: 'LoadingPayment', rows: ['PH-09', 'PH-11'] },
      entry: 'forgetPress',
      invoke: {
        id: 'loadPayment',
        src: 'loadPayment',
        input: ({ context: { paymentSessionId } }) => ({ paymentSessionId }),
        onDone: opened,
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'paymentMissing' },
          failsTo('paymentNotLoaded'),
        ],
      },
    },
    paymentMissing: {
      description: 'The member has no payment at this address.',
      meta: { view: 'PaymentMissing', rows: ['ER-04'] },
    },
    paymentNotLoaded: {
      description: 'How the payment stands could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'PaymentNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingPayment', actions: 'clearFailure' } },
    },
    goingOnAfterRedirect: {
      description:
        'The bank or the wallet has asked on its own page and led back, or the provider’s own page did: the payment goes on with what it gave along.',
      meta: { view: 'GoingOnAfterRedirect', rows: ['PH-09', 'PH-10', 'PH-11'] },
      initial: 'handingOn',
      states: {
        handingOn: {
          description: 'We hand on what the page gave along, however often.',
          tags: ['busy'],
          invoke: {
            id: 'goOnAfterRedirect',
            src: 'goOnAfterRedirect',
            input: ({ context: { paymentSessionId } }) => ({ paymentSessionId }),
            onDone: [mayBeFraud, ...opened],
            onError: [
              { guard: { type: 'isNotTheirs', params: failureOf }, target: '#pay.loadingPayment' },
              failsTo('#pay.redirectNotTaken'),
            ],
          },
        },
        awaitingReason: {
          description:
            'The payment was refused to its end, and the provider’s webhook says why: we look again in a second.',
          tags: ['busy'],
          after: { wordDue: 'looking' },
        },
        looking: {
          description:
            'We look whether it was stopped as it may be fraud; after eight looks it is over like any other.',
          tags: ['busy'],
          invoke: {
            id: 'lookAtPayment',
            src: 'lookAtPayment',
            input: ({ context }) => lookInput(context, false),
            onDone: [mayBeFraud, ...decided, { target: '#pay.loadingPayment' }],
            onError: [
              { guard: 'isSlow', target: '#pay.paymentOver' },
              { target: 'awaitingReason', actions: 'countLook' },
            ],
          },
        },
      },
    },
    redirectNotTaken: {
      description: 'What the bank or the wallet said could not be handed on; nothing is lost, try again.',
      tags: ['failed'],
      meta: { view: 'RedirectNotTaken', rows: ['PH-11', 'ER-04'] },
      on: { 'retry.requested': { target: 'goingOnAfterRedirect', actions: 'clearFailure' } },
    },
    takingCard,
    readyToLeave,
    goingToProvider: {
      description:
        'The payment is made on the provider’s own page: we go there, and come back; Back shows how it stands.',
      tags: ['busy'],
      meta: { view: 'GoingToProvider', rows: ['PH-09', 'PH-11'] },
      invoke: {
        id: 'leaveForRedirect',
        src: 'leaveForRedirect',
        input: ({ context: { session } }) => ({ url: needed(session?.hostedPage ?? null, 'the provider’s own page') }),
        onDone: 'loadingPayment',
        onError: { target: 'cardNotShown', actions: 'noteNoFrame' },
      },
    },
    cardNotShown: {
      description: 'The provider’s card fields did not come; nothing was taken, try again.',
      meta: { view: 'CardNotShown', rows: ['PH-09', 'ER-04'] },
      tags: ['failed'],
      on: { 'retry.requested': { target: 'loadingPayment', actions: 'clearFailure' } },
    },
    paymentsAway: {
      description: 'No provider takes payments here at the moment.',
      meta: { view: 'PaymentsAway', rows: ['PH-09'] },
    },
    goingToBank: {
      description: 'The bank asks on a page of its own: we go there, and come back; Back shows how the payment stands.',
      tags: ['busy'],
      meta: { view: 'GoingToBank', rows: ['PH-09', 'PH-11'] },
      invoke: {
        id: 'leaveForRedirect',
        src: 'leaveForRedirect',
        input: ({ context: { redirectUrl } }) => ({ url: needed(redirectUrl, 'the page of the bank') }),
        onDone: 'loadingPayment',
        onError: 'loadingPayment',
      },
    },
    goingToWallet: {
      description:
        'The wallet has a page of its own, on which the payment is approved: we go there, and come back; Back shows how the payment stands.',
      tags: ['busy'],
      meta: { view: 'GoingToWallet', rows: ['PH-08', 'PH-11'] },
      invoke: {
        id: 'leaveForRedirect',
        src: 'leaveForRedirect',
        input: ({ context: { redirectUrl } }) => ({ url: needed(redirectUrl, 'the page of the wallet') }),
        onDone: 'loadingPayment',
        onError: 'loadingPayment',
      },
    },
    awaitingPayment: {
      description: 'The money is on its way: we look until the provider has told the gateway, for as long as it takes.',
      meta: { view: 'AwaitingPayment', rows: ['PH-09', 'PH-11'] },
      initial: 'awaitingLook',
      states: {
        awaitingLook: {
          description: 'The next look is a second away, and ten once the bank takes its time.',
          after: { lookDue: 'looking' },
        },
        looking: {
          description: 'We look whether it is paid; if that fails, we look again.',
          invoke: {
            id: 'lookAtPayment',
            src: 'lookAtPayment',
            input: ({ context }) => lookInput(context, isSlow(context)),
            onDone: [
              ...ended,
              { guard: stands('pending'), target: 'awaitingLook', actions: [store, 'countLook'] },
              { guard: stands('awaited'), target: 'awaitingLook', actions: [store, 'countLook'] },
              ...fields,
            ],
            onError: { target: 'awaitingLook', actions: 'countLook' },
          },
        },
      },
    },
    paymentMade: {
      description: 'It is paid, or the card is kept.',
      meta: { view: 'PaymentMade', rows: ['PH-09'] },
    },
    paymentOver: {
      description: 'The payment has ended unpaid: refused three times, its hour over, or stopped; begin a new one.',
      meta: { view: 'PaymentOver', rows: ['PH-10'] },
      on: beginAnew,
    },
    paymentBlocked: {
      description: 'The payment was stopped as it may be fraud; begin a new one with another card.',
      meta: { view: 'PaymentBlocked', rows: ['PH-10'] },
      on: beginAnew,
    },
    beginningPayment: {
      description: 'We begin a new payment for the same thing.',
      tags: ['busy', 'committing'],
      meta: { view: 'BeginningPayment', rows: ['PH-10'] },
      invoke: {
        id: 'beginPayment',
        src: 'beginPayment',
        input: ({ context: { session } }) => wantedAgain(needed(session, 'the payment that has ended')),
        onDone: { target: 'leadingOn', actions: { type: 'storeNext', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isNothingDue', params: failureOf }, target: 'nothingDue' },
          { guard: { type: 'isOutdated', params: failureOf }, ...failsTo('orderOutdated') },
          { guard: { type: 'isTooOften', params: failureOf }, ...failsTo('tooManyPayments') },
          failsTo('paymentNotBegun'),
        ],
      },
    },
    leadingOn: {
      description: 'The page of the new payment takes the place of this one.',
      tags: ['busy'],
      meta: { view: 'BeginningPayment', rows: ['PH-10'] },
      invoke: {
        id: 'leadOn',
        src: 'leadOn',
        input: ({ context: { nextSessionId } }) => ({ path: payPath(needed(nextSessionId, 'the new payment')) }),
        onDone: 'ledOn',
        onError: 'paymentOver',
      },
    },
    ledOn: {
      description: 'The new payment has a page of its own, where it goes on.',
      type: 'final',
    },
    nothingDue: {
      description: 'There is nothing left to pay, as it was paid in another way.',
      meta: { view: 'NothingDue', rows: ['PH-11'] },
    },
    orderOutdated: {
      description: 'The phones cannot be ordered as they were: read why, and mend it from the basket on.',
      meta: { view: 'OrderOutdated', rows: ['PH-08', 'PH-10'] },
    },
    tooManyPayments: {
      description: 'The member has tried to pay too often today, or can’t top up now; read when, or what helps.',
      meta: { view: 'TooManyPayments', rows: ['PH-10'] },
    },
    paymentNotBegun: {
      description: 'No new payment could be begun; nothing was taken, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PaymentNotBegun', rows: ['PH-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'beginningPayment', actions: 'clearFailure' } },
    },
  },
});
