import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { orderId, pieceId } from '../check-out/credit.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  agreed,
  binding,
  cases,
  facts,
  noSuchOrder,
  nothingDue,
  onlyChosen,
  onlySigned,
  owedToLender,
  owedToShop,
  paidOut,
  paymentSessionId,
  settled,
  starts,
  tooLate,
  withdrawn,
  withdraws,
} from './follow-credit.cases.ts';
import { followCreditMachine } from './follow-credit.machine.ts';

const reading = 'showingCredit.readingCredit.upToDate';
const confirming = 'showingCredit.confirmingWithdrawal';
const paying = 'showingCredit.beginningPayment';
const ofOrder = { shopOrderId: orderId };

describeSteps(
  { machine: followCreditMachine, starts, cases, facts },
  {
    begins: { 'a member with a phone by instalments': 'loadingCredit' },
    steps: {
      loadingCredit: [
        ...[binding, agreed, paidOut, settled, owedToShop].map(
          (credit) => [answered('loadCredit', credit), reading, { credit }] as const,
        ),
        // What is not agreed is the check-out's.
        [answered('loadCredit', onlyChosen), 'creditMissing'],
        [answered('loadCredit', onlySigned), 'creditMissing'],
        [failed('loadCredit', noSuchOrder), 'creditMissing'],
        [failed('loadCredit', offline), 'creditNotLoaded', { failure: offline }],
      ],
      creditMissing: [],
      creditNotLoaded: [['retry.requested', 'loadingCredit', { failure: null }, { loadCredit: ofOrder }]],
      [reading]: [
        [withdraws, confirming, { pieceId, news: null }],
        ['payment.requested', paying, {}, { beginPayment: ofOrder }],
        [
          'xstate.after.newsDue.followCredit.showingCredit.readingCredit.upToDate',
          'showingCredit.readingCredit.lookingForNews',
        ],
      ],
      'showingCredit.readingCredit.lookingForNews': [
        [withdraws, confirming],
        ['payment.requested', paying],
        [answered('lookForNews', paidOut), reading, { credit: paidOut }],
        [answered('lookForNews', owedToShop), reading, { credit: owedToShop }],
        [failed('lookForNews', offline), reading],
      ],
      [confirming]: [
        ['withdrawal.confirmed', 'showingCredit.withdrawing', {}, { withdraw: { ...ofOrder, pieceId } }],
        ['withdrawal.declined', reading],
      ],
      'showingCredit.withdrawing': [
        [answered('withdraw', withdrawn), reading, { credit: withdrawn, news: 'withdrawn' }],
        [answered('withdraw', owedToLender), reading, { credit: owedToLender, news: 'withdrawn' }],
        [failed('withdraw', tooLate), 'loadingCredit', { news: 'tooLate' }, { loadCredit: ofOrder }],
        [failed('withdraw', offline), 'withdrawalNotSent', { failure: offline }],
      ],
      withdrawalNotSent: [
        ['retry.requested', 'showingCredit.withdrawing', { failure: null }],
        ...toOneOf('credit.requested', reading),
      ],
      [paying]: [
        [
          answered('beginPayment', { paymentSessionId }),
          'showingCredit.leadingOn',
          { paymentSessionId },
          { leadOn: { paymentSessionId } },
        ],
        // Paid in another tab.
        [failed('beginPayment', nothingDue), 'loadingCredit'],
        [failed('beginPayment', offline), 'paymentNotBegun', { failure: offline }],
      ],
      'showingCredit.leadingOn': [
        [answered('leadOn'), reading],
        [failed('leadOn', offline), 'paymentNotBegun'],
      ],
      paymentNotBegun: [
        ['retry.requested', paying, { failure: null }],
        ['credit.requested', reading, { failure: null }],
      ],
    },
  },
);
