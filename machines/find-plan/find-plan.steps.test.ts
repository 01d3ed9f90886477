import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { another, cases, ended, facts, live, neverBegun, ordered, starts, toPlan } from './find-plan.cases.ts';
import { findPlanMachine } from './find-plan.machine.ts';

const { memberId } = toPlan;
describeSteps(
  { machine: findPlanMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingPlans', 'a member with a fault to report': 'loadingPlans' },
    steps: {
      loadingPlans: [
        [answered('loadPlans', [live]), 'leadingOn', { plans: [live] }],
        [answered('loadPlans', [live, ended]), 'leadingOn', { plans: [live, ended] }],
        [answered('loadPlans', [ended]), 'leadingOn', { plans: [ended] }],
        [answered('loadPlans', [live, ordered]), 'leadingOn', { plans: [live, ordered] }],
        [answered('loadPlans', [live, another]), 'listingPlans', { plans: [live, another] }],
        [answered('loadPlans', [ordered]), 'planOnItsWay', { plans: [ordered] }],
        [answered('loadPlans', [neverBegun]), 'noPlans', { plans: [neverBegun] }],
        [answered('loadPlans', []), 'noPlans', { plans: [] }],
        [failed('loadPlans', offline), 'plansNotLoaded', { failure: offline }],
      ],
      plansNotLoaded: [['retry.requested', 'loadingPlans', { failure: null }, { loadPlans: { memberId } }]],
      leadingOn: [
        [answered('leadOn'), 'listingPlans'],
        [failed('leadOn', offline), 'listingPlans'],
      ],
    },
  },
);
