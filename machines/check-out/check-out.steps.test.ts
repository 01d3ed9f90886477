import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  address,
  beingPaid,
  cases,
  contact,
  dayGone,
  dearerSince,
  empty,
  facts,
  later,
  open,
  otherBasket,
  saved,
  savedLent,
  soldOut,
  soldOutSince,
  starts,
  underWay,
} from './check-out.cases.ts';
import { checkOutMachine } from './check-out.machine.ts';
import { orderId } from './credit.cases.ts';

const contactSaid = { type: 'contact.submitted', ...contact };
const wrongPhone = { ...contactSaid, phoneNumber: '1' };
const daySaid = { type: 'day.submitted', day: '2026-11-25' };
const noDay = { type: 'day.submitted', day: '' };
const simsSaid = { type: 'sims.submitted', sims: ['esim'] };
const noSim = { type: 'sims.submitted', sims: [''] };
const reading = 'reviewingOrder.readingOrder';
const saveForCredit = 'takingCredit.savingChoice';
const saving = 'reviewingOrder.savingOrder';

/** The gateway as it can answer a check-out that is read: to nothing, to a basket that comes first, to a payment under way. */
const stops = [
  [answered('loadCheckout', empty), 'nothingToOrder'],
  [answered('loadCheckout', soldOut), 'basketUnsettled'],
  [answered('loadCheckout', beingPaid), 'beingPaid'],
  [failed('loadCheckout', offline), 'checkoutNotLoaded', { failure: offline }],
] as const;

describeSteps(
  { machine: checkOutMachine, starts, cases, facts },
  {
    begins: { 'a member with a basket': 'loadingCheckout' },
    steps: {
      loadingCheckout: [
        ...toOneOf(answered('loadCheckout', open), 'enteringContact', 'reviewingOrder.readingAgain'),
        // A day that has gone is asked for again, and so comes whatever else is not said.
        [answered('loadCheckout', later), 'enteringContact'],
        [answered('loadCheckout', saved), 'reviewingOrder.readingAgain', { contact, address }],
        // Who has said in this tab to pay by instalments, and not gone on with it.
        [answered('loadCheckout', saved), 'enteringContact', { ways: [12] }],
        // The lender has answered: on from there, in any tab.
        ...toOneOf(answered('loadCheckout', savedLent), 'takingCredit.loadingCredit', 'reviewingOrder.readingAgain'),
        ...stops,
      ],
      refreshingDays: [
        [answered('loadCheckout', later), 'choosingDay', { day: null, isDayGone: true }],
        ...toOneOf(answered('loadCheckout', saved), reading, saveForCredit),
        ...toOneOf(answered('loadCheckout', savedLent), reading, saveForCredit),
        ...stops,
      ],
      checkoutNotLoaded: [['retry.requested', 'loadingCheckout', { failure: null }, { loadCheckout: {} }]],
      nothingToOrder: [],
      basketUnsettled: [],
      beingPaid: [['checkout.requested', 'loadingCheckout', {}, { loadCheckout: {} }]],
      enteringContact: [
        [contactSaid, 'choosingAddress.findingAddress.awaitingText', { contact, errors: {} }],
        ...toOneOf(contactSaid, 'choosingDay', 'choosingSims', 'choosingWays.choosing', saveForCredit, reading),
        [wrongPhone, 'enteringContact', { errors: { phoneNumber: 'phoneWrong' } }],
      ],
      choosingDay: [
        ...toOneOf(daySaid, 'choosingSims', 'choosingWays.choosing', saveForCredit, reading),
        [noDay, 'choosingDay', { errors: { day: 'dayMissing' } }],
      ],
      choosingSims: [
        [simsSaid, 'choosingWays.choosing', { sims: ['esim'], errors: {} }],
        ...toOneOf(simsSaid, saveForCredit, reading),
        [noSim, 'choosingSims', { errors: { sim0: 'simMissing' } }],
      ],
      'reviewingOrder.readingAgain': [['payment.requested', saving]],
      [reading]: [['payment.requested', saving]],
      [saving]: [
        [
          answered('saveOrder', { orderId }),
          'reviewingOrder.beginningPayment',
          { orderId },
          { beginPayment: { orderId } },
        ],
        [failed('saveOrder', soldOutSince), 'orderChanged', { change: 'soldOut' }],
        [failed('saveOrder', dearerSince), 'orderChanged', { change: 'price' }],
        [failed('saveOrder', otherBasket), 'orderChanged', { change: 'basket' }],
        [failed('saveOrder', dayGone), 'refreshingDays', { day: null, isDayGone: true }, { loadCheckout: {} }],
        [failed('saveOrder', underWay), 'beingPaid', { checkout: { isBeingPaid: true } }],
        [failed('saveOrder', offline), 'paymentNotBegun', { failure: offline }],
      ],
      orderChanged: [['checkout.requested', 'loadingCheckout', { change: null }, { loadCheckout: {} }]],
      paymentNotBegun: [
        ['retry.requested', saving, { failure: null }],
        ['review.requested', reading, { failure: null }],
      ],
    },
  },
);
