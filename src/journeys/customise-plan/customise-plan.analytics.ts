import type { customisePlanMachine } from '../../../machines/customise-plan/customise-plan.machine.ts';
import { selectCustomisePlan } from '../../../machines/customise-plan/customise-plan.selectors.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';
import { productData } from '../../analytics/product-data.ts';

export const customisePlanAnalytics = journeyAnalytics<typeof customisePlanMachine>('customisePlan', {
  entering: {
    planCustomised: ({ snapshot }) => {
      const { lengths, choice, monthlyPriceInPence } = selectCustomisePlan(snapshot);
      const product = lengths.find(({ productId }) => productId === choice.productId);
      return product
        ? {
            name: 'plan_customised',
            data: {
              ...productData(product),
              monthly_price_in_pence: monthlyPriceInPence,
              mesh_wifi: choice.meshWifi,
            },
          }
        : null;
    },
    journeySaved: () => ({ name: 'journey_saved', data: {} }),
  },
});
