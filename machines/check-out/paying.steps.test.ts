import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { searchSteps } from '../shared/finding-address.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  address,
  bankUnanswered,
  cases,
  dayGone,
  facts,
  paymentSessionId,
  soldOutSince,
  starts,
  unavailable,
} from './check-out.cases.ts';
import { checkOutMachine } from './check-out.machine.ts';
import { notSigned, orderId } from './credit.cases.ts';

const typing = 'choosingAddress.typingAddress';
const finding = 'choosingAddress.findingAddress';
const addressSaid = { type: 'address.submitted', ...address };

describeSteps(
  { machine: checkOutMachine, starts, cases, facts },
  {
    steps: {
      ...searchSteps({ finding, form: typing, address }),
      [typing]: [
        ...toOneOf(
          addressSaid,
          'choosingDay',
          'choosingSims',
          'choosingWays.choosing',
          'takingCredit.savingChoice',
          'reviewingOrder.readingOrder',
        ),
        [{ ...addressSaid, city: '' }, typing, { errors: { city: 'cityMissing' } }],
        ['search.requested', `${finding}.awaitingText`, { errors: {} }],
      ],
      'reviewingOrder.beginningPayment': [
        [
          answered('beginPayment', { paymentSessionId }),
          'reviewingOrder.leadingOn',
          { paymentSessionId },
          { leadOn: { paymentSessionId } },
        ],
        // The last one went while it was read: nothing is paid.
        [failed('beginPayment', soldOutSince), 'orderChanged', { change: 'soldOut' }],
        [failed('beginPayment', bankUnanswered), 'beingPaid'],
        [failed('beginPayment', dayGone), 'refreshingDays', { day: null, isDayGone: true }],
        // A day has passed since it was signed, or a payment was given up: it is signed again, and not applied for again.
        [
          failed('beginPayment', notSigned),
          'takingCredit.loadingCredit',
          { credit: null, isSignatureGone: true },
          { loadCredit: { orderId } },
        ],
        [failed('beginPayment', unavailable), 'paymentNotBegun', { failure: unavailable }],
      ],
      'reviewingOrder.leadingOn': [
        [answered('leadOn'), 'reviewingOrder.readingOrder'],
        [failed('leadOn', offline), 'paymentNotBegun'],
      ],
    },
  },
);
