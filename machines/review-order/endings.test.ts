import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { order, starts } from './review-order.cases.ts';
import { reviewOrderMachine } from './review-order.machine.ts';

const begins = { ...starts['a customer with everything chosen'] };
const plan = { ...begins.plan, monthlyPrice: '2500' };
const contract = { planId: plan.id, contractSummaryDocId: 'S', contractInformationDocId: 'I', monthRemaining: 12 };
const read = answered('prepareContract', { contract, plan });
const accepts = { type: 'order.submitted', contractAccepted: true };
const refused = (code: string) =>
  failed('placeOrder', { kind: 'HttpError', status: 409, code, message: '', fields: [] });
const change = (changed: object) => answered('prepareContract', { contract, plan: { ...plan, ...changed } });

describeCustomers(
  { machine: reviewOrderMachine },
  {
    'a customer who orders (OR-02)': {
      begins: { ...begins, plan },
      past: [read, accepts, answered('placeOrder', order)],
      at: 'orderPlaced',
      ends: { kind: 'orderPlaced', order },
    },
    'a customer whose visits are free again chooses them (BK-32)': {
      begins: { ...begins, plan },
      past: [read, accepts, refused('reservation.expired'), 'visits.changed'],
      at: 'visitsNeeded',
      ends: { kind: 'visitsNeeded' },
    },
    'a customer who changes what the engineer should know (BK-23)': {
      begins: { ...begins, plan },
      past: [read, { type: 'engineerNotes.requested', row: 'healthAndSafety' }],
      at: 'engineerNotesNeeded',
      ends: { kind: 'engineerNotesNeeded', row: 'healthAndSafety' },
    },
    'a customer whose switch was begun in another tab (SW-01)': {
      begins: { ...begins, plan },
      past: [read, accepts, refused('switch.unsettled'), 'switchChange.requested'],
      at: 'orderOutdated',
      ends: { kind: 'orderOutdated' },
    },
    'a customer whose plan has another price by now (OR-03)': {
      begins: { ...begins, plan },
      past: [change({ monthlyPrice: '4500' }), 'changes.requested'],
      at: 'orderOutdated',
      ends: { kind: 'orderOutdated' },
    },
    'a customer whose plan has another speed at the same price (OR-03)': {
      begins: { ...begins, plan },
      past: [change({ productId: 'another' })],
      at: 'orderChanged',
    },
    'a customer who looks at the review again after the order was not placed': {
      begins: { ...begins, plan },
      past: [read, { ...accepts, contractAccepted: false }],
      at: 'reviewingOrder',
      knows: { failure: null, errors: { contractAccepted: 'notAccepted' } },
    },
  },
);
