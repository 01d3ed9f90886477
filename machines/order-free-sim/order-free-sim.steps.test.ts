import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, form, input, limit, ordered, starts } from './order-free-sim.cases.ts';
import { orderFreeSimMachine } from './order-free-sim.machine.ts';

const { line1, city, postcode } = form;
const sent = { ...input, email: form.email, count: 2, address: { line1, city, postcode } };

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
      ],
      orderingSim: [
        [answered('orderSim', ordered), 'simOrdered', { ordered }],
        [failed('orderSim', limit), 'limitReached', { failure: limit }],
        [failed('orderSim', offline), 'notOrdered', { failure: offline }],
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
