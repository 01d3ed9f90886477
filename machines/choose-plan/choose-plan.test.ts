import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './choose-plan.cases.ts';
import { choosePlanMachine } from './choose-plan.machine.ts';

describeMachine({
  machine: choosePlanMachine,
  starts,
  cases,
  facts,
  // The address can still be changed, or another day be tried: both outside this errand.
  ends: ['plansMissing', 'homeOrdered'],
  invariants: {
    'a plan is made for a member only (AU-08)': (snapshot) =>
      !snapshot.matches('creatingPlan') || snapshot.context.member !== null,
    'a plan that was picked is kept while the customer logs in (AU-08)': (snapshot) =>
      !snapshot.matches('awaitingLogIn') || snapshot.context.chosen !== null,
    'the customer goes on with a product and its plan': (snapshot) =>
      snapshot.status !== 'done' || (snapshot.context.plan !== null && snapshot.context.chosen !== null),
    'what was refused about who lives there is said at the question, and nowhere else': (snapshot) =>
      snapshot.context.errors.people === undefined || snapshot.matches({ choosingPlan: 'describingHousehold' }),
    'no old failure is shown with the plans': (snapshot) =>
      !snapshot.matches('choosingPlan') || snapshot.context.failure === null,
  },
  moves: {
    'who goes Back from the log-in page and Forward again logs in for the plan picked before (AU-08)': ({
      event,
      before,
      after,
    }) => event.type !== 'logIn.resumed' || before.context.chosen === null || !after.matches('choosingPlan'),
    'what was said of who lives there is kept until something else is said': ({ event, before, after }) =>
      event.type === 'household.submitted' || before.context.household === after.context.household,
    'who lives there chooses no plan: the customer does': ({ event, after }) =>
      event.type !== 'household.submitted' || after.matches('choosingPlan'),
    'a plan that is not on offer cannot be picked': ({ event, after }) =>
      !('productId' in event && event.productId === 'not-on-offer') || !after.matches('creatingPlan'),
  },
});
