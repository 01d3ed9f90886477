import { selectViewPhone } from '../../../machines/view-phone/view-phone.selectors.ts';
import type { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Snapshot = Parameters<typeof selectViewPhone>[0];

/** The product as it is chosen (PH-04). */
function viewed(snapshot: Snapshot) {
  const product = selectViewPhone(snapshot).chosen?.offer.product;
  if (!product) return null;
  return {
    name: 'phone_viewed' as const,
    data: {
      sku: product.sku,
      price_in_pence: product.price,
      full_price_in_pence: product.fullPrice,
      in_stock: product.inStock,
      discounted: product.discounted,
    },
  };
}

export const viewPhoneAnalytics = journeyAnalytics<typeof viewPhoneMachine>('viewPhone', {
  taking: {
    'address.read': ({ snapshot }) => viewed(snapshot),
    // A page that was opened from another one knows its phone only now.
    'xstate.done.actor.loadPhone': ({ snapshot }) => viewed(snapshot),
  },
});
