import type { fillBasketMachine } from '../../../machines/fill-basket/fill-basket.machine.ts';
import type { selectFillBasket } from '../../../machines/fill-basket/fill-basket.selectors.ts';
import { basketData } from '../../analytics/basket-data.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Snapshot = Parameters<typeof selectFillBasket>[0];

/** The summary as it is (PH-05). */
function shown({ context: { basket } }: Snapshot) {
  const data = basket && basket.lines.length > 0 && basketData(basket);
  return data ? { name: 'basket_shown' as const, data: { ...data, can_check_out: basket.canCheckOut } } : null;
}

function takenOut({ context: { basket, change } }: Snapshot) {
  if (!basket?.id || change?.quantity !== 0) return null;
  return { name: 'phone_taken_out' as const, data: { basket_id: basket.id, sku: change.sku } };
}

export const fillBasketAnalytics = journeyAnalytics<typeof fillBasketMachine>('fillBasket', {
  entering: { changingBasket: ({ snapshot }) => takenOut(snapshot) },
  taking: {
    'xstate.done.actor.loadBasket': ({ snapshot }) => shown(snapshot),
    'xstate.done.actor.changeBasket': ({ snapshot }) => shown(snapshot),
  },
});
