import type { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import type { ShopOrder, ShopReturn } from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import type { EventData } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Told = EventData<'return_asked'>;

const reasons = { CHANGE_OF_MIND: 'change_of_mind', FAULTY: 'faulty' } as const satisfies Record<
  ShopReturn['reason'],
  Told['reason']
>;
const outcomes = { REFUND: 'refund', REPLACEMENT: 'replacement' } as const satisfies Record<
  ShopReturn['outcome'],
  Told['outcome']
>;

/** The newest is the one that was asked for. What is wrong with a phone is its customer's to say, and told to nobody. */
function asked({ output }: { output: unknown }) {
  const { id, pieces, returns } = output as ShopOrder;
  const [newest] = returns;
  if (!newest) return null;
  const { reason, outcome, pieceIds } = newest;
  const skus = pieces.filter((piece) => pieceIds.includes(piece.id)).map(({ sku }) => sku);
  return {
    name: 'return_asked' as const,
    data: { order_id: id, reason: reasons[reason], outcome: outcomes[outcome], item_count: skus.length, skus },
  };
}

export const followShopOrderAnalytics = journeyAnalytics<typeof followShopOrderMachine>('followShopOrder', {
  taking: {
    'xstate.done.actor.beginReturn': asked,
    'xstate.done.actor.withdrawReturn': ({ output }) => ({
      name: 'return_withdrawn',
      data: { order_id: (output as ShopOrder).id },
    }),
  },
});
