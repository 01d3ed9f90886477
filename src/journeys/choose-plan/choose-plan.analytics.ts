import type { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';
import { productData } from '../../analytics/product-data.ts';

export const choosePlanAnalytics = journeyAnalytics<typeof choosePlanMachine>('choosePlan', {
  taking: {
    'plan.selected': ({ snapshot: { context } }) =>
      context.chosen && {
        name: 'plan_selected',
        data: { ...productData(context.chosen), speed_in_mbps: context.chosen.downstreamSpeedInMbps },
      },
  },
});
