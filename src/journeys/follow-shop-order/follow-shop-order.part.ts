import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import { selectFollowShopOrder } from '../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createFollowShopOrderActors } from './follow-shop-order.actors.ts';

/** The phone orders of a member, and each by itself. */
export const followShopOrderPart = (calls: Parameters<typeof createFollowShopOrderActors>[0]) =>
  journeyPart({
    machine: followShopOrderMachine,
    select: selectFollowShopOrder,
    actors: createFollowShopOrderActors(calls),
    views: () => import('./follow-shop-order.views.ts'),
  });
