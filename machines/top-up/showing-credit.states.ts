import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { payPath } from '../pay/pay.rules.ts';
import { outdated, refusedAt, tells, topUpSetup } from './top-up.setup.ts';

const begun = {
  type: 'storeSession',
  params: ({ event }: { event: { output: { paymentSessionId: string } } }) => event.output,
} as const;

const tooOften = { guard: { type: 'isTooOften', params: failureOf }, ...failsTo('#topUp.tooManyPayments') } as const;

/** The credit, and everything that is done with it from its page. */
export const showingCredit = topUpSetup.createStateConfig({
  description:
    'Read the credit and what it is made of; top up, use a voucher, have it topped up by itself, or cap what is spent abroad.',
  meta: { view: 'ShowingCredit', rows: ['PH-12'] },
  initial: 'readingCredit',
  states: {
    readingCredit: {
      description: 'Read the credit, and say what to do with it.',
      on: {
        'topUp.submitted': [
          {
            guard: { type: 'canTopUp', params: ({ event }) => event },
            target: 'beginningTopUp',
            actions: ['forgetNews', { type: 'storeAmount', params: ({ event }) => event }],
          },
          { actions: { type: 'refuseAmount', params: ({ event }) => event } },
        ],
        'debtPayment.requested': { guard: 'owes', target: 'beginningDebtPayment', actions: 'forgetNews' },
        'voucher.submitted': [
          {
            guard: { type: 'canBeVoucher', params: ({ event }) => event },
            target: 'redeemingVoucher',
            actions: ['forgetNews', { type: 'storeNumber', params: ({ event }) => event }],
          },
          { actions: { type: 'refuseNumber', params: ({ event }) => event } },
        ],
        'automatic.submitted': [
          {
            guard: { type: 'canBeCharged', params: ({ event }) => event },
            target: 'turningOn',
            actions: ['forgetNews', { type: 'storeCard', params: ({ event }) => event }],
          },
          { actions: { type: 'refuseCard', params: ({ event }) => event } },
        ],
        'cap.submitted': [
          {
            guard: { type: 'canBeCap', params: ({ event }) => event },
            target: 'savingCap',
            actions: ['forgetNews', { type: 'storeCap', params: ({ event }) => event }],
          },
          { actions: { type: 'refuseCap', params: ({ event }) => event } },
        ],
        'turningOff.requested': { guard: 'isOn', target: 'turningOff', actions: 'forgetNews' },
      },
    },
    beginningTopUp: {
      description: 'We note by how much, and begin the payment.',
      tags: ['busy', 'committing'],
      invoke: {
        id: 'beginTopUp',
        src: 'beginTopUp',
        input: ({ context: { amountInPence } }) => ({ amountInPence: needed(amountInPence, 'the amount') }),
        onDone: { target: 'leadingToPayment', actions: begun },
        onError: [outdated, tooOften, refusedAt('amount'), failsTo('#topUp.topUpNotBegun')],
      },
    },
    beginningDebtPayment: {
      description: 'We begin the payment of what is owed.',
      tags: ['busy', 'committing'],
      invoke: {
        id: 'beginDebtPayment',
        src: 'beginDebtPayment',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: { target: 'leadingToPayment', actions: begun },
        onError: [outdated, tooOften, failsTo('#topUp.debtPaymentNotBegun')],
      },
    },
    leadingToPayment: {
      description: 'The page of payment takes over.',
      tags: ['busy'],
      invoke: {
        id: 'leadOn',
        src: 'leadOn',
        input: ({ context: { paymentSessionId } }) => ({
          path: payPath(needed(paymentSessionId, 'the session of the payment')),
        }),
        onDone: 'readingCredit',
        onError: 'readingCredit',
      },
    },
    redeemingVoucher: {
      description: 'We book the voucher.',
      tags: ['busy', 'committing'],
      invoke: {
        id: 'redeemVoucher',
        src: 'redeemVoucher',
        input: ({ context: { number } }) => ({ number: needed(number, 'the number of the voucher') }),
        onDone: {
          target: '#topUp.loadingCredit',
          actions: [{ type: 'storeRedeemed', params: ({ event }) => event.output }, tells('voucherRedeemed')],
        },
        onError: [outdated, refusedAt('number'), failsTo('#topUp.voucherNotRedeemed')],
      },
    },
    turningOn: {
      description: 'We note the card that is charged when the credit is low.',
      tags: ['busy', 'committing'],
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        input: ({ context: { cardId } }) => ({ cardId: needed(cardId, 'the card that was chosen') }),
        onDone: { target: '#topUp.loadingCredit', actions: tells('turnedOn') },
        onError: [
          outdated,
          {
            guard: { type: 'isCardGone', params: failureOf },
            target: '#topUp.loadingCredit',
            actions: tells('cardGone'),
          },
          refusedAt('cardId'),
          failsTo('#topUp.automaticNotTurnedOn'),
        ],
      },
    },
    turningOff: {
      description: 'We note that nothing is charged by itself any more.',
      tags: ['busy', 'committing'],
      invoke: {
        id: 'turnOff',
        src: 'turnOff',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: { target: '#topUp.loadingCredit', actions: tells('turnedOff') },
        onError: failsTo('#topUp.automaticNotTurnedOff'),
      },
    },
    savingCap: {
      description:
        'We note the most that is to be spent abroad in a month, and have the network start or stop what costs there.',
      meta: { rows: ['MK-04'] },
      tags: ['busy', 'committing'],
      invoke: {
        id: 'saveCap',
        src: 'saveCap',
        input: ({ context: { wantedCap } }) => needed(wantedCap, 'the cap'),
        onDone: { target: '#topUp.loadingCredit', actions: tells('capSaved') },
        onError: [refusedAt('cap'), failsTo('#topUp.capNotSaved')],
      },
    },
  },
});
