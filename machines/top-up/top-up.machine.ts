import { failsTo } from '../shared/failure.ts';
import { showingCredit } from './showing-credit.states.ts';
import { topUpSetup } from './top-up.setup.ts';

/**
 * The errand: see one's credit and what it is made of, top up by card or voucher or have that done by itself, say what is spent
 * of it abroad at most (MK-04), and pay what is owed after a bank has taken a payment back (PH-12). Cards are entered on the page of payment, which leads back to here. No state has an address of its own, and a
 * reload reads how it stands.
 */
export const topUpMachine = topUpSetup.createMachine({
  id: 'topUp',
  context: ({ input: { memberId, today } }) => ({
    memberId,
    today,
    known: null,
    amountInPence: null,
    number: null,
    cardId: null,
    wantedCap: null,
    errors: {},
    news: null,
    redeemedInPence: 0,
    paymentSessionId: null,
    failure: null,
  }),
  initial: 'loadingCredit',
  states: {
    loadingCredit: {
      description: 'We look up the credit, what it is made of, which cards are kept, and what is spent abroad.',
      tags: ['busy'],
      meta: { view: 'LoadingCredit', rows: ['PH-12'] },
      invoke: {
        id: 'loadCredit',
        src: 'loadCredit',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: {
          target: 'showingCredit',
          actions: { type: 'storeKnown', params: ({ event }) => ({ known: event.output }) },
        },
        onError: failsTo('creditNotLoaded'),
      },
    },
    creditNotLoaded: {
      description: 'The credit could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'CreditNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingCredit', actions: 'clearFailure' } },
    },
    showingCredit,
    topUpNotBegun: {
      description: 'The payment could not begin; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'TopUpNotBegun', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.beginningTopUp', 'credit.requested': 'showingCredit' },
    },
    debtPaymentNotBegun: {
      description: 'The payment of what is owed could not begin; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'DebtPaymentNotBegun', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.beginningDebtPayment', 'credit.requested': 'showingCredit' },
    },
    voucherNotRedeemed: {
      description: 'The voucher could not be booked; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'VoucherNotRedeemed', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.redeemingVoucher', 'credit.requested': 'showingCredit' },
    },
    automaticNotTurnedOn: {
      description: 'Topping up by itself could not be turned on; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'AutomaticNotTurnedOn', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.turningOn', 'credit.requested': 'showingCredit' },
    },
    automaticNotTurnedOff: {
      description: 'Topping up by itself could not be turned off; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'AutomaticNotTurnedOff', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.turningOff', 'credit.requested': 'showingCredit' },
    },
    capNotSaved: {
      description: 'The cap on what is spent abroad could not be saved; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'CapNotSaved', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.savingCap', 'credit.requested': 'showingCredit' },
    },
    tooManyPayments: {
      description: 'The member has tried to pay too often today; read when to try again.',
      meta: { view: 'TooManyPayments', rows: ['PH-10'] },
      exit: 'clearFailure',
      on: { 'credit.requested': 'showingCredit' },
    },
  },
});
