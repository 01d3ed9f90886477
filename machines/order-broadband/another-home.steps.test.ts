import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { neighbour } from '../address-check/address-check.cases.ts';
import type { Household } from '../choose-plan/choose-plan.types.ts';
import { answered } from '../shared/model-case.ts';
import { aMember, anotherPlan, checked, faster, homeFound, openPage, pasts } from './customers.cases.ts';
import { plansTell } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const nothingChosen = { product: null, plan: null, customisation: null, booking: null };
const family: Household = { people: 'few', uses: ['films'] };
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
    'a member who has said who lives there, and looks at another page': {
      begins: aMember,
      past: [...pasts.atCustomising, openPage('choosingPlan'), plansTell(family), openPage('customisingPlan')],
      at: 'customisingPlan',
      knows: { household: family },
      steps: [[openPage('choosingPlan'), 'choosingPlan', {}, { choosePlan: { household: family } }]],
    },
    'a member who has said who lives there, and changes to another home': {
      begins: aMember,
      past: [...pasts.atCustomising, openPage('choosingPlan'), plansTell(family), openPage('checkingAddress')],
      at: 'checkingAddress',
      knows: { household: family },
      steps: [
        [homeFound(), 'choosingPlan', {}, { choosePlan: { household: family } }],
        [homeFound({ ...checked, premise: neighbour }), 'choosingPlan', { household: null }],
      ],
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
