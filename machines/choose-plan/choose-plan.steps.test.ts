import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, facts, member, offerOf, plan, product, starts } from './choose-plan.cases.ts';
import { choosePlanMachine } from './choose-plan.machine.ts';

describeSteps(
  { machine: choosePlanMachine, starts, cases, facts },
  {
    begins: { 'a visitor': 'loadingPlans', 'a member': 'loadingPlans' },
    steps: {
      loadingPlans: [
        [
          answered('listProducts', offerOf(product)),
          'choosingPlan.comparingPlans',
          { products: [product], earliestGoLiveDay: '2026-12-07' },
        ],
        [answered('listProducts', offerOf()), 'plansMissing'],
        [failed('listProducts', offline), 'plansNotLoaded', { failure: offline }],
      ],
      'choosingPlan.comparingPlans': [
        [
          { type: 'plan.selected', productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001' },
          'awaitingLogIn',
          { chosen: product },
        ],
        ['suggestion.requested', 'choosingPlan.describingHousehold'],
        ['logIn.resumed', 'awaitingLogIn'],
        [
          { type: 'plan.selected', productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001' },
          'creatingPlan',
          { chosen: product },
          { createPlan: { productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001', nccTransactionId: 'ncc-1' } },
        ],
      ],
      'choosingPlan.describingHousehold': [
        [
          { type: 'household.submitted', people: 'few', uses: ['films'] },
          'choosingPlan.comparingPlans',
          { household: { people: 'few', uses: ['films'] } },
        ],
        [
          { type: 'household.submitted', people: '', uses: [] },
          'choosingPlan.describingHousehold',
          { errors: { people: 'peopleMissing' } },
        ],
        ['question.closed', 'choosingPlan.comparingPlans', { errors: {} }],
        ['logIn.resumed', 'awaitingLogIn'],
      ],
      plansNotLoaded: [
        ['retry.requested', 'loadingPlans', { failure: null }, { listProducts: { uprn: '100000000001' } }],
      ],
      awaitingLogIn: [
        [
          { type: 'member.loggedIn', member: member },
          'creatingPlan',
          { member: member },
          { createPlan: { productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001', nccTransactionId: 'ncc-1' } },
        ],
        ['logIn.abandoned', 'choosingPlan.comparingPlans'],
      ],
      creatingPlan: [
        [answered('createPlan', plan), 'planCreated', { plan: plan }],
        [failed('createPlan', refused(409, 'plan.unavailable')), 'plansMissing'],
        [failed('createPlan', refused(409, 'order.exists')), 'homeOrdered'],
        [failed('createPlan', offline), 'planNotCreated', { failure: offline }],
      ],
      planNotCreated: [
        [
          'retry.requested',
          'creatingPlan',
          { failure: null },
          { createPlan: { productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001', nccTransactionId: 'ncc-1' } },
        ],
        ['plans.requested', 'choosingPlan.comparingPlans', { chosen: null, failure: null }],
      ],
    },
  },
);
