import { retrying } from '../../../platform/db/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { EndPorts } from '../member-plans/end-ports.ts';
import { bringNews } from '../notifications/notifications.service.ts';
import type { NetworkEvent } from '../notifications/notifications.types.ts';
import { networkEvents } from './orders.events.ts';
import { canBecome } from './orders.rules.ts';
import { lockOrder } from './orders.store.ts';

/**
 * Ends an order that the network does not take, or does not know: it will tell nothing of it, so this stands for its word.
 * One that was being cancelled is cancelled. One that is over stays as it is.
 */
export async function endUntakenOrder(deps: Dependencies & EndPorts, orderId: string): Promise<void> {
  await retrying(() =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !canBecome(order.state, 'REJECTED')) return;
      const eventAt = deps.clock.now();
      const news: NetworkEvent = {
        orderId,
        eventAt,
        networkId: null,
        order: {
          state: order.state === 'CANCELLING' ? 'CANCELLED' : 'REJECTED',
          delay: null,
          committedCompletionAt: null,
          completedAt: null,
          cancelledAt: null,
          reasonCode: null,
        },
        visits: [],
        service: undefined,
        incident: undefined,
      };
      await bringNews(deps, networkEvents(deps), { tx, news, order, now: eventAt });
    }),
  );
}
