import type { reviewOrderMachine } from '../../../machines/review-order/review-order.machine.ts';
import { selectReviewOrder } from '../../../machines/review-order/review-order.selectors.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';
import { productData } from '../../analytics/product-data.ts';

export const reviewOrderAnalytics = journeyAnalytics<typeof reviewOrderMachine>('reviewOrder', {
  entering: {
    orderPlaced: ({ snapshot }) => {
      const { order } = snapshot.context;
      const { product, customisation, monthlyPriceInPence } = selectReviewOrder(snapshot);
      return (
        order && {
          name: 'order_placed',
          data: {
            order_id: order.id,
            ...productData(product),
            monthly_price_in_pence: monthlyPriceInPence,
            mesh_wifi: customisation.meshWifi,
          },
        }
      );
    },
  },
});
