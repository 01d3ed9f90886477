import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './find-plan.cases.ts';
import { findPlanMachine } from './find-plan.machine.ts';
import { begunPlans, onlyPlan, planOnItsWay } from './find-plan.rules.ts';

describeMachine({
  machine: findPlanMachine,
  starts,
  cases,
  facts,
  ends: ['listingPlans', 'planOnItsWay', 'noPlans'],
  invariants: {
    'nobody is led to one of several plans (DB-01)': (snapshot) =>
      !snapshot.matches('leadingOn') || onlyPlan(snapshot.context.plans) !== null,
    'a member with a plan is never told that there is none (DB-01)': ({ value, context: { plans } }) =>
      !['noPlans', 'planOnItsWay'].includes(value) || begunPlans(plans).length === 0,
    'nobody with a plan on its way is sent to order one (DB-01)': (snapshot) =>
      !snapshot.matches('noPlans') || planOnItsWay(snapshot.context.plans) === undefined,
  },
  moves: {
    'what the member came for stays': ({ before, after }) => before.context.purpose === after.context.purpose,
  },
});
