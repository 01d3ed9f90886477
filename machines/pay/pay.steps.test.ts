import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { noSuchPayment, nothingDue, saysNo, saysYes, soldOut, tooMany, toPay, withoutProvider } from './pay.cases.ts';
import { payMachine } from './pay.machine.ts';
import {
  blocked,
  cardCheck,
  cardKept,
  expired,
  nextSessionId,
  open,
  paid,
  paymentSessionId,
  pending,
  refusedOnce,
  refusedToTheEnd,
} from './sessions.cases.ts';

const priceChanged = refused(409, 'price.changed');

const loaded = answered('loadPayment', open);
const atFields = [loaded, 'card.shown'];
const pressed = [...atFields, 'payment.started'];
const refusedThere = [...pressed, { type: 'payment.answered', ...saysNo }];
const paidThere = [...pressed, { type: 'payment.answered', ...saysYes }];
const looked = (session: object) => answered('lookAtPayment', session);
/** Looks that find nothing new, each a second after the one before. */
const idleLooks = (session: object, times: number) =>
  Array.from({ length: times }, () => [1_000, looked(session)]).flat();

describeCustomers(
  { machine: payMachine },
  {
    'a member opens a payment': {
      begins: toPay,
      at: 'loadingPayment',
      asks: { loadPayment: { paymentSessionId } },
      steps: [
        [loaded, 'takingCard.showingFrame', { session: open }],
        [answered('loadPayment', cardCheck), 'takingCard.showingFrame', { session: cardCheck }],
        [answered('loadPayment', pending), 'awaitingPayment.awaitingLook'],
        [answered('loadPayment', paid), 'paymentMade'],
        [answered('loadPayment', cardKept), 'paymentMade'],
        [answered('loadPayment', blocked), 'paymentBlocked'],
        [answered('loadPayment', expired), 'paymentOver'],
        [failed('loadPayment', noSuchPayment), 'paymentMissing'],
        [failed('loadPayment', offline), 'paymentNotLoaded', { failure: offline }],
      ],
    },
    'a member whose card fields do not come is told so, and loads them again (PH-09)': {
      begins: toPay,
      past: [loaded, 15_000],
      at: 'cardNotShown',
      steps: [['retry.requested', 'loadingPayment', { failure: null }]],
    },
    'a member presses the last button (PH-09)': {
      begins: toPay,
      past: pressed,
      at: 'takingCard.paying',
      knows: { pressed: { attemptsLeft: 3, paymentResultCode: null } },
      steps: [
        [
          { type: 'payment.answered', ...saysYes },
          'takingCard.askingForResult',
          { answer: saysYes },
          { askForResult: { paymentSessionId, sessionResult: saysYes.sessionResult } },
        ],
        ['payment.interrupted', 'takingCard.looking', {}, { lookAtPayment: { paymentSessionId, sessionResult: null } }],
        [{ type: 'session.ended', status: 'completed' }, 'awaitingPayment.awaitingLook'],
        [{ type: 'session.ended', status: 'expired' }, 'takingCard.looking'],
      ],
    },
    'the provider says yes: the gateway is asked, and no one pays again (PH-11)': {
      begins: toPay,
      past: paidThere,
      at: 'takingCard.askingForResult',
      steps: [
        [answered('askForResult', pending), 'awaitingPayment.awaitingLook', { session: pending }],
        [answered('askForResult', paid), 'paymentMade'],
        // The gateway was told nothing yet.
        [answered('askForResult', open), 'awaitingPayment.awaitingLook'],
        [failed('askForResult', offline), 'awaitingPayment.awaitingLook'],
      ],
    },
    'money is on its way: we look on until it is decided (PH-11)': {
      begins: toPay,
      past: [...paidThere, answered('askForResult', pending), 1_000],
      at: 'awaitingPayment.looking',
      asks: {
        lookAtPayment: { paymentSessionId, sessionResult: saysYes.sessionResult, isUnasked: false },
      },
      steps: [
        [looked(pending), 'awaitingPayment.awaitingLook', { looks: 1 }],
        [failed('lookAtPayment', offline), 'awaitingPayment.awaitingLook', { looks: 1 }],
        [looked(paid), 'paymentMade', { session: paid }],
        // The bank has taken its time, and said no.
        [looked(refusedOnce), 'takingCard.showingFrame', { session: refusedOnce, pressed: null }],
        [looked(blocked), 'paymentBlocked'],
        // That it was fraud comes a moment later.
        [looked(refusedToTheEnd), 'awaitingPayment.awaitingLook'],
      ],
    },
    'a bank takes its time: after eight looks we look every ten seconds, once somebody is there': {
      begins: toPay,
      past: [answered('loadPayment', pending), ...idleLooks(pending, 8), 10_000],
      at: 'awaitingPayment.looking',
      asks: { lookAtPayment: { isUnasked: true } },
    },
    'a refusal that the gateway knows of can be tried again, in the same fields (PH-10)': {
      begins: toPay,
      past: refusedThere,
      at: 'takingCard.askingForResult',
      steps: [
        [answered('askForResult', refusedOnce), 'takingCard.enteringCard', { session: refusedOnce, pressed: null }],
        [answered('askForResult', open), 'takingCard.awaitingWord'],
        [answered('askForResult', refusedToTheEnd), 'takingCard.awaitingWord'],
        [answered('askForResult', blocked), 'paymentBlocked'],
        [failed('askForResult', offline), 'takingCard.awaitingWord'],
        ['payment.started', 'takingCard.paying', { answer: null }],
      ],
    },
    'a refusal for fraud is told as soon as the webhook has said so, without a reload (PH-10)': {
      begins: toPay,
      past: [...refusedThere, answered('askForResult', refusedToTheEnd), 1_000],
      at: 'takingCard.looking',
      steps: [
        [looked(blocked), 'paymentBlocked', { session: blocked }],
        [looked(refusedToTheEnd), 'takingCard.awaitingWord'],
      ],
      // The payment is over: another press would be none.
      ignores: ['payment.started'],
    },
    'a third refusal is told at once (PH-10)': {
      begins: toPay,
      past: [
        answered('loadPayment', { ...refusedOnce, attemptsLeft: 1 }),
        'card.shown',
        'payment.started',
        { type: 'payment.answered', ...saysNo },
        answered('askForResult', refusedToTheEnd),
      ],
      at: 'paymentOver',
    },
    'nothing is heard of a press for eight looks: the fields stand as they were': {
      begins: toPay,
      past: [...refusedThere, answered('askForResult', open), ...idleLooks(open, 8)],
      at: 'takingCard.enteringCard',
    },
    'nothing is heard of one that ended, and nobody answers': {
      begins: toPay,
      past: [
        ...refusedThere,
        answered('askForResult', refusedToTheEnd),
        ...Array.from({ length: 7 }, () => [1_000, failed('lookAtPayment', offline)]).flat(),
        1_000,
      ],
      at: 'takingCard.looking',
      steps: [[failed('lookAtPayment', offline), 'paymentOver']],
    },
    'an answer is lost on the way: the gateway says what came of the press (PH-11)': {
      begins: toPay,
      past: [...pressed, 'payment.interrupted'],
      at: 'takingCard.looking',
      steps: [
        [looked(paid), 'paymentMade'],
        [looked(pending), 'awaitingPayment.awaitingLook'],
        [looked(open), 'takingCard.awaitingWord'],
        [failed('lookAtPayment', offline), 'takingCard.awaitingWord'],
        ['payment.started', 'takingCard.paying'],
      ],
    },
    'a payment is paid in another tab: this one hears of it within a minute (PH-11)': {
      begins: toPay,
      past: [...atFields, 60_000],
      at: 'takingCard.lookingForNews',
      asks: { lookAtPayment: { isUnasked: true, sessionResult: null } },
      steps: [
        [looked(paid), 'paymentMade'],
        [looked(expired), 'paymentOver'],
        [looked(open), 'takingCard.enteringCard'],
        [failed('lookAtPayment', offline), 'takingCard.enteringCard'],
        ['payment.started', 'takingCard.paying'],
      ],
    },
    'a closed laptop is opened: the provider’s page says that it is paid, and the gateway is looked at (PH-11)': {
      begins: toPay,
      past: [loaded, { type: 'session.ended', status: 'completed' }, 1_000],
      at: 'awaitingPayment.looking',
      asks: { lookAtPayment: { sessionResult: null } },
      steps: [[looked(open), 'awaitingPayment.awaitingLook']],
    },
    'no card is taken where no provider is': {
      begins: withoutProvider,
      past: [loaded],
      at: 'paymentsAway',
    },
    'a payment that has ended is begun anew, for the same thing (PH-10)': {
      begins: toPay,
      past: [answered('loadPayment', expired), 'payment.requested'],
      at: 'beginningPayment',
      asks: { beginPayment: { purpose: 'BROADBAND_BILL', billId: open.billId } },
      steps: [
        [
          answered('beginPayment', { paymentSessionId: nextSessionId }),
          'leadingOn',
          { nextSessionId },
          { leadOn: { path: `/pay/${nextSessionId}` } },
        ],
        [failed('beginPayment', nothingDue), 'nothingDue'],
        [failed('beginPayment', soldOut), 'orderOutdated', { failure: soldOut }],
        [failed('beginPayment', priceChanged), 'orderOutdated', { failure: priceChanged }],
        [failed('beginPayment', refused(409, 'basket.changed')), 'orderOutdated'],
        [failed('beginPayment', refused(409, 'delivery.day-gone')), 'orderOutdated'],
        [failed('beginPayment', tooMany), 'tooManyPayments', { failure: tooMany }],
        [failed('beginPayment', offline), 'paymentNotBegun', { failure: offline }],
      ],
    },
    'so is one that was blocked': {
      begins: toPay,
      past: [answered('loadPayment', blocked)],
      at: 'paymentBlocked',
      steps: [['payment.requested', 'beginningPayment']],
    },
    'a new payment that could not be begun is begun by another click (ER-04)': {
      begins: toPay,
      past: [answered('loadPayment', expired), 'payment.requested', failed('beginPayment', offline)],
      at: 'paymentNotBegun',
      steps: [['retry.requested', 'beginningPayment', { failure: null }]],
    },
    'the page of the new payment does not come: the way there is open still': {
      begins: toPay,
      past: [
        answered('loadPayment', expired),
        'payment.requested',
        answered('beginPayment', { paymentSessionId: nextSessionId }),
      ],
      at: 'leadingOn',
      steps: [
        [answered('leadOn'), 'ledOn'],
        [failed('leadOn', offline), 'paymentOver'],
      ],
    },
    'a payment could not be read': {
      begins: toPay,
      past: [failed('loadPayment', offline)],
      at: 'paymentNotLoaded',
      steps: [['retry.requested', 'loadingPayment', { failure: null }]],
    },
  },
);
