import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { searchSteps } from '../shared/finding-address.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { address, cases, facts, form, input, limit, ordered, orderedBefore, starts } from './order-free-sim.cases.ts';
import { nextRequest, orderFreeSimMachine } from './order-free-sim.machine.ts';

const { line1, city, postcode } = form;
const sent = { email: form.email, count: 2, address: { line1, city, postcode } };

describeSteps(
  { machine: orderFreeSimMachine, starts, cases, facts },
  {
    begins: { 'a visitor': 'enteringDetails' },
    steps: {
      enteringDetails: [
        [{ type: 'order.submitted', ...form }, 'orderingSim', { form, errors: {} }, { orderSim: sent }],
        [
          { type: 'order.submitted', ...form, count: '', email: 'rowan.archer' },
          'enteringDetails',
          { errors: { count: 'countMissing', email: 'emailWrong' } },
        ],
        ['search.requested', 'findingAddress.awaitingText', { errors: {} }],
      ],
      ...searchSteps({ finding: 'findingAddress', form: 'enteringDetails', address }),
      orderingSim: [
        [answered('orderSim', ordered), 'simOrdered', { ordered }],
        [failed('orderSim', limit), 'limitReached', { failure: limit }],
        [failed('orderSim', orderedBefore), 'orderedBefore', { failure: orderedBefore }],
        [failed('orderSim', offline), 'notOrdered', { failure: offline }],
      ],
      // What came through stays as it is: the next order is another request.
      orderedBefore: [
        ['another.requested', 'enteringDetails', { failure: null, requestId: nextRequest(input.requestId) }],
      ],
      limitReached: [['details.changed', 'enteringDetails', { failure: null }]],
      notOrdered: [
        ['retry.requested', 'orderingSim', { failure: null }, { orderSim: sent }],
        ['details.changed', 'enteringDetails', { failure: null }],
      ],
      simOrdered: [],
    },
  },
);
