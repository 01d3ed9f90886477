import type { SnapshotFrom } from 'xstate';
import type { buySimPlanMachine } from '../../../machines/buy-sim-plan/buy-sim-plan.machine.ts';
import { selectBuySimPlan } from '../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

/** What was bought, once it is paid. */
function bought({ snapshot }: { snapshot: SnapshotFrom<typeof buySimPlanMachine> }) {
  const { bought: plan, mine } = selectBuySimPlan(snapshot);
  if (!plan) return null;
  return {
    name: 'sim_plan_bought' as const,
    data: {
      sim_plan_id: plan.plan.id,
      price_in_pence: plan.priceInPence,
      paid_by: plan.paidBy === 'CREDIT' ? ('credit' as const) : ('card' as const),
      begins: 'endsOn' in plan ? ('now' as const) : ('later' as const),
      is_repeated: (mine?.repeat ?? null) !== null,
    },
  };
}

export const buySimPlanAnalytics = journeyAnalytics<typeof buySimPlanMachine>('buySimPlan', {
  entering: { planBought: bought },
  taking: {
    'xstate.done.actor.saveRepeating': () => ({ name: 'sim_plan_repeated', data: {} }),
    'xstate.done.actor.stopRepeating': () => ({ name: 'sim_plan_repeat_stopped', data: {} }),
    'xstate.done.actor.cancelPlan': () => ({ name: 'sim_plan_cancelled', data: {} }),
    'xstate.done.actor.takeBack': () => ({ name: 'sim_plan_taken_back', data: {} }),
  },
});
