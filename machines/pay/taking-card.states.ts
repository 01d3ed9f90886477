import { needed } from '../shared/needed.ts';
import { paySetup as s, stands, store, type Look } from './pay.setup.ts';
import type { PayContext } from './pay.types.ts';

/** What a look asks; the provider is asked, too, where its page has said something. */
export const lookInput = ({ paymentSessionId, answer }: PayContext, isUnasked: boolean): Look => ({
  paymentSessionId,
  sessionResult: answer === null || answer.sessionResult === '' ? null : answer.sessionResult,
  isUnasked,
});

/** Where a payment that was read leads which no card can be entered for (any more). */
export const ended = [
  { guard: stands('paid'), target: '#pay.paymentMade', actions: store },
  { guard: stands('blocked'), target: '#pay.paymentBlocked', actions: store },
  { guard: stands('over'), target: '#pay.paymentOver', actions: store },
] as const;

export const decided = [
  ...ended,
  { guard: stands('pending'), target: '#pay.awaitingPayment', actions: store },
] as const;

const readWhileThere = [
  ...decided,
  { guard: stands('awaited'), target: 'awaitingWord', actions: [store, { type: 'countLook' }] },
  { target: 'enteringCard', actions: store },
] as const;

/**
 * The provider's card fields in their frame, which stays as it is in all of these states, with what was typed. The customer may leave at any
 * time: the order follows what the provider tells the gateway, and who comes back is shown how it stands.
 */
export const takingCard = s.createStateConfig({
  description: 'Choose a card that is kept, enter one, or choose the wallet, in the provider’s own fields, and pay.',
  meta: { view: 'TakingCard', rows: ['PH-08', 'PH-09', 'PH-10', 'PH-11'] },
  initial: 'showingFrame',
  on: {
    'payment.started': { guard: 'isOpen', target: '.paying', actions: 'notePress' },
    'payment.answered': { target: '.askingForResult', actions: { type: 'storeAnswer', params: ({ event }) => event } },
    'payment.redirected': [
      {
        guard: { type: 'isToWallet', params: ({ event }) => event },
        target: '#pay.goingToWallet',
        actions: { type: 'storeRedirect', params: ({ event }) => event },
      },
      { target: '#pay.goingToBank', actions: { type: 'storeRedirect', params: ({ event }) => event } },
    ],
    // A lost answer may have been a yes.
    'payment.interrupted': '.looking',
    'session.ended': [
      {
        guard: { type: 'isCompleted', params: ({ event }) => event },
        target: '#pay.awaitingPayment',
        actions: { type: 'noteCompleted', params: ({ event }) => event },
      },
      { target: '.looking' },
    ],
  },
  states: {
    showingFrame: {
      description: 'The provider’s card fields are on their way.',
      on: { 'card.shown': 'enteringCard' },
      after: { frameDue: { target: '#pay.cardNotShown', actions: 'noteNoFrame' } },
    },
    enteringCard: {
      description: 'Enter a card, or choose one; after a refusal try again, or another card.',
      entry: 'forgetPress',
      after: { newsDue: 'lookingForNews' },
    },
    lookingForNews: {
      description:
        'Once somebody is at the page, we look quietly whether it is paid in another tab, or its hour is over; if that fails, nothing changes.',
      invoke: {
        id: 'lookAtPayment',
        src: 'lookAtPayment',
        input: ({ context }) => lookInput(context, true),
        onDone: [...decided, { target: 'enteringCard', actions: store }],
        onError: 'enteringCard',
      },
    },
    paying: {
      description: 'The last button was pressed: the provider asks the bank, which may ask the customer in the frame.',
    },
    askingForResult: {
      description: 'We hand on what the provider’s page said, and ask how the payment stands.',
      invoke: {
        id: 'askForResult',
        src: 'askForResult',
        input: ({ context: { paymentSessionId, answer } }) => ({
          paymentSessionId,
          sessionResult: needed(answer, 'what the provider’s page said').sessionResult,
        }),
        onDone: readWhileThere,
        onError: [{ guard: 'isMade', target: '#pay.awaitingPayment' }, { target: 'awaitingWord' }],
      },
    },
    awaitingWord: {
      description: 'What became of the press is not known yet: we look again in a second; the customer can try again.',
      after: { wordDue: 'looking' },
    },
    looking: {
      description: 'We look what became of the press.',
      invoke: {
        id: 'lookAtPayment',
        src: 'lookAtPayment',
        input: ({ context }) => lookInput(context, false),
        onDone: readWhileThere,
        onError: [
          { guard: 'isAwaited', target: 'awaitingWord', actions: 'countLook' },
          { guard: 'isOpen', target: 'enteringCard' },
          { target: '#pay.paymentOver' },
        ],
      },
    },
  },
});
