import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  backFromRedirect,
  backWithoutProvider,
  noSuchPayment,
  notTheirs,
  toBank,
  toPay,
  toWallet,
} from './pay.cases.ts';
import { payMachine } from './pay.machine.ts';
import { maxQuickLooks } from './pay.rules.ts';
import {
  blocked,
  expired,
  hosted,
  hostedRefused,
  open,
  paid,
  paymentSessionId,
  pending,
  refusedOnce,
  refusedToTheEnd,
} from './sessions.cases.ts';

const loaded = answered('loadPayment', open);
const pressed = [loaded, 'card.shown', 'payment.started'];
/** Looks that find nothing new, each a second after the one before. */
const looksInVain = (times: number) =>
  Array.from({ length: times }, () => [1_000, answered('lookAtPayment', refusedToTheEnd)]).flat();

describeCustomers(
  { machine: payMachine },
  {
    'a member’s bank asks on its own page, or they pay by the wallet (PH-08, PH-09)': {
      begins: toPay,
      past: pressed,
      at: 'takingCard.paying',
      steps: [
        [{ type: 'payment.redirected', ...toBank }, 'goingToBank', {}, { leaveForRedirect: { url: toBank.url } }],
        [{ type: 'payment.redirected', ...toWallet }, 'goingToWallet', {}, { leaveForRedirect: { url: toWallet.url } }],
      ],
    },
    'a member goes to the page of their bank, and Back brings this page back as it was (PH-11)': {
      begins: toPay,
      past: [...pressed, { type: 'payment.redirected', ...toBank }],
      at: 'goingToBank',
      steps: [
        [answered('leaveForRedirect'), 'loadingPayment', { pressed: null }],
        [failed('leaveForRedirect', offline), 'loadingPayment'],
      ],
    },
    'a member goes to the wallet’s page, and Back brings this page back as it was (PH-08, PH-11)': {
      begins: toPay,
      past: [...pressed, { type: 'payment.redirected', ...toWallet }],
      at: 'goingToWallet',
      steps: [
        [answered('leaveForRedirect'), 'loadingPayment', { pressed: null }],
        [failed('leaveForRedirect', offline), 'loadingPayment'],
      ],
    },
    'a member who came Back from the wallet pays otherwise, or hears that the wallet has paid (PH-11)': {
      begins: toPay,
      past: [...pressed, { type: 'payment.redirected', ...toWallet }, answered('leaveForRedirect')],
      at: 'loadingPayment',
      steps: [
        [loaded, 'takingCard.showingFrame', { pressed: null }],
        [answered('loadPayment', pending), 'awaitingPayment.awaitingLook'],
        [answered('loadPayment', paid), 'paymentMade'],
      ],
    },
    'a member comes back from their bank or wallet (PH-09, PH-11)': {
      begins: backFromRedirect,
      at: 'goingOnAfterRedirect.handingOn',
      asks: { goOnAfterRedirect: { paymentSessionId } },
      steps: [
        [answered('goOnAfterRedirect', pending), 'awaitingPayment.awaitingLook'],
        [answered('goOnAfterRedirect', paid), 'paymentMade'],
        [answered('goOnAfterRedirect', refusedOnce), 'takingCard.showingFrame', { session: refusedOnce }],
        [
          answered('goOnAfterRedirect', refusedToTheEnd),
          'goingOnAfterRedirect.awaitingReason',
          { session: refusedToTheEnd, looks: 1 },
        ],
        [answered('goOnAfterRedirect', blocked), 'paymentBlocked'],
        [failed('goOnAfterRedirect', notTheirs), 'loadingPayment'],
        [failed('goOnAfterRedirect', noSuchPayment), 'loadingPayment'],
        [failed('goOnAfterRedirect', offline), 'redirectNotTaken', { failure: offline }],
      ],
    },
    'who comes back refused to the end hears whether it was stopped for fraud, once the webhook has told the gateway (PH-10)':
      {
        begins: backFromRedirect,
        past: [answered('goOnAfterRedirect', refusedToTheEnd), 1_000],
        at: 'goingOnAfterRedirect.looking',
        asks: { lookAtPayment: { paymentSessionId, sessionResult: null, isUnasked: false } },
        steps: [
          [answered('lookAtPayment', blocked), 'paymentBlocked', { session: blocked }],
          [answered('lookAtPayment', refusedToTheEnd), 'goingOnAfterRedirect.awaitingReason', { looks: 2 }],
          [failed('lookAtPayment', offline), 'goingOnAfterRedirect.awaitingReason', { looks: 2 }],
          [answered('lookAtPayment', paid), 'paymentMade'],
          [answered('lookAtPayment', pending), 'awaitingPayment.awaitingLook'],
          [answered('lookAtPayment', expired), 'paymentOver'],
          [answered('lookAtPayment', open), 'loadingPayment'],
        ],
      },
    'who comes back refused to the end reads after eight looks that it is over (PH-10)': {
      begins: backFromRedirect,
      past: [answered('goOnAfterRedirect', refusedToTheEnd), ...looksInVain(maxQuickLooks - 1), 1_000],
      at: 'goingOnAfterRedirect.looking',
      knows: { looks: maxQuickLooks },
      steps: [
        [answered('lookAtPayment', refusedToTheEnd), 'paymentOver', { session: refusedToTheEnd }],
        [answered('lookAtPayment', blocked), 'paymentBlocked'],
        [failed('lookAtPayment', offline), 'paymentOver'],
      ],
    },
    'who opens a payment that was refused a while ago waits for nothing (PH-10)': {
      begins: toPay,
      at: 'loadingPayment',
      steps: [[answered('loadPayment', refusedToTheEnd), 'paymentOver']],
    },
    'where the provider’s page stands in no frame, a member reads what is paid, and goes there by a press (PH-09)': {
      begins: toPay,
      past: [answered('loadPayment', hosted)],
      at: 'readyToLeave.awaitingPress',
      knows: { session: hosted },
      steps: [['provider.requested', 'goingToProvider', {}, { leaveForRedirect: { url: hosted.hostedPage } }]],
    },
    'who is on the way to that page comes Back to how the payment stands (PH-11)': {
      begins: toPay,
      past: [answered('loadPayment', hosted), 'provider.requested'],
      at: 'goingToProvider',
      steps: [
        [answered('leaveForRedirect'), 'loadingPayment'],
        [failed('leaveForRedirect', offline), 'cardNotShown'],
      ],
    },
    'who comes back from that page is told what came of it, as soon as it is known (PH-10, PH-11)': {
      begins: backFromRedirect,
      past: [answered('goOnAfterRedirect', hosted), 1_000],
      at: 'readyToLeave.lookingForNews',
      asks: { lookAtPayment: { sessionResult: null, isUnasked: true } },
      steps: [
        [answered('lookAtPayment', hostedRefused), 'readyToLeave.awaitingPress', { session: hostedRefused, looks: 1 }],
        [failed('lookAtPayment', offline), 'readyToLeave.awaitingPress', { looks: 1 }],
        [answered('lookAtPayment', paid), 'paymentMade'],
        [answered('lookAtPayment', blocked), 'paymentBlocked'],
        [answered('lookAtPayment', refusedToTheEnd), 'paymentOver'],
        [answered('lookAtPayment', pending), 'awaitingPayment.awaitingLook'],
      ],
    },
    'a bank that has said no after a while leads back to it': {
      begins: toPay,
      past: [answered('loadPayment', pending), 1_000],
      at: 'awaitingPayment.looking',
      steps: [[answered('lookAtPayment', hostedRefused), 'readyToLeave.awaitingPress', { session: hostedRefused }]],
    },
    'what the bank or the wallet said is handed on again': {
      begins: backFromRedirect,
      past: [failed('goOnAfterRedirect', offline)],
      at: 'redirectNotTaken',
      steps: [
        [
          'retry.requested',
          'goingOnAfterRedirect.handingOn',
          { failure: null },
          { goOnAfterRedirect: { paymentSessionId } },
        ],
      ],
    },
    'no card is taken where no provider is, nor after a bank or the wallet': {
      begins: backWithoutProvider,
      past: [answered('goOnAfterRedirect', open)],
      at: 'paymentsAway',
    },
  },
);
