import type { Executor } from '../../../platform/db/open.ts';
import { changeOrder, type ShopOrder } from './shop-orders.store.ts';
import { tellCourier } from './tell-courier.ts';
import type { OrderDeps } from './write-to-member.ts';

/** Has the courier stop an order that has not left; what follows is done when it says that it has. The order is locked. */
export async function stopOrder(
  deps: OrderDeps,
  tx: Executor,
  { id, key }: Pick<ShopOrder, 'id' | 'key'>,
): Promise<void> {
  await changeOrder(tx, id, { state: 'CANCELLING' });
  await tellCourier(deps, tx, 'recall', { orderId: id, reference: key });
}
