import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { answered } from '../shared/model-case.ts';
import { member, offerOf, plan, product, starts } from './choose-plan.cases.ts';
import { choosePlanMachine } from './choose-plan.machine.ts';

const faster = { ...product, productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0500' };
const picks = [
  answered('listProducts', offerOf(product, faster)),
  { type: 'plan.selected', productId: faster.productId },
];

describeCustomers(
  { machine: choosePlanMachine },
  {
    'a member who picks the second plan goes on with it (PL-06)': {
      begins: starts['a member'],
      past: [...picks, answered('createPlan', plan)],
      at: 'planCreated',
      ends: { product: faster, plan },
    },
    'a visitor who logs in on the way goes on with the plan picked before (AU-08)': {
      begins: starts['a visitor'],
      past: [...picks, { type: 'member.loggedIn', member }, answered('createPlan', plan)],
      at: 'planCreated',
      ends: { product: faster, plan },
    },
  },
);
