import { selectChoosePlan } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import type { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';
import { productData } from '../../analytics/product-data.ts';

export const choosePlanAnalytics = journeyAnalytics<typeof choosePlanMachine>('choosePlan', {
  taking: {
    // Never who lives there: only what came of it.
    'household.submitted': ({ snapshot }) => {
      const { suggestion } = selectChoosePlan(snapshot);
      if (!suggestion || !snapshot.matches({ choosingPlan: 'comparingPlans' })) return null;
      return {
        name: 'plan_suggested',
        data: { speed_in_mbps: suggestion.product.downstreamSpeedInMbps, fit: suggestion.fit },
      };
    },
    'plan.selected': ({ snapshot: { context } }) =>
      context.chosen && {
        name: 'plan_selected',
        data: { ...productData(context.chosen), speed_in_mbps: context.chosen.downstreamSpeedInMbps },
      },
  },
});
