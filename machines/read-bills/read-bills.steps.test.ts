import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { bill, billId } from './bills.cases.ts';
import {
  cases,
  collecting,
  facts,
  noBills,
  noSuchBill,
  nothingDue,
  ofAll,
  ofOne,
  oneBill,
  onlyNext,
  paidBill,
  paymentSessionId,
  someBills,
  starts,
  tooMany,
} from './read-bills.cases.ts';
import { readBillsMachine } from './read-bills.machine.ts';

const { memberId } = ofAll;

describeSteps(
  { machine: readBillsMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingBills', 'a member with a bill': 'loadingBill' },
    steps: {
      loadingBills: [
        [answered('loadBills', someBills), 'showingBills', { ...someBills, bill: null }],
        [answered('loadBills', onlyNext), 'showingBills', { ...onlyNext, bill: null }],
        [answered('loadBills', noBills), 'noBills', { ...noBills, bill: null }],
        [failed('loadBills', offline), 'billsNotLoaded', { failure: offline }],
      ],
      billsNotLoaded: [['retry.requested', 'loadingBills', { failure: null }, { loadBills: { memberId } }]],
      loadingBill: [
        [answered('loadBill', oneBill), 'showingBill', { bill, orders: oneBill.orders, names: oneBill.names }],
        [answered('loadBill', paidBill), 'showingBill', { bill: paidBill.bill }],
        [answered('loadBill', collecting), 'showingBill', { charge: collecting.charge }],
        [failed('loadBill', noSuchBill), 'billMissing', { failure: null }],
        [failed('loadBill', offline), 'billNotLoaded', { failure: offline }],
      ],
      showingBill: [['payment.requested', 'beginningPayment', {}, { beginPayment: { billId } }]],
      beginningPayment: [
        [
          answered('beginPayment', { paymentSessionId }),
          'leadingOn',
          { paymentSessionId },
          { leadOn: { path: `/pay/${paymentSessionId}` } },
        ],
        [failed('beginPayment', nothingDue), 'loadingBill', {}, { loadBill: { memberId, billId } }],
        [failed('beginPayment', tooMany), 'tooManyPayments', { failure: tooMany }],
        [failed('beginPayment', offline), 'paymentNotBegun', { failure: offline }],
      ],
      leadingOn: [
        [answered('leadOn'), 'showingBill'],
        [failed('leadOn', offline), 'showingBill'],
      ],
      paymentNotBegun: [['retry.requested', 'beginningPayment', { failure: null }, { beginPayment: { billId } }]],
      billNotLoaded: [
        ['retry.requested', 'loadingBill', { failure: null, billId: ofOne.billId }, { loadBill: { memberId, billId } }],
      ],
    },
  },
);
