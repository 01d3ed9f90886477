import { fromPromise } from 'xstate';
import type { ShopOrder, ShopOrderSummary } from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import type { BeginReturnInput } from '../../../machines/follow-shop-order/sending-back.rules.ts';
import type { ShopOrders } from '../../gateway-client/shop-orders.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Asked = { shopOrderId: string };

type Calls = {
  orders: ShopOrders;
  /** For a look that nobody asked for. */
  quiet: { orders: Pick<ShopOrders, 'getShopOrder'>; somebodyThere: SomebodyThere };
};

const reading =
  ({ getShopOrder }: Pick<ShopOrders, 'getShopOrder'>) =>
  ({ input, signal }: { input: Asked; signal: AbortSignal }): Promise<ShopOrder> =>
    getShopOrder(input.shopOrderId, signal);

/** Fills the pages of phone orders with the gateway's calls; every one rejects with a Failure. The writes may be sent again. */
export function createFollowShopOrderActors({ orders, quiet }: Calls) {
  return {
    loadOrders: fromPromise<ShopOrderSummary[], Record<string, never>>(({ signal }) => orders.listShopOrders(signal)),
    loadOrder: fromPromise<ShopOrder, Asked>(reading(orders)),
    lookForNews: whenSomebodyIsThere<ShopOrder, Asked>(quiet.somebodyThere, reading(quiet.orders)),
    cancelOrder: fromPromise<ShopOrder, Asked>(({ input, signal }) =>
      orders.cancelShopOrder(input.shopOrderId, signal),
    ),
    redeliverOrder: fromPromise<ShopOrder, Asked & { deliverOn: string }>(({ input, signal }) =>
      orders.redeliverShopOrder(input, signal),
    ),
    beginReturn: fromPromise<ShopOrder, BeginReturnInput>(({ input, signal }) => orders.beginShopReturn(input, signal)),
    withdrawReturn: fromPromise<ShopOrder, Asked & { returnId: string }>(({ input, signal }) =>
      orders.withdrawShopReturn(input, signal),
    ),
  };
}
