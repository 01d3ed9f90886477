import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { EndPorts } from '../member-plans/end-ports.ts';
import { bringNews } from '../notifications/notifications.service.ts';
import type { NetworkEvent, OrderNews } from '../notifications/notifications.types.ts';
import { networkEvents } from './orders.events.ts';
import { canBecome } from './orders.rules.ts';
import { lockOrder } from './orders.store.ts';

type OrderDeps = Dependencies & EndPorts;

/** An event that says nothing yet. */
export const noNews = {
  networkId: null,
  order: undefined,
  visits: [],
  service: undefined,
  incident: undefined,
} satisfies Partial<NetworkEvent>;

/**
 * Ends an order that the network does not take, or does not know: it will tell nothing of it, so this stands for its word.
 * One that was being cancelled is cancelled. One that is over stays as it is.
 */
export async function endUntakenOrder(deps: OrderDeps, tx: Executor, orderId: string, eventAt: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !canBecome(order.state, 'REJECTED')) return;
  const ended: OrderNews = {
    state: order.state === 'CANCELLING' ? 'CANCELLED' : 'REJECTED',
    delay: null,
    committedCompletionAt: null,
    completedAt: null,
    cancelledAt: null,
    reasonCode: null,
  };
  const news: NetworkEvent = { ...noNews, orderId, eventAt, order: ended };
  await bringNews(deps, networkEvents(deps), { tx, news, order, now: eventAt });
}
