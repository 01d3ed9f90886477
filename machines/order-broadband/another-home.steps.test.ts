import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { neighbour } from '../address-check/address-check.cases.ts';
import { answered } from '../shared/model-case.ts';
import { aMember, anotherPlan, checked, faster, homeFound, openPage, pasts } from './customers.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const nothingChosen = { product: null, plan: null, customisation: null, booking: null };
const changedHome = [openPage('checkingAddress'), homeFound({ ...checked, premise: neighbour })];

describeCustomers(
  { machine: orderBroadbandMachine, region: 'ordering' },
  {
    'a member who has changed to another home, and looks at a third one before a plan is chosen': {
      begins: aMember,
      past: [...pasts.atCustomising, ...changedHome, openPage('checkingAddress')],
      at: 'checkingAddress',
      knows: { product: null, speedBefore: 150 },
      steps: [[homeFound(), 'choosingPlan', { address: checked, ...nothingChosen, speedBefore: 150 }]],
    },
    'a member who has chosen a plan for the other home': {
      begins: aMember,
      past: [...pasts.atCustomising, ...changedHome],
      at: 'choosingPlan',
      steps: [
        [answered('choosePlan', { product: faster, plan: anotherPlan }), 'switchingProvider', { speedBefore: null }],
      ],
    },
  },
);
