import { failsTo } from '../shared/failure.ts';
import { nothingLookedFor } from '../shared/finding-address.ts';
import { paths } from '../shared/paths.ts';
import { byEvent, checkOutSetup, storeCheckout } from './check-out.setup.ts';
import { takingCredit } from './credit.states.ts';
import { choosingAddress } from './finding-address.states.ts';
import { reviewingOrder } from './paying.states.ts';

/** What comes before any question. It has no page of its own: whoever opens the check-out again has it looked at anew. */
const stops = [
  { guard: 'isBeingPaid', target: '#checkOut.beingPaid' },
  { guard: 'isNothingThere', target: '#checkOut.nothingToOrder' },
  { guard: 'isUnsettled', target: '#checkOut.basketUnsettled' },
] as const;

const lookAgain = { target: 'loadingCheckout', actions: 'forgetChange' } as const;

/**
 * The errand: from the basket to a payment that has begun. Each thing that is asked has a page; what was said stays said until it is
 * changed, over reload, Back and a way back to the basket. What is sold, at which price and on which days is the gateway's, and is read anew whenever somebody
 * comes from the basket; the order is made of what the customer has read, or not at all.
 */
export const checkOutMachine = checkOutSetup.createMachine({
  id: 'checkOut',
  context: ({ input }) => ({
    ...input,
    checkout: null,
    contact: null,
    address: null,
    day: null,
    sims: null,
    ways: null,
    credit: null,
    applicant: null,
    signedAs: '',
    isSignatureGone: false,
    ...nothingLookedFor,
    errors: {},
    isDayGone: false,
    change: null,
    orderId: null,
    paymentSessionId: null,
    failure: null,
  }),
  initial: 'loadingCheckout',
  states: {
    loadingCheckout: {
      id: 'loadingCheckout',
      description: 'We fetch what is about to be ordered, and what we know of it.',
      route: {},
      tags: ['busy'],
      meta: { view: 'LoadingCheckout', path: paths.checkout, rows: ['PH-05'] },
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        input: {},
        onDone: {
          target: 'decidingStart',
          actions: storeCheckout,
        },
        onError: failsTo('checkoutNotLoaded'),
      },
    },
    checkoutNotLoaded: {
      description: 'What is about to be ordered could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'CheckoutNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingCheckout', actions: 'clearFailure' } },
    },
    refreshingDays: {
      description: 'The day that was chosen has gone: we fetch the days that there are now.',
      tags: ['busy'],
      meta: { view: 'LoadingCheckout', rows: ['PH-05'] },
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        input: {},
        onDone: { target: 'decidingStep', actions: storeCheckout },
        onError: failsTo('checkoutNotLoaded'),
      },
    },
    decidingStart: {
      description:
        'Whoever has said all of it reads it, or goes on from what the lender has answered; anybody else begins, with what is known.',
      always: [
        ...stops,
        { guard: 'canReview', target: 'reviewingOrder.readingAgain' },
        { guard: 'isCreditSaved', target: 'takingCredit.loadingCredit' },
        { target: 'enteringContact' },
      ],
    },
    decidingStep: {
      description: 'The first thing that is still to be said is asked; where all is said, it is read.',
      always: [
        ...stops,
        { guard: { type: 'isNext', params: { step: 'address' } }, target: 'choosingAddress' },
        { guard: { type: 'isNext', params: { step: 'day' } }, target: 'choosingDay' },
        { guard: { type: 'isNext', params: { step: 'sims' } }, target: 'choosingSims' },
        { guard: { type: 'isNext', params: { step: 'ways' } }, target: 'choosingWays' },
        { guard: { type: 'isNext', params: { step: 'credit' } }, target: 'takingCredit' },
        { target: 'reviewingOrder' },
      ],
    },
    nothingToOrder: {
      description: 'The basket is empty: there is nothing to check out.',
      meta: { view: 'NothingToOrder', rows: ['PH-05'] },
    },
    basketUnsettled: {
      description: 'Something in the basket has sold out, or there are too many phones in it: the basket comes first.',
      meta: { view: 'BasketUnsettled', rows: ['PH-05'] },
    },
    beingPaid: {
      description: 'A payment for it is under way: nothing can be changed, and nothing is paid twice.',
      meta: { view: 'BeingPaid', rows: ['PH-11'] },
      on: { 'checkout.requested': lookAgain },
    },
    enteringContact: {
      id: 'enteringContact',
      description: 'Say who the parcel is for, and how to reach them.',
      route: { guard: { type: 'canAsk', params: { step: 'contact' } } },
      meta: { view: 'EnteringContact', path: paths.checkoutContact, history: 'replace', rows: ['PH-05', 'RS-03'] },
      // What is refused on one page is nothing of the next, whichever way leads there.
      exit: 'clearErrors',
      on: {
        'contact.submitted': [
          {
            guard: { type: 'isContact', params: byEvent },
            target: 'decidingStep',
            actions: { type: 'storeContact', params: byEvent },
          },
          { actions: { type: 'refuseContact', params: byEvent } },
        ],
      },
    },
    choosingAddress,
    choosingDay: {
      id: 'choosingDay',
      description: 'Choose the day of the delivery.',
      route: { guard: { type: 'canAsk', params: { step: 'day' } } },
      meta: { view: 'ChoosingDay', path: paths.checkoutDelivery, rows: ['PH-05'] },
      exit: 'clearErrors',
      on: {
        'day.submitted': [
          {
            guard: { type: 'isDay', params: byEvent },
            target: 'decidingStep',
            actions: { type: 'storeDay', params: byEvent },
          },
          { actions: { type: 'refuseDay', params: byEvent } },
        ],
      },
    },
    choosingSims: {
      id: 'choosingSims',
      description: 'Choose for each phone whether a SIM comes with it, and which.',
      route: { guard: { type: 'canAsk', params: { step: 'sims' } } },
      meta: { view: 'ChoosingSims', path: paths.checkoutSim, rows: ['PH-12'] },
      exit: 'clearErrors',
      on: {
        'sims.submitted': [
          {
            guard: { type: 'areSims', params: byEvent },
            target: 'decidingStep',
            actions: { type: 'storeSims', params: byEvent },
          },
          { actions: { type: 'refuseSims', params: byEvent } },
        ],
      },
    },
    choosingWays: {
      id: 'choosingWays',
      description: 'Choose for each phone whether it is paid at once or by instalments, and over how many months.',
      route: { guard: 'canAskWays' },
      meta: { view: 'ChoosingWays', path: paths.checkoutPayment, rows: ['PH-04'] },
      exit: 'clearErrors',
      initial: 'choosing',
      states: {
        choosing: { description: 'Nothing is chosen yet, or it is to be changed.' },
        choosingAgain: {
          description: 'The same in the place of a page about credit that has nothing to show any more.',
          meta: { path: paths.checkoutPayment, history: 'replace' },
        },
      },
      on: {
        'ways.submitted': [
          {
            guard: { type: 'areWays', params: byEvent },
            target: 'decidingStep',
            actions: { type: 'storeWays', params: byEvent },
          },
          { actions: { type: 'refuseWays', params: byEvent } },
        ],
      },
    },
    takingCredit,
    reviewingOrder,
    orderChanged: {
      description:
        'Something has sold out, costs more or is another by now: nothing is paid, and the basket shows what it is.',
      meta: { view: 'OrderChanged', path: paths.checkoutReview, rows: ['PH-05', 'PH-06'] },
      on: { 'checkout.requested': lookAgain },
    },
    paymentNotBegun: {
      description: 'The payment could not be begun; nothing is lost and nothing was taken, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PaymentNotBegun', path: paths.checkoutReview, rows: ['ER-04', 'PH-11'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'reviewingOrder.savingOrder', 'review.requested': 'reviewingOrder' },
    },
  },
});
