import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './buy-sim-plan.cases.ts';
import { buySimPlanMachine } from './buy-sim-plan.machine.ts';
import { missingCredit, planChosen, wantedOf } from './buy-sim-plan.rules.ts';

describeMachine({
  machine: buySimPlanMachine,
  starts,
  cases,
  facts,
  ends: ['showingPlan', 'planBought'],
  invariants: {
    'nothing is bought before all of it has been said (MK-07)': (snapshot) =>
      !snapshot.matches('buyingPlan') || wantedOf(snapshot.context) !== null,
    'nobody buys from credit that is too little (MK-05)': (snapshot) => {
      const { known, choice } = snapshot.context;
      const plan = planChosen(snapshot.context);
      return (
        !snapshot.matches('buyingPlan') ||
        choice.payBy !== 'CREDIT' ||
        !known ||
        !plan ||
        missingCredit(known.mine, plan) === 0
      );
    },
    'a plan that runs is ended by none but one that names it (MK-07)': (snapshot) => {
      const wanted = wantedOf(snapshot.context);
      return (
        !snapshot.matches('buyingPlan') ||
        wanted?.start !== 'NOW' ||
        wanted.endsPlanId === (snapshot.context.known?.mine.current?.purchaseId ?? null)
      );
    },
  },
  moves: {
    'nobody cancels a plan without having seen what comes back (MK-07)': ({ before, after }) =>
      !after.matches({ showingPlan: 'cancellingPlan' }) ||
      before.matches({ showingPlan: 'confirmingCancel' }) ||
      before.matches({ showingPlan: 'cancellingPlan' }) ||
      before.matches('planNotCancelled'),
    'nothing is bought without a last look (MK-07)': ({ before, after }) =>
      !after.matches('buyingPlan') ||
      before.matches('reviewingPlan') ||
      before.matches('planNotBought') ||
      before.matches('buyingPlan'),
  },
});
