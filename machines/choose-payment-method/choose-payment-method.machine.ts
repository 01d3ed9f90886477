import { assign, setup } from 'xstate';
import { codeOf, type Failed, failsTo, failureOf } from '../shared/failure.ts';
import { payPath } from '../pay/pay.rules.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { supplied } from '../shared/supplied.ts';
import { cardOf, isKept, refusalOf } from './choose-payment-method.rules.ts';
import type {
  CardOfMember,
  ChoosePaymentMethodContext,
  ChoosePaymentMethodEvent,
  ChoosePaymentMethodInput,
  ChoosePaymentMethodView,
  MethodNews,
  Paying,
  PaymentMethod,
} from './choose-payment-method.types.ts';

type OfMember = Pick<ChoosePaymentMethodInput, 'memberId'>;

/** Types, stubs and named steps of how bills are paid. */
const choosePaymentMethodSetup = setup({
  types: {
    context: {} as ChoosePaymentMethodContext,
    input: {} as ChoosePaymentMethodInput,
    events: {} as ChoosePaymentMethodEvent,
    meta: {} as JourneyMeta<ChoosePaymentMethodView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadMethod: supplied<Paying, OfMember>('loadMethod'),
    chooseCard: supplied<PaymentMethod, CardOfMember>('chooseCard'),
    stopCharging: supplied<void, OfMember>('stopCharging'),
    removeCard: supplied<void, CardOfMember>('removeCard'),
    /** Begins the check of a card with £0. */
    beginCheck: supplied<{ paymentSessionId: string }, OfMember>('beginCheck'),
    /** Begins to set up a Direct Debit. */
    beginDebit: supplied<{ paymentSessionId: string }, OfMember>('beginDebit'),
    /** Goes to the page of payment. */
    leadOn: supplied<void, { path: string }>('leadOn'),
  },
  guards: {
    canBeChosen: ({ context }, params: { cardId: string }) => refusalOf(context, params.cardId) === null,
    isKept: ({ context }, params: { cardId: string }) => isKept(context, params.cardId),
    isCharged: ({ context: { paying } }) => (paying?.method.card ?? paying?.method.directDebit ?? null) !== null,
    isGone: (_, { failure }: Failed) => codeOf(failure) === 'card.not-found',
    isExpired: (_, { failure }: Failed) => codeOf(failure) === 'card.expired',
    isTooOften: (_, { failure }: Failed) => codeOf(failure) === 'payment.too-many',
  },
  actions: {
    storePaying: assign({ paying: (_, params: { paying: Paying }) => params.paying }),
    storeCard: assign({ cardId: (_, params: { cardId: string }) => params.cardId, errors: {}, news: null }),
    refuseCard: assign({
      errors: ({ context }, params: { cardId: string }) => ({
        cardId: refusalOf(context, params.cardId) ?? 'notChosen',
      }),
      news: null,
    }),
    storeSession: assign({
      paymentSessionId: (_, params: { paymentSessionId: string }) => params.paymentSessionId,
    }),
    forgetNews: assign({ errors: {}, news: null }),
    tell: assign({ news: (_, params: { news: MethodNews }) => params.news }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

const tells = (news: MethodNews) => ({ type: 'tell', params: { news } }) as const;

/** What became of the card since it was shown is read anew. */
const outdated = [
  {
    guard: { type: 'isGone', params: failureOf },
    target: '#choosePaymentMethod.loadingMethod',
    actions: tells('cardGone'),
  },
  {
    guard: { type: 'isExpired', params: failureOf },
    target: '#choosePaymentMethod.loadingMethod',
    actions: tells('cardExpired'),
  },
] as const;

/**
 * The errand: have bills charged to a card or collected by Direct Debit, or pay them oneself. A new card is checked with £0 on the page of payment, where
 * a Direct Debit is set up, too; it leads back to here. No state has an address of its own, and a reload reads how it stands.
 */
export const choosePaymentMethodMachine = choosePaymentMethodSetup.createMachine({
  id: 'choosePaymentMethod',
  context: ({ input: { memberId, today, orderId } }) => ({
    memberId,
    today,
    orderId,
    paying: null,
    cardId: null,
    errors: {},
    news: null,
    paymentSessionId: null,
    failure: null,
  }),
  initial: 'loadingMethod',
  states: {
    loadingMethod: {
      description: 'We look up how bills are paid, and which cards are kept.',
      tags: ['busy'],
      meta: { view: 'LoadingMethod', rows: ['PH-08'] },
      invoke: {
        id: 'loadMethod',
        src: 'loadMethod',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: {
          target: 'showingMethod',
          actions: { type: 'storePaying', params: ({ event }) => ({ paying: event.output }) },
        },
        onError: failsTo('methodNotLoaded'),
      },
    },
    methodNotLoaded: {
      description: 'How bills are paid could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'MethodNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingMethod', actions: 'clearFailure' } },
    },
    showingMethod: {
      description: 'Read how bills are paid, choose, add or remove a card, or set up a Direct Debit.',
      meta: { view: 'ShowingMethod', rows: ['PH-08'] },
      initial: 'readingMethod',
      states: {
        readingMethod: {
          description: 'Read how bills are paid.',
          on: {
            'card.submitted': [
              {
                guard: { type: 'canBeChosen', params: ({ event }) => event },
                target: 'choosingCard',
                actions: { type: 'storeCard', params: ({ event }) => event },
              },
              { actions: { type: 'refuseCard', params: ({ event }) => event } },
            ],
            'cardCheck.requested': { target: 'beginningCheck', actions: 'forgetNews' },
            'debit.requested': { target: 'beginningDebit', actions: 'forgetNews' },
            'stopping.requested': { guard: 'isCharged', target: 'confirmingStop', actions: 'forgetNews' },
            'removal.requested': {
              guard: { type: 'isKept', params: ({ event }) => event },
              target: 'confirmingRemoval',
              actions: { type: 'storeCard', params: ({ event }) => event },
            },
          },
        },
        choosingCard: {
          description: 'We note the card that bills are charged to.',
          tags: ['busy', 'committing'],
          invoke: {
            id: 'chooseCard',
            src: 'chooseCard',
            input: ({ context }) => cardOf(context),
            onDone: { target: '#choosePaymentMethod.loadingMethod', actions: tells('cardChosen') },
            onError: [...outdated, failsTo('#choosePaymentMethod.cardNotChosen')],
          },
        },
        beginningCheck: {
          description: 'We begin the check of a new card.',
          tags: ['busy', 'committing'],
          invoke: {
            id: 'beginCheck',
            src: 'beginCheck',
            input: ({ context: { memberId } }) => ({ memberId }),
            onDone: {
              target: 'leadingToCheck',
              actions: { type: 'storeSession', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isTooOften', params: failureOf }, ...failsTo('#choosePaymentMethod.tooManyChecks') },
              failsTo('#choosePaymentMethod.checkNotBegun'),
            ],
          },
        },
        beginningDebit: {
          description: 'We begin to set up a Direct Debit.',
          tags: ['busy', 'committing'],
          invoke: {
            id: 'beginDebit',
            src: 'beginDebit',
            input: ({ context: { memberId } }) => ({ memberId }),
            onDone: {
              target: 'leadingToCheck',
              actions: { type: 'storeSession', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isTooOften', params: failureOf }, ...failsTo('#choosePaymentMethod.tooManyChecks') },
              failsTo('#choosePaymentMethod.debitNotBegun'),
            ],
          },
        },
        leadingToCheck: {
          description: 'The page of payment takes over.',
          tags: ['busy'],
          invoke: {
            id: 'leadOn',
            src: 'leadOn',
            input: ({ context: { paymentSessionId } }) => ({
              path: payPath(needed(paymentSessionId, 'the session of the check, or of the Direct Debit')),
            }),
            onDone: 'readingMethod',
            onError: 'readingMethod',
          },
        },
        confirmingStop: {
          description: 'Confirm that nothing is taken by itself any more.',
          meta: { view: 'ConfirmingStop', modal: true, rows: ['PH-08'] },
          on: { 'stopping.confirmed': 'stoppingCharging', 'stopping.declined': 'readingMethod' },
        },
        stoppingCharging: {
          description: 'We note that nothing is taken by itself any more.',
          tags: ['busy', 'committing'],
          meta: { view: 'ConfirmingStop', modal: true, rows: ['PH-08'] },
          invoke: {
            id: 'stopCharging',
            src: 'stopCharging',
            input: ({ context: { memberId } }) => ({ memberId }),
            onDone: { target: '#choosePaymentMethod.loadingMethod', actions: tells('chargingStopped') },
            onError: failsTo('#choosePaymentMethod.chargingNotStopped'),
          },
        },
        confirmingRemoval: {
          description: 'Confirm that a card is forgotten.',
          meta: { view: 'ConfirmingRemoval', modal: true, rows: ['PH-08'] },
          on: { 'removal.confirmed': 'removingCard', 'removal.declined': 'readingMethod' },
        },
        removingCard: {
          description: 'We have the card forgotten, here and at the payment provider.',
          tags: ['busy', 'committing'],
          meta: { view: 'ConfirmingRemoval', modal: true, rows: ['PH-08'] },
          invoke: {
            id: 'removeCard',
            src: 'removeCard',
            input: ({ context }) => cardOf(context),
            onDone: { target: '#choosePaymentMethod.loadingMethod', actions: tells('cardRemoved') },
            onError: [
              {
                // Removed in another tab: it is as it was wanted.
                guard: { type: 'isGone', params: failureOf },
                target: '#choosePaymentMethod.loadingMethod',
                actions: tells('cardRemoved'),
              },
              failsTo('#choosePaymentMethod.cardNotRemoved'),
            ],
          },
        },
      },
    },
    cardNotChosen: {
      description: 'The card could not be chosen; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'CardNotChosen', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingMethod.choosingCard', 'cards.requested': 'showingMethod' },
    },
    chargingNotStopped: {
      description: 'Charging could not be stopped; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ChargingNotStopped', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingMethod.stoppingCharging', 'cards.requested': 'showingMethod' },
    },
    cardNotRemoved: {
      description: 'The card could not be removed; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'CardNotRemoved', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingMethod.removingCard', 'cards.requested': 'showingMethod' },
    },
    tooManyChecks: {
      description: 'The member has tried cards too often today; read when to try again.',
      meta: { view: 'TooManyChecks', rows: ['PH-10'] },
      exit: 'clearFailure',
      on: { 'cards.requested': 'showingMethod' },
    },
    checkNotBegun: {
      description: 'The check of a card could not begin; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'CheckNotBegun', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingMethod.beginningCheck', 'cards.requested': 'showingMethod' },
    },
    debitNotBegun: {
      description: 'Setting up a Direct Debit could not begin; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'DebitNotBegun', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingMethod.beginningDebit', 'cards.requested': 'showingMethod' },
    },
  },
});
