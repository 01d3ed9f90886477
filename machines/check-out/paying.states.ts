import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { orderWanted } from './check-out.rules.ts';
import { checkOutSetup as s, standsOtherwise } from './check-out.setup.ts';

const paying = { 'payment.requested': { target: 'savingOrder', actions: 'clearFailure' } } as const;

/** All that was said, read before it is paid; what is wrong with it by now is said, and nothing is lost. */
export const reviewingOrder = s.createStateConfig({
  id: 'reviewingOrder',
  description: 'Check everything, change what is wrong, and go on to pay.',
  route: { guard: 'canReview' },
  meta: { view: 'ReviewingOrder', path: paths.checkoutReview, rows: ['PH-05', 'PH-07'] },
  initial: 'readingOrder',
  states: {
    readingOrder: {
      description: 'Read what is ordered, where it goes, when and for how much.',
      on: paying,
    },
    readingAgain: {
      description: 'The same for who has said all of it before, and comes from the basket or from the payment.',
      meta: { path: paths.checkoutReview, history: 'replace' },
      on: paying,
    },
    savingOrder: {
      description: 'We save what is to be ordered, if basket, prices and day are still those that were read.',
      tags: ['busy', 'committing'],
      meta: { rows: ['PH-05', 'PH-07'] },
      invoke: {
        id: 'saveOrder',
        src: 'saveOrder',
        input: ({ context }) => orderWanted(context),
        onDone: {
          target: 'beginningPayment',
          actions: { type: 'storeOrder', params: ({ event }) => event.output },
        },
        onError: [...standsOtherwise, failsTo('#checkOut.paymentNotBegun')],
      },
    },
    beginningPayment: {
      description: 'We take the phones from the shelf and begin the payment.',
      tags: ['busy', 'committing'],
      meta: { rows: ['PH-07', 'PH-09'] },
      invoke: {
        id: 'beginPayment',
        src: 'beginPayment',
        input: ({ context: { orderId } }) => ({ orderId: needed(orderId, 'the order that is saved') }),
        onDone: {
          target: 'leadingOn',
          actions: { type: 'storeSession', params: ({ event }) => event.output },
        },
        onError: [
          ...standsOtherwise,
          {
            guard: { type: 'isCreditOtherwise', params: failureOf },
            target: '#takingCredit.loadingCredit',
            actions: 'loseSignature',
          },
          failsTo('#checkOut.paymentNotBegun'),
        ],
      },
    },
    leadingOn: {
      description: 'We lead to the page on which it is paid.',
      tags: ['busy'],
      invoke: {
        id: 'leadOn',
        src: 'leadOn',
        input: ({ context: { paymentSessionId } }) => ({
          paymentSessionId: needed(paymentSessionId, 'the payment that has begun'),
        }),
        // Who comes back reads it again.
        onDone: 'readingOrder',
        onError: failsTo('#checkOut.paymentNotBegun'),
      },
    },
  },
});
