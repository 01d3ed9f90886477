import { selectViewPhone } from '../../../machines/view-phone/view-phone.selectors.ts';
import type { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { codeOf } from '../../../machines/shared/failure.ts';
import { basketData } from '../../analytics/basket-data.ts';
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

function added({ context: { basket, wanted } }: Snapshot) {
  const data = basket && basketData(basket);
  return data && wanted ? { name: 'phone_added' as const, data: { ...data, sku: wanted.sku } } : null;
}

/** Where the customer is who could not add it, and where they were on the way to (PH-06). */
function notAdded(snapshot: Snapshot) {
  const { wanted, failure } = snapshot.context;
  const { addError } = selectViewPhone(snapshot);
  if (!wanted || !failure || !addError) return null;
  const code = codeOf(failure);
  return {
    name: 'phone_not_added' as const,
    data: {
      sku: wanted.sku,
      ...(code !== '' && { code }),
      current_url: addError.currentUrl,
      redirect_url: addError.redirectUrl,
    },
  };
}

const notAddedIn = ({ snapshot }: { snapshot: Snapshot }) => notAdded(snapshot);

export const viewPhoneAnalytics = journeyAnalytics<typeof viewPhoneMachine>('viewPhone', {
  entering: {
    phoneAdded: ({ snapshot }) => added(snapshot),
    priceRisen: notAddedIn,
    soldOut: notAddedIn,
    basketFull: notAddedIn,
    phoneNotAdded: notAddedIn,
  },
  taking: {
    'address.read': ({ snapshot }) => viewed(snapshot),
    // A page that was opened from another one knows its phone only now.
    'xstate.done.actor.loadPhone': ({ snapshot }) => viewed(snapshot),
  },
});
